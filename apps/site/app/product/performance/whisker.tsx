import type { AgreementScale } from './agreement-scale.ts';
import type { Figure } from './target.ts';

/** In percent of a height that is set in rem: WebKit takes a length in rem for 0 in the attributes of a line or a text. */
const middle = '28%';
const cap = ['12%', '44%'] as const;
const mark = ['4%', '52%'] as const;

/**
 * A figure on its scale as the line of a test strip, with its 95 % interval as a whisker; without counts there is none.
 * No bar, which would have to begin at nothing. The words beside it say the same.
 */
export function Whisker({ figure, scale, stroke }: { figure: Figure; scale: AgreementScale; stroke: string }) {
	const { value, counted } = figure;
	const { marks, at } = scale;
	const [lowest = 0] = marks;
	const ends = counted ? [at(Number(counted.low)), at(Number(counted.high))] : [];
	return (
		<svg aria-hidden="true" width="100%" height="2.75rem" className="block overflow-visible">
			<line x1={at(lowest)} x2={at(100)} y1={middle} y2={middle} className="stroke-ink/30" />
			{marks.map((place) => (
				<line key={place} x1={at(place)} x2={at(place)} y1="28%" y2="40%" className="stroke-ink/30" />
			))}
			{counted && <line x1={ends[0]} x2={ends[1]} y1={middle} y2={middle} strokeWidth="3" className={stroke} />}
			{ends.map((end, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lower and the upper end
				<line key={index} x1={end} x2={end} y1={cap[0]} y2={cap[1]} strokeWidth="2" className={stroke} />
			))}
			<line x1={at(value)} x2={at(value)} y1={mark[0]} y2={mark[1]} strokeWidth="6" className={stroke} />
			{[lowest, 100].map((end) => (
				<text
					key={end}
					x={end === 100 ? '100%' : '0'}
					y="94%"
					textAnchor={end === 100 ? 'end' : 'start'}
					className="fill-ink-soft text-xs tabular-nums"
				>
					{end}%
				</text>
			))}
		</svg>
	);
}
