import { keepCookie } from '../memory/keep-cookie.ts';
import { consentStore, showConsent } from './consent.ts';
import { forgetMeasurements } from './forget-measurements.ts';

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
