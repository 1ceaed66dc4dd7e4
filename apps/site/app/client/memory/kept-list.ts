import { useSyncExternalStore } from 'react';

const key = 'list';

/** The visitor's list as the contract writes it; empty where there is none, or the browser keeps nothing. */
export function keptList(): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

/** Whether it is kept now. Other tabs are told by the browser, this one by ourselves. */
export function keepList(written: string): boolean {
	try {
		localStorage.setItem(key, written);
		dispatchEvent(new Event('storage'));
		return true;
	} catch {
		return false;
	}
}

function subscribe(listener: () => void) {
	addEventListener('storage', listener);
	return () => removeEventListener('storage', listener);
}

/** Null until the page is hydrated: the server does not know it. */
export const useKeptList = (): string | null => useSyncExternalStore<string | null>(subscribe, keptList, () => null);
