import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
	addEventListener('online', changed);
	addEventListener('offline', changed);
	return () => {
		removeEventListener('online', changed);
		removeEventListener('offline', changed);
	};
};

/** Without a connection nothing may be prefetched: the router reloads the page when a script cannot be fetched. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
