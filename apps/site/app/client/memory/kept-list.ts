import { useSyncExternalStore } from 'react';

export const keptListKey = 'list';

/** The visitor's list as the contract writes it; empty where there is none, or the browser keeps nothing. */
export function keptList(): string {
	try {
		return localStorage.getItem(keptListKey) ?? '';
	} catch {
		return '';
	}
}

function subscribe(listener: () => void) {
	addEventListener('storage', listener);
	return () => removeEventListener('storage', listener);
}

/** Null until the page is hydrated: the server does not know it. */
export const useKeptList = (): string | null => useSyncExternalStore<string | null>(subscribe, keptList, () => null);
