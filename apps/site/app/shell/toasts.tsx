import { type MouseEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { dismissToast, type Toast, toastStore } from '../client/toasts.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { TestStrip } from '../ui/test-strip.tsx';

/** All current messages. Outside `#page`, which is inert while a form is being sent. */
export function Toasts() {
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
	const loading = toasts.findLast((toast) => toast.kind === 'loading');
	useBlockedPage(loading !== undefined);

	return (
		<>
			<div role="status">{loading && <Blocking text={loading.text} />}</div>
			<div className="no-print pointer-events-none fixed inset-x-0 z-60 grid gap-3 px-[max(1rem,env(safe-area-inset-right))] mobile:bottom-(--buttons) mobile:justify-items-center mobile:pb-[max(1rem,env(safe-area-inset-bottom))] desktop:top-20 desktop:justify-items-end desktop:px-6">
				<div role="alert" className="contents">
					{toasts.map((toast) => toast.kind === 'error' && <Message key={toast.id} toast={toast} />)}
				</div>
				<div role="status" className="contents">
					{toasts.map(
						(toast) => (toast.kind === 'success' || toast.kind === 'info') && <Message key={toast.id} toast={toast} />,
					)}
				</div>
			</div>
		</>
	);
}

/** Makes the page inert, and restores the focus afterwards. */
function useBlockedPage(blocked: boolean) {
	useLayoutEffect(() => {
		const page = document.getElementById('page');
		if (!blocked || !page) return;
		const focused = document.activeElement;
		page.inert = true;
		return () => {
			page.inert = false;
			const lost = document.activeElement === document.body || document.activeElement === focused;
			if (lost && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
		};
	}, [blocked]);
}

function Blocking({ text }: { text: string }) {
	return (
		<div className="fixed inset-0 z-60 grid cursor-wait place-items-center p-6">
			<TestStrip label={text} />
		</div>
	);
}

const signs = {
	success: <span className="drawn-lines" aria-hidden="true" />,
	error: <Icon name="alert" className="size-5 shrink-0 text-danger" />,
	info: null,
	loading: null,
} as const;

function Message({ toast: { id, kind, text, next } }: { toast: Toast }) {
	const messages = useMessages();
	function go(event: MouseEvent) {
		event.preventDefault();
		dismissToast(id);
		next?.go?.();
	}
	return (
		<div className="toast pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-card border border-line bg-white py-2 pr-2 pl-4 text-sm text-ink raised">
			<span className="flex min-h-11 flex-1 items-center gap-3">
				{signs[kind]}
				<span className="min-w-0">
					{text}
					{next && (
						<a href={next.to} onClick={next.go && go} className="ml-3 font-semibold text-teal-dark underline">
							{next.label}
						</a>
					)}
				</span>
			</span>
			<button
				type="button"
				className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-pale hover:text-ink"
				aria-label={messages.close}
				onClick={() => dismissToast(id)}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}
