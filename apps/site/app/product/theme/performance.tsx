import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { DataTable } from '../data-table.tsx';
import { PerformanceChart } from './performance-chart.tsx';
import type { ThemePart } from './product-theme.ts';

/** Positive and negative percent agreement, drawn and as a table. */
export function Performance({ performance: { note, targets } }: { performance: ThemePart<'performance'> }) {
	const messages = useWords(productWords);
	return (
		<Band tone="pale">
			<Heading title={messages.performance} intro={note} className="mb-10 desktop:mb-14" />
			<div className="grid items-start gap-x-20 gap-y-12 desktop:lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[3fr_2fr]! print:gap-8!">
				<PerformanceChart targets={targets} />
				<DataTable
					caption={messages.performance}
					head={[messages.target, messages.ppa, messages.npa]}
					rows={targets.map(({ name, ppa, npa }) => ({ key: name, cells: [name, `${ppa}%`, `${npa}%`] }))}
				/>
			</div>
		</Band>
	);
}
