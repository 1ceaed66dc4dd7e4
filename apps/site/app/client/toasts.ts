export type ToastKind = 'success' | 'error' | 'info' | 'loading';
/** `next` is a link for a next step; `go` performs it without leaving the page. */
export type Toast = {
	id: number;
	kind: ToastKind;
	text: string;
	next?: { to: string; label: string; go?: () => void } | undefined;
};

const visibleMilliseconds = { success: 5000, info: 5000, error: 8000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
	toasts = next;
	for (const listener of listeners) listener();
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** Shows a message and removes it after a while; the same text is not shown twice at the same time. */
export function showToast(kind: 'success' | 'error' | 'info', text: string, next?: Toast['next']) {
	const id = ++lastId;
	change([...toasts.filter((toast) => toast.text !== text), { id, kind, text, next }]);
	setTimeout(() => dismissToast(id), visibleMilliseconds[kind]);
}

/** Blocks the page while a form is being sent; call the returned function to unblock. Earlier messages disappear. */
export function showLoading(text: string): () => void {
	const id = ++lastId;
	change([...toasts.filter((toast) => toast.kind === 'loading'), { id, kind: 'loading', text }]);
	return () => dismissToast(id);
}

export const toastStore = {
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	current: () => toasts,
};
