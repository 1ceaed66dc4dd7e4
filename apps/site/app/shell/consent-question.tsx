import { useState } from 'react';
import { consentStore, declinedByBrowser, showConsent } from '../client/measuring/consent.ts';
import { keepCookie } from '../client/memory/keep-cookie.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { consentWords } from '../messages/consent.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** Deletes the cookies of analytics tools: their names start with `_`, on this host or a parent domain. */
function forgetMeasurements(): void {
	const names = document.cookie.split('; ').flatMap((each) => each.match(/^_[^=]*/) ?? []);
	const labels = location.hostname.split('.');
	const places = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
	for (const name of names) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
		for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
	}
}

/**
 * Stores the visitor's choice. Withdrawn consent takes effect immediately: cookies are deleted, and a reload unloads
 * the scripts. Only the consent question uses this module, so it loads with the question.
 */
function decideConsent(consent: 'granted' | 'declined') {
	const withdrawn = consent === 'declined' && consentStore.current() === 'granted';
	keepCookie('consent', consent, 15_552_000);
	showConsent(false);
	if (!withdrawn) return;
	forgetMeasurements();
	location.reload();
}

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
