import { type BoxCode, boxCodeOf, inLink } from '@site/contract/box-code';
import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { addressOf, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CheckForm } from '../../sections/check-form.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { BoxFacts } from './box-facts.tsx';
import { BoxHead } from './box-head.tsx';
import { BoxWays } from './box-ways.tsx';

/** `/01/{GTIN}/10/{lot}?17={YYMMDD}`, as in the code on a carton (GS1 Digital Link). */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const rest = slugOf(params);
	const elements = inLink(`/01/${rest}`, url.searchParams);
	const code = elements && boxCodeOf(elements, new Date().getUTCFullYear());
	const box = code && !code.isMistyped ? visitOf(context).ask.box(code) : null;
	const typed = rest.split('/')[0] ?? '';
	return data({ box, typed, problem: problemOf(typed, code) }, { status: box ? 200 : 404 });
}

/** The reason why an address leads to no box. */
function problemOf(typed: string, code: BoxCode | null): 'unreadable' | 'mistyped' | 'unknown' {
	if (!/^(?:\d{8}|\d{12,14})$/.test(typed)) return 'unreadable';
	return code?.isMistyped ? 'mistyped' : 'unknown';
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const words = boxWords[site.language];
	const box = loaderData?.box;
	const title = box ? words.named(box.product.title, box.pack.reference) : words.checkTitle;
	return pageMeta(site, {
		title: `${title} - ${brand.name}`,
		description: words.checkLead,
		keywords: words.checkKeywords,
		path: box ? addressOf({ name: 'Box', params: { gtin: box.pack.gtin } }) : addressOf({ name: 'Check' }),
		hidden: true,
	});
}

export default function Box({ loaderData: { box, typed, problem } }: Route.ComponentProps) {
	const words = useWords(boxWords);
	if (!box) {
		return (
			<>
				<PageTitle {...words.noBox[problem]} />
				<Band tone="white" className="grid gap-12">
					<CheckForm typed={typed} />
					<NextSteps />
				</Band>
			</>
		);
	}
	return (
		<>
			<BoxHead box={box} />
			<Band tone="white" className="grid gap-x-16 gap-y-10 desktop:lg:grid-cols-[1fr_22rem]">
				<BoxWays box={box} />
				<BoxFacts box={box} />
			</Band>
		</>
	);
}
