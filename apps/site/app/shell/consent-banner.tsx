import { Suspense, useSyncExternalStore } from 'react';
import { consentAsked, consentStore, declinedByBrowser } from '../client/consent.ts';
import { useShell } from '../client/use-shell.ts';
import { later, laterComponent } from '../ui/later.ts';

const question = later(() => import('./consent-question.tsx'));
const ConsentQuestion = laterComponent(question, (code) => code.ConsentQuestion);

/** Asks once, and again when asked to. Most pages are shown to somebody who has answered: its code comes when there is a question. */
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
