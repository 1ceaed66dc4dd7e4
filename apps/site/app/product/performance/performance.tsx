import { factIn, factsIn } from '@site/contract/facts';
import { factWords } from '../../messages/facts.ts';
import { performanceWords } from '../../messages/performance.ts';
import { productPartWords } from '../../messages/product-parts.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { ProductParts } from '../../visit.ts';
import { Fold } from '../fold.tsx';
import { PartHeading } from '../part-heading.tsx';
import { AgreementPlot } from './agreement-plot.tsx';
import { Evidence } from './evidence.tsx';
import { Studies } from './studies.tsx';
import type { Target } from './target.ts';

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
