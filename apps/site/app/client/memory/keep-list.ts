import { keptListKey } from './kept-list.ts';

/** Whether it is kept now. Other tabs are told by the browser, this one by ourselves. */
export function keepList(written: string): boolean {
	try {
		localStorage.setItem(keptListKey, written);
		dispatchEvent(new Event('storage'));
		return true;
	} catch {
		return false;
	}
}
