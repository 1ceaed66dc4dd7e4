import { brand } from '@site/contract/brand';
import { addressOf, listAddress } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { finderWords } from '../../messages/finder.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { TestChart } from '../../sections/test-chart.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { type FinderRow as Row, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { FinderRow } from './finder-row.tsx';
import { FittingProducts } from './fitting-products.tsx';

/** The answers are in the address; invalid ones are ignored. */
export function loader({ context, url }: Route.LoaderArgs) {
	const answer = (name: string) => url.searchParams.get(name) ?? '';
	const { ask } = visitOf(context);
	const found = ask.finder({
		category: answer('for'),
		specimen: answer('specimen'),
		setting: answer('setting'),
		within: answer('within'),
	});
	return { ...found, tests: ask.testChart(), areas: ask.areas().map(({ slug, name, tint }) => ({ slug, name, tint })) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, lead, keywords } = finderWords[site.language];
	const hidden = Object.values(loaderData?.chosen ?? {}).some((answer) => answer !== '');
	const path = addressOf({ name: 'Finder' });
	return pageMeta(site, { title: `${title} - ${brand.name}`, description: lead, keywords, path, hidden });
}

const questions: readonly Row[] = ['category', 'specimen', 'setting', 'within'];

/** Four questions, the Table of Tests in which what does not match is faded, and the matching products. */
export default function Finder({ loaderData }: Route.ComponentProps) {
	const { chosen, rows, total, leftOut, areas, tests, fitting } = loaderData;
	const words = useWords(finderWords);
	const { home, products } = useMessages();
	return (
		<div className="poster">
			<div className="bg-pale">
				<div className={classes(bandWidth, 'pt-1 pb-6 desktop:pt-3 desktop:pb-10 print:p-0!')}>
					<Breadcrumb
						items={[{ label: home, to: '/' }, { label: products, to: listAddress('all') }, { label: words.name }]}
					/>
					<h1 className="mt-2 text-tool">{words.title}</h1>
					<p className="no-print mt-2 max-w-prose text-ink-soft">{words.lead}</p>
				</div>
			</div>
			<div className={classes(bandWidth, 'py-6 desktop:py-8 print:p-0!')}>
				{leftOut.length > 0 && (
					<p role="status" className="mb-5 border-l-2 border-coral pl-4 wrap-anywhere">
						{words.leftOut(leftOut)}
					</p>
				)}
				{questions.map((row) => (
					<FinderRow key={row} row={row} options={rows[row]} chosen={chosen} areas={areas} />
				))}
				<div className="mt-4 overflow-x-auto">
					<TestChart areas={areas} tests={tests} fitting={new Set(fitting)} />
				</div>
				{/* On a phone the questions fill the screen, so this button shows the number of matches and leads to them. */}
				<p className="no-print sticky bottom-(--buttons) -mx-5 border-t border-line bg-white px-5 py-2 desktop:hidden">
					<a href="#fitting" className={buttonClass('primary', 'w-full')}>
						{words.showFitting(total)}
					</a>
				</p>
			</div>
			<FittingProducts {...loaderData} />
		</div>
	);
}
