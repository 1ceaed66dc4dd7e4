import { factIn, factsIn } from '@site/contract/facts';
import { factWords } from '../../messages/facts.ts';
import { performanceWords } from '../../messages/performance.ts';
import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ProductView } from '../../visit.ts';
import { Evidence } from './evidence.tsx';
import { Studies } from './studies.tsx';
import { scaleFor, type Target } from './target.ts';

type Shown = Pick<ProductView, 'performance' | 'facts'>;

/** Agreement with the comparator, and other characteristics for laboratories. */
export function Performance({ performance, facts }: Shown) {
	const messages = useWords(productWords);
	const words = useWords(performanceWords);
	const names = useWords(factWords);
	const rows = factsIn(facts, 'characteristic').map(({ key, value }) => ({ key, cells: [names[key], value] }));
	if (!performance && rows.length === 0) return null;
	return (
		<Band tone="pale">
			<Heading title={messages.performance} intro={performance?.note} className="mb-10 desktop:mb-14" />
			{performance && <Figures targets={performance.targets} setting={factIn(facts, 'setting')} />}
			{rows.length > 0 && (
				<div className={performance ? 'mt-14' : undefined}>
					<h3 className="mb-3 text-xl">{words.characteristicsTitle}</h3>
					<DataTable caption={words.characteristicsTitle} rows={rows} />
				</div>
			)}
		</Band>
	);
}

/** Every figure comes with its comparator, its sample size, and the intended setting. */
function Figures({ targets, setting }: { targets: readonly Target[]; setting: string }) {
	const words = useWords(performanceWords);
	const scale = scaleFor(targets);
	return (
		<>
			<div className="grid gap-12 print:gap-6">
				{targets.map((target) => (
					<Evidence key={target.name} target={target} scale={scale} />
				))}
			</div>
			<div className="mt-10 grid gap-x-16 gap-y-5 border-t border-ink/15 pt-6 text-sm text-ink-soft wide:grid-cols-2">
				<Studies targets={targets} setting={setting} />
				<p>{words.howToRead}</p>
			</div>
		</>
	);
}
