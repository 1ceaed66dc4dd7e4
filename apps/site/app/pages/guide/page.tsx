import { brand } from '@site/contract/brand';
import { type ComponentType, Suspense, useEffect } from 'react';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { guideAddress, productAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { guideWords } from '../../messages/guide.ts';
import { readingPageWords } from '../../messages/reading.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import { Still } from '../../ui/still.tsx';
import { type ReadingView, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { GuideSteps } from './guide-steps.tsx';
import { keepOffline } from './keep-offline.ts';
import { Timer } from './timer.tsx';

/** Static: the first page load needs only its markup (decision 022). */
const reading = later(() => import('../../product/reading-assistant.tsx').then((code) => code.ReadingAssistant));
const Reading = laterComponent(reading, (assistant): ComponentType<{ view: ReadingView }> => assistant);

/** The guide of a home test. A test for professionals has none: its product page explains the reading. */
export function loader({ context, params }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const asked = slugOf(params);
	const slug = visit.ask.productSlug(asked);
	const guide = slug ? visit.ask.homeGuide(slug) : null;
	if (guide && slug === asked) return { guide, readingTitle: readingPageWords[visit.language].title };
	if (guide) throw redirect(addressIn(visit.language, guideAddress(guide.slug)), 301);
	if (slug) throw redirect(addressIn(visit.language, productAddress(slug)));
	throw missingItem(offeredInstead(visit, 'product', asked));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const guide = loaderData?.guide;
	if (!guide) return [];
	const words = guideWords[site.language];
	return pageMeta(site, {
		title: `${words.title(guide.title)} - ${brand.name}`,
		description: `${guide.description} ${guide.reading.introduction}`,
		keywords: guide.keywords,
		path: guideAddress(guide.slug),
	});
}

export default function Guide({ loaderData: { guide, readingTitle } }: Route.ComponentProps) {
	const words = useWords(guideWords);
	// Part of the name of the static part, so that another guide never shows the answers of this one.
	const { language } = useShell();
	useEffect(() => void keepOffline(), []);
	return (
		<article>
			<PageTitle title={guide.title} lead={words.lead} note={guide.emergencyUse || undefined} />
			<Band tone="white">
				<p className="max-w-prose text-lg">{words.before}</p>
				<p className="mt-4 flex flex-wrap gap-3">
					{guide.instructions && (
						<ButtonLink to={guide.instructions} style="secondary">
							{words.instructions}
						</ButtonLink>
					)}
					<ButtonLink to={productAddress(guide.slug)} style="secondary">
						{words.product}
					</ButtonLink>
				</p>
				<GuideSteps steps={guide.steps} />
				{guide.times.length > 0 && <Timer guide={guide} />}
			</Band>
			<div id="results">
				<Band tone="pale">
					<Heading title={readingTitle} intro={guide.reading.introduction} className="mb-8" />
					<Still name={`guide-reading ${language} ${guide.slug}`}>
						<Suspense>
							<Reading view={guide.reading} />
						</Suspense>
					</Still>
					<p className="mt-6 text-sm text-ink-soft noscript:hidden">{words.offline}</p>
				</Band>
			</div>
		</article>
	);
}
