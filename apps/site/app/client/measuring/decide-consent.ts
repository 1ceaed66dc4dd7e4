import { keepCookie } from '../memory/keep-cookie.ts';
import { consentStore, showConsent } from './consent.ts';

/** Deletes the cookies of analytics tools: their names start with `_`, on this host or a parent domain. */
function forgetMeasurements(): void {
	const names = document.cookie.split('; ').flatMap((each) => each.match(/^_[^=]*/) ?? []);
	const labels = location.hostname.split('.');
	const places = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
	for (const name of names) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
		for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
	}
}

/**
 * Stores the visitor's choice. Withdrawn consent takes effect immediately: cookies are deleted, and a reload unloads
 * the scripts. Only the consent question uses this module, so it loads with the question.
 */
export function decideConsent(consent: 'granted' | 'declined') {
	const withdrawn = consent === 'declined' && consentStore.current() === 'granted';
	keepCookie('consent', consent, 15_552_000);
	showConsent(false);
	if (!withdrawn) return;
	forgetMeasurements();
	location.reload();
}
