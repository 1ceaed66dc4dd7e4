import { keepCookie } from './keep-cookie.ts';

export type Consent = 'granted' | 'declined' | 'unasked';

const cookie = 'consent';
const listeners = new Set<() => void>();
let asking = false;

/** A browser that sends `Sec-GPC: 1` has declined for its visitor (D29). */
export const declinedByBrowser = (): boolean =>
	'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

function current(): Consent {
	if (declinedByBrowser()) return 'declined';
	const kept = document.cookie.match(/(?:^|; )consent=(granted|declined)/)?.[1];
	return kept === 'granted' || kept === 'declined' ? kept : 'unasked';
}

/** Keeps the visitor's choice. One that is taken back holds at once: what had been loaded goes with the page. */
export function decideConsent(consent: 'granted' | 'declined') {
	const withdrawn = consent === 'declined' && current() === 'granted';
	keepCookie(cookie, consent, 15_552_000);
	showConsent(false);
	if (withdrawn) location.reload();
}

/** Brings the question back, whatever was answered. */
export function showConsent(shown: boolean) {
	asking = shown;
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

/** The server cannot know the choice; nothing is asked or measured before the browser does. */
export const consentStore = { subscribe, current, onServer: (): Consent => 'declined' };
export const consentAsked = { subscribe, current: () => asking, onServer: () => false };
