import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { consentStore } from './consent.ts';

type Entry = Record<string, unknown>;
declare global {
	interface Window {
		dataLayer?: Entry[];
	}
}

/** Reports each page shown to the tag manager. Before consent nothing is loaded, stored or sent. */
export function useTagManager({ id, script }: { id: string; script: string }) {
	const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
	const { pathname, search } = useLocation();
	// An address with a token must not be passed to third parties.
	const active = consent === 'granted' && id !== '' && !search.includes('token=');

	useEffect(() => {
		if (!active || document.querySelector('script[data-tag-manager]')) return;
		window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
		const element = document.createElement('script');
		element.async = true;
		element.dataset.tagManager = id;
		element.src = `${script}?id=${encodeURIComponent(id)}`;
		document.head.append(element);
	}, [active, id, script]);

	useEffect(() => {
		if (active) window.dataLayer?.push({ event: 'content-view', 'content-name': pathname + search });
	}, [active, pathname, search]);
}
