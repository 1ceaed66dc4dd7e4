import { lotAsRead, readBoxCode } from '@site/contract/box-code';
import { brand } from '@site/contract/brand';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { addressOf, productAddress } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { boxWords } from '../../messages/box.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CheckForm } from '../../sections/check-form.tsx';
import { LotsAlike } from '../../sections/lots-alike.tsx';
import { NextSteps } from '../../sections/next-steps.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { BoxChoices } from './box-choices.tsx';
import { Carton } from './carton.tsx';

/** Redirects to the page of the box. If there is none, shows the input again with the reason. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const typed = url.searchParams.get('code')?.trim() ?? '';
	const lot = url.searchParams.get('lot')?.replace(/\s/g, '') ?? '';
	const wasSent = url.searchParams.has('code');
	const nothing = { choices: [], alike: [] };
	if (typed === '') return { typed, problem: wasSent ? 'empty' : null, ...nothing } as const;
	const code = readBoxCode(typed, new Date().getUTCFullYear());
	const found = !code ? nothing : lot === '' ? ask.boxAddress(code) : ask.lotAddress({ ...code, lot: lotAsRead(lot) });
	if ('choices' in found && found.choices.length > 0) return { typed, problem: null, ...nothing, ...found };
	if ('path' in found) throw redirect(addressIn(language, found.path));
	if ('slug' in found) throw redirect(addressIn(language, productAddress(found.slug)));
	const problem = code ? (code.isMistyped ? 'mistyped' : 'unknown') : 'unreadable';
	return { typed, problem, ...nothing, ...found } as const;
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

const field = 'number';

const camera = later(() => import('./camera.tsx').then((code) => code.Camera));
const Camera = laterComponent(camera, (found): ComponentType<{ field: string }> => found);

/** Loaded only where the browser has a detector of codes. */
function CameraWhereDetected() {
	const [hasDetector, setHasDetector] = useState(false);
	useEffect(() => setHasDetector('BarcodeDetector' in window), []);
	return (
		hasDetector && (
			<Suspense>
				<Camera field={field} />
			</Suspense>
		)
	);
}

export default function Check({ loaderData: { typed, problem, choices, alike } }: Route.ComponentProps) {
	const words = useWords(boxWords);
	return (
		<>
			<PageTitle title={words.checkTitle} lead={words.checkLead} />
			<Band tone="white" className="grid gap-12">
				{choices.length > 0 && <BoxChoices choices={choices} />}
				<div className="check grid gap-12 wide:grid-cols-2">
					<div className="grid content-start gap-8">
						<CheckForm typed={typed} error={problem ? words[problem] : undefined} field={field} />
						<CameraWhereDetected />
					</div>
					<Carton field={field} />
				</div>
				<LotsAlike alike={alike} />
				{problem !== null && problem !== 'empty' && <NextSteps />}
			</Band>
		</>
	);
}
