import { performanceWords } from '../../messages/performance.ts';
import { useWords } from '../../messages/use-messages.ts';
import type { AgreementScale } from './agreement-scale.ts';
import type { Figure, Target } from './target.ts';
import { Whisker } from './whisker.tsx';

/** The figures of a product in a comparison, all on one scale: number, whisker, counts, and the comparator. */
export function CompactEvidence({ targets, scale }: { targets: readonly Target[]; scale: AgreementScale }) {
	const words = useWords(performanceWords);
	return (
		<div className="grid gap-6">
			{targets.map(({ name, positive, negative, comparator }) => (
				<div key={name} className="break-inside-avoid">
					<p className="font-semibold">{name}</p>
					<Line title={words.ppa} figure={positive} scale={scale} stroke="stroke-teal" />
					<Line title={words.npa} figure={negative} scale={scale} stroke="stroke-deep" />
					<p className="mt-1 text-xs text-ink-soft">{words.comparator + (comparator || words.notStated)}</p>
				</div>
			))}
		</div>
	);
}

type LineProps = { title: string; figure: Figure; scale: AgreementScale; stroke: string };

function Line({ title, figure, scale, stroke }: LineProps) {
	const words = useWords(performanceWords);
	const { text, counted } = figure;
	return (
		<div className="mt-2">
			<p>
				{title} <strong className="font-semibold">{text}%</strong>
			</p>
			<Whisker {...{ figure, scale, stroke }} />
			<p className="text-xs text-ink-soft">
				{counted ? words.counted(counted.of, counted.low, counted.high) : words.notPublished}
			</p>
		</div>
	);
}
