import { factIn, factsIn } from '@site/contract/facts';
import { factWords } from '../../messages/facts.ts';
import { performanceWords } from '../../messages/performance.ts';
import { productPartWords } from '../../messages/product-parts.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ProductParts } from '../../visit.ts';
import { Fold } from '../fold.tsx';
import { PartHeading } from '../part-heading.tsx';
import { AgreementPlot } from './agreement-plot.tsx';
import { HundredDots } from './hundred-dots.tsx';
import type { Figure, Target } from './target.ts';

/** Agreement with the comparator, and other characteristics for laboratories. */
export function Performance({ product: { performance, facts, isForHome } }: ProductParts) {
	const messages = useWords(productPartWords);
	const words = useWords(performanceWords);
	const names = useWords(factWords);
	const rows = factsIn(facts, 'characteristic').map(({ key, value }) => ({ key, cells: [names[key], value] }));
	if (!performance && rows.length === 0) return null;
	return (
		<Band tone="pale">
			<PartHeading
				title={isForHome ? messages.howSure : messages.performance}
				intro={isForHome && performance ? words.howSureIntro : performance?.note}
			/>
			{performance && <Figures {...performance} setting={factIn(facts, 'setting')} isForHome={isForHome} />}
			{rows.length > 0 && (
				<Fold title={words.characteristicsTitle} isOpen={!performance}>
					<DataTable caption={words.characteristicsTitle} rows={rows} />
				</Fold>
			)}
		</Band>
	);
}

type FiguresProps = { targets: readonly Target[]; note: string; setting: string; isForHome: boolean };

/**
 * Every figure comes with its comparator, its sample size, and the intended setting. Laboratories see the plot and open
 * the dots; people at home see the dots and open the plot.
 */
function Figures({ targets, note, setting, isForHome }: FiguresProps) {
	const words = useWords(performanceWords);
	const dots = (
		<div className={classes('grid gap-x-12 gap-y-6', targets.length === 3 && 'desktop:lg:grid-cols-3')}>
			{targets.map((target) => (
				<Evidence key={target.name} target={target} />
			))}
		</div>
	);
	const plot = <AgreementPlot targets={targets} />;
	return (
		<>
			{isForHome ? dots : plot}
			<Studies targets={targets} setting={setting} />
			<Fold title={isForHome ? words.asPlot : words.asDots}>
				{isForHome ? plot : dots}
				<p className="mt-4 max-w-prose text-sm text-ink-soft">
					{isForHome && note} {words.howToRead}
				</p>
			</Fold>
		</>
	);
}

/** The figures for one target as a number out of 100 people, in dots and in a sentence. */
function Evidence({ target: { name, positive, negative, comparator = '' } }: { target: Target }) {
	const words = useWords(performanceWords);
	const people = ({ ofHundred: { count, how } }: Figure) => words.people[how](count);
	return (
		<div className="@container border-t border-ink pt-3">
			<h3 className="text-lg">{name}</h3>
			<div className="mt-3 grid gap-x-12 gap-y-4 @min-[26rem]:grid-cols-2">
				<Side figure={positive} stroke="stroke-teal" sentence={words.found(people(positive), comparator)} />
				<Side figure={negative} stroke="stroke-deep" sentence={words.cleared(people(negative), comparator)} />
			</div>
		</div>
	);
}

type SideProps = { figure: Figure; stroke: string; sentence: string };

function Side({ figure: { ofHundred, counted }, stroke, sentence }: SideProps) {
	const words = useWords(performanceWords);
	return (
		<div className="flex break-inside-avoid items-center gap-5">
			<HundredDots count={ofHundred.count} stroke={stroke} />
			<div className="min-w-0">
				<p>
					<Unbroken>{sentence}</Unbroken>
				</p>
				<p className="text-xs text-ink-soft tabular-nums">
					<Unbroken>
						{counted ? words.countedBriefly(counted.of, counted.low, counted.high) : words.notPublished}
					</Unbroken>
				</p>
			</div>
		</div>
	);
}

/**
 * Comparator, place and participants of the studies, and the intended setting. Text that several targets share is shown
 * once.
 */
function Studies({ targets, setting }: { targets: readonly Target[]; setting: string }) {
	const words = useWords(performanceWords);
	const said = new Map<string, string[]>();
	for (const target of targets) {
		const study = [
			`${words.comparator}${target.comparator || words.notStated}`,
			target.setting && `${words.setting}${target.setting}`,
			target.population && `${words.population}${target.population}`,
		]
			.filter(Boolean)
			.join('\n');
		said.set(study, [...(said.get(study) ?? []), target.name]);
	}
	return (
		<div className="mt-3 mb-2 flex flex-wrap gap-x-12 gap-y-2 text-sm text-ink-soft">
			{[...said].map(([study, names]) => (
				<p key={study} className="whitespace-pre-line">
					{said.size > 1 && <strong className="block font-semibold text-ink">{names.join(words.separator)}</strong>}
					{study}
				</p>
			))}
			<p>
				{setting && <span className="block">{words.intendedFor + setting}</span>}
				<a
					href="#about"
					className="no-print inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
				>
					{words.intendedUse}
				</a>
			</p>
		</div>
	);
}
