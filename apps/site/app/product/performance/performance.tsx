import { performanceWords } from '../../messages/performance.ts';
import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ProductView } from '../../visit.ts';
import { DataTable } from '../data-table.tsx';
import { PerformanceChart } from './performance-chart.tsx';
import type { Target } from './target.ts';

type Shown = Pick<ProductView, 'performance' | 'characteristics'>;

/** How well it agrees with what it was compared with, and what else a laboratory asks. */
export function Performance({ performance, characteristics }: Shown) {
	const messages = useWords(productWords);
	const words = useWords(performanceWords);
	if (!performance && characteristics.length === 0) return null;
	const rows = characteristics.map(({ key, value }) => ({ key, cells: [words.characteristics[key], value] }));
	return (
		<Band tone="pale">
			<Heading title={messages.performance} intro={performance?.note} className="mb-10 desktop:mb-14" />
			{performance && <Figures targets={performance.targets} />}
			{rows.length > 0 && (
				<div className={performance ? 'mt-14' : undefined}>
					<h3 className="mb-3 text-xl">{words.characteristicsTitle}</h3>
					<DataTable caption={words.characteristicsTitle} rows={rows} />
				</div>
			)}
		</Band>
	);
}

function Figures({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	return (
		<div className="grid items-start gap-x-20 gap-y-12 desktop:lg:grid-cols-[minmax(0,1fr)_30rem] print:grid-cols-[3fr_2fr]! print:gap-8!">
			<PerformanceChart targets={targets} />
			<div>
				<DataTable
					caption={messages.performance}
					head={[messages.target, messages.ppa, messages.npa]}
					rows={targets.map(({ name, positive, negative }) => ({
						key: name,
						cells: [name, <Figure key="positive" of={positive} />, <Figure key="negative" of={negative} />],
					}))}
				/>
				<Studies targets={targets} />
			</div>
		</div>
	);
}

function Figure({ of: { text, counted } }: { of: Target['positive'] }) {
	const words = useWords(performanceWords);
	return (
		<>
			{text}%
			<span className="block text-xs text-ink-soft">
				{counted ? words.counted(counted.of, counted.low, counted.high) : words.notPublished}
			</span>
		</>
	);
}

/** What was compared, where and in whom; the same for several targets is said once. */
function Studies({ targets }: { targets: readonly Target[] }) {
	const words = useWords(performanceWords);
	const said = new Map<string, string[]>();
	for (const { name, comparator, setting, population } of targets) {
		const study = [
			comparator && `${words.comparator}${comparator}`,
			setting && `${words.setting}${setting}`,
			population && `${words.population}${population}`,
		]
			.filter(Boolean)
			.join('\n');
		if (study) said.set(study, [...(said.get(study) ?? []), name]);
	}
	return [...said].map(([study, names]) => (
		<p key={study} className="mt-5 text-sm whitespace-pre-line text-ink-soft">
			{said.size > 1 && <strong className="block font-semibold text-ink">{names.join(words.separator)}</strong>}
			{study}
		</p>
	));
}
