import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { agreementScale } from './agreement-scale.ts';
import type { Target } from './target.ts';

/** In rem, so that the drawing grows with its words. */
const row = 3.25;
const group = 2 * row + 3;
const axis = 1.75;
/**
 * A line for each figure, as on a test strip, on a scale that begins where the differences do: no bar, which would begin at nothing.
 * Where the counts are published, the 95 % interval is drawn behind it. Places are percentages of the drawing, whose height is in rem: WebKit takes a length in rem for 0 in the attributes of a line or a text.
 */
export function PerformanceChart({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	const height = targets.length * group;
	const whole = height + axis;
	const down: Down = (length) => `${((length / whole) * 100).toFixed(3)}%`;
	const scale = agreementScale(targets.flatMap(({ positive, negative }) => [...reach(positive), ...reach(negative)]));
	const { marks, at } = scale;
	return (
		<svg
			role="img"
			aria-label={messages.performanceChart}
			width="100%"
			height={`${whole}rem`}
			className="overflow-visible"
		>
			{marks.map((mark) => (
				<g key={mark}>
					<line x1={at(mark)} x2={at(mark)} y1="0" y2={down(height - 0.5)} className="stroke-ink/15" />
					<text x={at(mark)} y={down(whole - 0.75)} textAnchor="middle" className="fill-ink-soft text-xs">
						{mark}%
					</text>
				</g>
			))}
			{targets.map(({ name, positive, negative }, index) => (
				<g key={name}>
					<text y={down(index * group + 1.25)} className="fill-ink text-lg font-semibold">
						{name}
					</text>
					<Strip
						{...{ scale, down }}
						y={index * group + 3.5}
						label={messages.ppa}
						figure={positive}
						line="stroke-teal"
					/>
					<Strip
						{...{ scale, down }}
						y={index * group + 3.5 + row}
						label={messages.npa}
						figure={negative}
						line="stroke-deep"
					/>
				</g>
			))}
		</svg>
	);
}

/** The figures that have to fit in. */
const reach = ({ value, counted }: Target['positive']) => (counted ? [value, Number(counted.low)] : [value]);

/** A place below the upper edge, from a length in rem. */
type Down = (length: number) => string;
type Scale = ReturnType<typeof agreementScale>;
type StripProps = { y: number; label: string; figure: Target['positive']; scale: Scale; down: Down; line: string };

function Strip({ y, label, figure, scale: { marks, at }, down, line }: StripProps) {
	const { value, text, counted } = figure;
	return (
		<>
			<text y={down(y)} dominantBaseline="central" className="fill-ink-soft text-sm">
				{label}
			</text>
			<line
				x1={at(marks[0] ?? 0)}
				x2={at(100)}
				y1={down(y)}
				y2={down(y)}
				strokeWidth="1.25rem"
				strokeLinecap="round"
				className="stroke-white print:stroke-line"
			/>
			{counted && (
				<line
					x1={at(Number(counted.low))}
					x2={at(Number(counted.high))}
					y1={down(y)}
					y2={down(y)}
					strokeWidth="0.1875rem"
					className={line}
				/>
			)}
			<line
				x1={at(value)}
				x2={at(value)}
				y1={down(y - 0.625)}
				y2={down(y + 0.625)}
				strokeWidth="0.375rem"
				className={line}
			/>
			<text
				x={at(value)}
				y={down(y - 1.25)}
				dominantBaseline="central"
				textAnchor="middle"
				className="fill-ink text-sm font-semibold tabular-nums"
			>
				{text}%
			</text>
		</>
	);
}
