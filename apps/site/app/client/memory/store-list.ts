import { keptListKey } from './kept-list.ts';

/** True if the text was stored. Browsers notify only other tabs of the change, so this tab gets its own event. */
export function keepText(key: string, written: string): boolean {
	try {
		localStorage.setItem(key, written);
		dispatchEvent(new Event('storage'));
		return true;
	} catch {
		return false;
	}
}

export const keepList = (written: string): boolean => keepText(keptListKey, written);
