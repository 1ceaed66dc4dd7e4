import { type FormEvent, type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressIn } from '../addresses/language-address.ts';
import { queryOf } from '../addresses/query.ts';
import { writeSession } from '../client/memory/session.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';

/** The search icon and its pop-up. Without scripting the icon is a link to the search page. */
export function SearchPopup() {
	const messages = useMessages();
	const navigate = useNavigate();
	const { language } = useShell();
	const { pathname } = useLocation();
	const dialog = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const pressedBeside = useRef(false);

	function open(event: MouseEvent) {
		event.preventDefault();
		// The browser focuses the first field when the dialog opens, and only then (SHELL-12).
		dialog.current?.showModal();
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		const keyword = input.current?.value ?? '';
		writeSession('searchVal', keyword);
		dialog.current?.close();
		const address = addressIn(language, `/search${keyword.trim() && queryOf([['search', keyword.trim()]])}`);
		if (pathname === '/search') location.assign(address);
		else void navigate(address);
	}

	return (
		<>
			<a
				href={addressIn(language, '/search')}
				onClick={open}
				aria-label={messages.search}
				className="grid size-11 place-items-center rounded-full hover:bg-pale"
			>
				<Icon name="search" />
			</a>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape */}
			<dialog
				ref={dialog}
				aria-label={messages.searchSite}
				// A click on the backdrop has the dialog itself as target; a text selection may end there but starts inside.
				onPointerDown={({ target, currentTarget }) => {
					pressedBeside.current = target === currentTarget;
				}}
				onClick={() => pressedBeside.current && dialog.current?.close()}
				className="mt-28 w-[min(42rem,calc(100vw-2rem))] rounded-card bg-white p-0 text-ink raised backdrop:bg-ink/60"
			>
				<search>
					<form onSubmit={submit} className="flex items-center gap-3 p-4">
						<Icon name="search" className="ml-2 size-6 shrink-0 text-teal" />
						<input
							ref={input}
							type="search"
							aria-label={messages.searchSite}
							placeholder={messages.searchPlaceholder}
							autoComplete="off"
							className="min-h-12 w-full min-w-0 rounded-lg px-2 text-lg -outline-offset-2 placeholder:text-ink-soft"
						/>
						<button
							type="button"
							aria-label={messages.close}
							onClick={() => dialog.current?.close()}
							className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-pale"
						>
							<Icon name="close" />
						</button>
					</form>
				</search>
			</dialog>
		</>
	);
}
