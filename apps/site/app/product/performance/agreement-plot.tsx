import { performanceWords } from '../../messages/performance.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type Figure, scaleFor, type Target } from './target.ts';
import { Whisker } from './whisker.tsx';

const head = 'pr-4 text-left text-xs font-normal text-ink-soft';

/**
 * The figures of all targets on one scale, as a table: a row for each figure, with the plot in its last column. On a
 * phone a row is two lines and the plot.
 */
export function AgreementPlot({ targets }: { targets: readonly Target[] }) {
	const words = useWords(performanceWords);
	const scale = scaleFor(targets);
	const titles = [words.target, words.agreement, words.figure, words.counts];
	return (
		<table className="lines w-full border-collapse">
			<caption className="sr-only">{words.title}</caption>
			<thead className="scale">
				<tr>
					{titles.map((title) => (
						<th key={title} scope="col" className={head}>
							{title}
						</th>
					))}
					<th scope="col" className="text-xs font-normal text-ink-soft">
						<span className="flex justify-between">
							<span className="sr-only">{words.scale}</span>
							<span>{scale.marks[0]}%</span>
							<span>100%</span>
						</span>
					</th>
				</tr>
			</thead>
			{targets.map(({ name, positive, negative }) => (
				<tbody key={name} className="break-inside-avoid border-t border-ink">
					<tr>
						<th scope="rowgroup" rowSpan={2} className="py-2 pr-4 text-left align-top text-lg font-semibold">
							<Unbroken>{name}</Unbroken>
						</th>
						<Cells figure={positive} title={words.positive} scale={scale} stroke="stroke-teal" />
					</tr>
					<tr>
						<Cells figure={negative} title={words.negative} scale={scale} stroke="stroke-deep" />
					</tr>
				</tbody>
			))}
		</table>
	);
}

type CellsProps = { figure: Figure; title: string; scale: ReturnType<typeof scaleFor>; stroke: string };

function Cells({ figure, title, scale, stroke }: CellsProps) {
	const words = useWords(performanceWords);
	const { text, counted } = figure;
	return (
		<>
			<td className="in-line py-2 pr-4 text-sm whitespace-nowrap">{title}</td>
			<td className="in-line py-2 pr-4 text-xl font-semibold tabular-nums">{text}%</td>
			<td className="py-2 pr-4 text-sm text-ink-soft tabular-nums">
				<Unbroken>
					{counted ? words.countedBriefly(counted.of, counted.low, counted.high) : words.notPublished}
				</Unbroken>
				{counted?.isFew && <span className="block text-xs">{words.few}</span>}
			</td>
			<td className="w-2/5 py-2">
				<Whisker {...{ figure, scale, stroke }} isBare />
			</td>
		</>
	);
}
