import { useSyncExternalStore } from 'react';

export const keptListKey = 'list';

/** The text that this browser stores under a key; empty if there is none, or if storage is blocked. */
function keptText(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

/** The visitor's list in the format of the contract. */
export const keptList = (): string => keptText(keptListKey);

function subscribe(listener: () => void) {
	addEventListener('storage', listener);
	return () => removeEventListener('storage', listener);
}

/** Null until the page is hydrated, because the server cannot know it. */
export const useKeptText = (key: string): string | null =>
	useSyncExternalStore<string | null>(
		subscribe,
		() => keptText(key),
		() => null,
	);
export const useKeptList = (): string | null => useKeptText(keptListKey);
