import { privacySignal } from '@site/contract/privacy-signal';
import { forgetMeasurements } from './forget-measurements.ts';
import { keepCookie } from './keep-cookie.ts';

export type Consent = 'granted' | 'declined' | 'unasked';

const cookie = 'consent';
const listeners = new Set<() => void>();
let asking = false;

let heard: boolean | undefined;

/** A browser that sends `Sec-GPC: 1` has declined for its visitor (D29). Some say so to scripts; of all others the server heard it. */
export function declinedByBrowser(): boolean {
	if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true;
	heard ??= performance
		.getEntriesByType('navigation')
		.some((page) => page instanceof PerformanceNavigationTiming && wasHeard(page));
	return heard;
}

/** Scripts of a page that did not come by a safe way are not told. */
const wasHeard = ({ serverTiming = [] }: Partial<PerformanceNavigationTiming>) =>
	serverTiming.some(({ name }) => name === privacySignal);

function current(): Consent {
	if (declinedByBrowser()) return 'declined';
	const kept = document.cookie.match(/(?:^|; )consent=(granted|declined)/)?.[1];
	return kept === 'granted' || kept === 'declined' ? kept : 'unasked';
}

/** Keeps the visitor's choice. One that is taken back holds at once: what had been loaded goes with the page, and what it kept before. */
export function decideConsent(consent: 'granted' | 'declined') {
	const withdrawn = consent === 'declined' && current() === 'granted';
	keepCookie(cookie, consent, 15_552_000);
	showConsent(false);
	if (!withdrawn) return;
	forgetMeasurements();
	location.reload();
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
