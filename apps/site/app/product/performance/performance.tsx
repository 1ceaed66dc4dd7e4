import { performanceWords } from '../../messages/performance.ts';
import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ProductView } from '../../visit.ts';
import { DataTable } from '../data-table.tsx';
import { Evidence } from './evidence.tsx';
import { Studies } from './studies.tsx';
import { scaleFor, type Target } from './target.ts';

type Shown = Pick<ProductView, 'performance' | 'characteristics' | 'specifications'>;

/** How well it agrees with what it was compared with, and what else a laboratory asks. */
export function Performance({ performance, characteristics, specifications }: Shown) {
	const messages = useWords(productWords);
	const words = useWords(performanceWords);
	if (!performance && characteristics.length === 0) return null;
	const rows = characteristics.map(({ key, value }) => ({ key, cells: [words.characteristics[key], value] }));
	const setting = specifications.find(({ key }) => key === 'setting')?.value ?? '';
	return (
		<Band tone="pale">
			<Heading title={messages.performance} intro={performance?.note} className="mb-10 desktop:mb-14" />
			{performance && <Figures targets={performance.targets} setting={setting} />}
			{rows.length > 0 && (
				<div className={performance ? 'mt-14' : undefined}>
					<h3 className="mb-3 text-xl">{words.characteristicsTitle}</h3>
					<DataTable caption={words.characteristicsTitle} rows={rows} />
				</div>
			)}
		</Band>
	);
}

/** No figure without what it was compared with, of how many, and what the test is intended for. */
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
