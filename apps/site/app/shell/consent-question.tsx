import { useState } from 'react';
import { declinedByBrowser, showConsent } from '../client/measuring/consent.ts';
import { decideConsent } from '../client/measuring/decide-consent.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { consentWords } from '../messages/consent.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';

/**
 * Asks whether visits may be measured; both answers are one click. On phones the question is one line, so that the
 * buttons of the first screen stay visible; the details show on request (`asked`).
 */
export function ConsentQuestion({ asked, decidable }: { asked: boolean; decidable: boolean }) {
	const messages = useMessages();
	const words = useWords(consentWords);
	const { tagManager } = useShell().settings;
	const [told, setTold] = useState(false);
	const isBrief = useLayout() === 'mobile' && !asked && !told;
	return (
		<section
			aria-label={words.title}
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
						{words.question}
					</button>
				) : (
					<p className="min-w-0 flex-[1_1_24rem] text-xs">
						{tagManager.id === '' ? words.nothing : words.text} {words.views}{' '}
						{declinedByBrowser() && <strong>{words.signal} </strong>}
						<SiteLink to="/privacy-policy" className="font-semibold text-teal underline underline-offset-4">
							{words.more}
						</SiteLink>
					</p>
				)}
				<div className={classes('flex gap-3', !isBrief && 'flex-wrap')}>
					{decidable ? (
						<>
							<Button onClick={() => decideConsent('granted')}>{words.accept}</Button>
							<Button style="secondary" onClick={() => decideConsent('declined')}>
								{words.decline}
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
