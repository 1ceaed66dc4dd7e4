import { useState, useSyncExternalStore } from 'react';
import { consentAsked, consentStore, decideConsent, declinedByBrowser, showConsent } from '../client/consent.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';

/**
 * Asks once whether visits may be measured, and again when asked to; both answers are one click. On phones it asks in a
 * line, which leaves the first screen its buttons, and says the rest when it is asked for.
 */
export function ConsentBanner() {
	const messages = useMessages();
	const { tagManager } = useShell().settings;
	const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
	const asked = useSyncExternalStore(consentAsked.subscribe, consentAsked.current, consentAsked.onServer);
	const decidable = tagManager.id !== '' && (consent !== 'declined' || !declinedByBrowser());
	const [told, setTold] = useState(false);
	const isBrief = useLayout() === 'mobile' && !asked && !told;
	if (!asked && !(decidable && consent === 'unasked')) return null;
	return (
		<section
			aria-label={messages.consentTitle}
			className={classes(
				'consent no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white px-5 raised in-data-menu-open:hidden desktop:px-10',
				isBrief ? 'consent-brief py-2' : 'py-4',
			)}
		>
			<div
				className={classes(
					'mx-auto flex max-w-content items-center',
					isBrief ? 'justify-between gap-3' : 'flex-wrap gap-x-8 gap-y-3',
				)}
			>
				{isBrief ? (
					<button
						type="button"
						className="min-h-11 text-left text-xs underline underline-offset-4"
						onClick={() => setTold(true)}
					>
						{messages.consentQuestion}
					</button>
				) : (
					<p className="min-w-0 flex-[1_1_24rem] text-xs">
						{tagManager.id === '' ? messages.consentNothing : messages.consentText} {messages.consentViews}{' '}
						{declinedByBrowser() && <strong>{messages.consentSignal} </strong>}
						<SiteLink to="/privacy-policy" className="font-semibold text-teal underline underline-offset-4">
							{messages.consentMore}
						</SiteLink>
					</p>
				)}
				<div className={classes('flex gap-3', !isBrief && 'flex-wrap')}>
					{decidable ? (
						<>
							<Button onClick={() => decideConsent('granted')}>{messages.consentAccept}</Button>
							<Button style="secondary" onClick={() => decideConsent('declined')}>
								{messages.consentDecline}
							</Button>
						</>
					) : (
						<Button onClick={() => showConsent(false)}>{messages.close}</Button>
					)}
				</div>
			</div>
		</section>
	);
}
