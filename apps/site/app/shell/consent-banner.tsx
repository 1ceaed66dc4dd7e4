import { Suspense, useSyncExternalStore } from 'react';
import { consentAsked, consentStore, declinedByBrowser } from '../client/measuring/consent.ts';
import { useShell } from '../client/use-shell.ts';
import { later, laterComponent } from '../ui/later.ts';

const question = later(() => import('./consent-question.tsx'));
const ConsentQuestion = laterComponent(question, (code) => code.ConsentQuestion);

/**
 * Shows the consent question on a first visit and on request. Most visitors have answered already, so its code loads
 * only if there is a question.
 */
export function ConsentBanner() {
	const { tagManager } = useShell().settings;
	const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
	const asked = useSyncExternalStore(consentAsked.subscribe, consentAsked.current, consentAsked.onServer);
	const decidable = tagManager.id !== '' && (consent !== 'declined' || !declinedByBrowser());
	if (!asked && !(decidable && consent === 'unasked')) return null;
	return (
		<Suspense>
			<ConsentQuestion asked={asked} decidable={decidable} />
		</Suspense>
	);
}
