import { showToast } from './toasts.ts';

/** Copies a text and confirms it in a toast; false if the browser has no clipboard or refuses. */
export async function copyText(text: string, copied: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		return false;
	}
	showToast('success', copied);
	return true;
}
