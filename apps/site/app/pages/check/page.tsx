import { readBoxCode } from '@site/contract/box-code';
import { brand } from '@site/contract/brand';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { addressOf, productAddress } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CheckForm } from '../../sections/check-form.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { BoxChoices } from './box-choices.tsx';

/** What is typed leads to the page of its box at once; what leads nowhere is shown again with the reason. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const typed = url.searchParams.get('code')?.trim() ?? '';
	const wasSent = url.searchParams.has('code');
	if (typed === '') return { typed, problem: wasSent ? 'empty' : null, choices: [] } as const;
	const code = readBoxCode(typed, new Date().getUTCFullYear());
	const found = code && ask.boxAddress(code);
	if (found && 'choices' in found) return { typed, problem: null, choices: found.choices };
	if (found) throw redirect(addressIn(language, 'path' in found ? found.path : productAddress(found.slug)));
	const problem = code ? (code.isMistyped ? 'mistyped' : 'unknown') : 'unreadable';
	return { typed, problem, choices: [] } as const;
}

export function meta({ matches, location }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { checkTitle, checkLead, checkKeywords } = boxWords[site.language];
	return pageMeta(site, {
		title: `${checkTitle} - ${brand.name}`,
		description: checkLead,
		keywords: checkKeywords,
		path: addressOf({ name: 'Check' }),
		hidden: location.search.includes('code='),
	});
}

export default function Check({ loaderData: { typed, problem, choices } }: Route.ComponentProps) {
	const words = useWords(boxWords);
	return (
		<>
			<PageTitle title={words.checkTitle} lead={words.checkLead} />
			<Band tone="white">
				{choices.length > 0 && <BoxChoices choices={choices} />}
				<CheckForm typed={typed} error={problem ? words[problem] : undefined} />
				<h2 className="mt-12 text-2xl">{words.where}</h2>
				<p className="mt-4 max-w-prose text-lg">{words.whereText}</p>
			</Band>
		</>
	);
}
