import { keptListKey } from './kept-list.ts';

/** Whether it is kept now. Other tabs are told by the browser, this one by ourselves. */
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
