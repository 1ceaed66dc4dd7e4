import { privacySignal } from '@site/contract/privacy-signal';

export type Consent = 'granted' | 'declined' | 'unasked';

const listeners = new Set<() => void>();
let asking = false;

let heard: boolean | undefined;

/**
 * A browser that sends `Sec-GPC: 1` has declined for its visitor (D29). Not all browsers expose the setting to scripts,
 * so the server repeats it in `Server-Timing`.
 */
export function declinedByBrowser(): boolean {
	if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true;
	heard ??= performance
		.getEntriesByType('navigation')
		.some((page) => page instanceof PerformanceNavigationTiming && wasHeard(page));
	return heard;
}

/** Browsers omit `serverTiming` on pages that were not loaded over https. */
const wasHeard = ({ serverTiming = [] }: Partial<PerformanceNavigationTiming>) =>
	serverTiming.some(({ name }) => name === privacySignal);

function current(): Consent {
	if (declinedByBrowser()) return 'declined';
	const kept = document.cookie.match(/(?:^|; )consent=(granted|declined)/)?.[1];
	return kept === 'granted' || kept === 'declined' ? kept : 'unasked';
}

/** Shows the consent question again, whatever the earlier answer. */
export function showConsent(shown: boolean) {
	asking = shown;
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

/** The server cannot know the choice: the consent question and measuring wait for hydration. */
export const consentStore = { subscribe, current, onServer: (): Consent => 'declined' };
export const consentAsked = { subscribe, current: () => asking, onServer: () => false };
