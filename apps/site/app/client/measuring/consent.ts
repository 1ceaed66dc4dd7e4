import { privacySignal } from '@site/contract/privacy-signal';
import { keepCookie } from '../memory/keep-cookie.ts';
import { forgetMeasurements } from './forget-measurements.ts';

export type Consent = 'granted' | 'declined' | 'unasked';

const cookie = 'consent';
const listeners = new Set<() => void>();
let asking = false;

let heard: boolean | undefined;

/**
 * A browser that sends `Sec-GPC: 1` has declined for its visitor (D29). Not all browsers tell scripts, so the server
 * repeats it in `Server-Timing`.
 */
export function declinedByBrowser(): boolean {
	if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true;
	heard ??= performance
		.getEntriesByType('navigation')
		.some((page) => page instanceof PerformanceNavigationTiming && wasHeard(page));
	return heard;
}

/** Missing on pages that were not loaded over https. */
const wasHeard = ({ serverTiming = [] }: Partial<PerformanceNavigationTiming>) =>
	serverTiming.some(({ name }) => name === privacySignal);

function current(): Consent {
	if (declinedByBrowser()) return 'declined';
	const kept = document.cookie.match(/(?:^|; )consent=(granted|declined)/)?.[1];
	return kept === 'granted' || kept === 'declined' ? kept : 'unasked';
}

/**
 * Stores the visitor's choice. Withdrawn consent takes effect at once: cookies are deleted, and a reload unloads the
 * scripts.
 */
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

/** The server cannot know the choice, so nothing is asked or measured until the browser takes over. */
export const consentStore = { subscribe, current, onServer: (): Consent => 'declined' };
export const consentAsked = { subscribe, current: () => asking, onServer: () => false };
