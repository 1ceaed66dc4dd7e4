import { useSyncExternalStore } from 'react';
import { consentStore, decideConsent } from '../client/consent.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** Asks once whether visits may be measured; both answers are one click. */
export function ConsentBanner() {
	const messages = useMessages();
	const { tagManager } = useShell().settings;
	const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
	if (consent !== 'unasked' || !tagManager.id) return null;
	return (
		<section
			aria-label={messages.consentTitle}
			className="no-print fixed bottom-4 left-4 z-40 w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-white p-5 shadow-raised"
		>
			<p className="text-xs">
				{messages.consentText}{' '}
				<SiteLink to="/privacy-policy" className="font-semibold text-teal underline underline-offset-4">
					{messages.consentMore}
				</SiteLink>
			</p>
			<div className="mt-4 flex gap-3">
				<Button className="flex-1" onClick={() => decideConsent('granted')}>
					{messages.consentAccept}
				</Button>
				<Button style="secondary" className="flex-1" onClick={() => decideConsent('declined')}>
					{messages.consentDecline}
				</Button>
			</div>
		</section>
	);
}
