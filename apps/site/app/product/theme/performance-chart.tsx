import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { agreementScale } from './agreement-scale.ts';
import type { ThemePart } from './product-theme.ts';

type Target = ThemePart<'performance'>['targets'][number];

/** In rem, so that the drawing grows with its words. */
const row = 3.25;
const group = 2 * row + 3;
const axis = 1.75;
/**
 * A line for each figure, as on a test strip, on a scale that begins where the differences do: no bar, which would begin at nothing.
 * No interval is drawn: it would need the counts, which the figures do not come with. Places are percentages of the drawing, whose
 * height is in rem: WebKit takes a length in rem for 0 in the attributes of a line or a text.
 */
export function PerformanceChart({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	const height = targets.length * group;
	const whole = height + axis;
	const down: Down = (length) => `${((length / whole) * 100).toFixed(3)}%`;
	const scale = agreementScale(targets.flatMap(({ ppa, npa }) => [ppa, npa]));
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
			{targets.map(({ name, ppa, npa }, index) => (
				<g key={name}>
					<text y={down(index * group + 1.25)} className="fill-ink text-lg font-semibold">
						{name}
					</text>
					<Strip {...{ scale, down }} y={index * group + 3.5} label={messages.ppa} value={ppa} line="stroke-teal" />
					<Strip
						{...{ scale, down }}
						y={index * group + 3.5 + row}
						label={messages.npa}
						value={npa}
						line="stroke-deep"
					/>
				</g>
			))}
		</svg>
	);
}

/** A place below the upper edge, from a length in rem. */
type Down = (length: number) => string;
type Scale = ReturnType<typeof agreementScale>;
type StripProps = { y: number; label: string; value: number; scale: Scale; down: Down; line: string };

function Strip({ y, label, value, scale: { marks, at }, down, line }: StripProps) {
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
				{value}%
			</text>
		</>
	);
}
