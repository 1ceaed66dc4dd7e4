import { useSyncExternalStore } from 'react';

export const keptListKey = 'list';

/** What this browser keeps under a name; empty where there is none, or it keeps nothing. */
function keptText(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

/** The visitor's list as the contract writes it. */
export const keptList = (): string => keptText(keptListKey);

function subscribe(listener: () => void) {
	addEventListener('storage', listener);
	return () => removeEventListener('storage', listener);
}

/** Null until the page is hydrated: the server does not know it. */
export const useKeptText = (key: string): string | null =>
	useSyncExternalStore<string | null>(
		subscribe,
		() => keptText(key),
		() => null,
	);
export const useKeptList = (): string | null => useKeptText(keptListKey);
