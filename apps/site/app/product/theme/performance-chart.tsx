import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { agreementScale } from './agreement-scale.ts';
import type { ThemePart } from './product-theme.ts';

type Target = ThemePart<'performance'>['targets'][number];

/** In rem, so that the drawing grows with its words. */
const row = 3.25;
const group = 2 * row + 3;
const axis = 1.75;
const rem = (length: number) => `${length}rem`;

/**
 * A line for each figure, as on a test strip, on a scale that begins where the differences do: no bar, which would begin at nothing.
 * No interval is drawn: it would need the counts, which the figures do not come with. Places across are percentages of the drawing.
 */
export function PerformanceChart({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	const height = targets.length * group;
	const scale = agreementScale(targets.flatMap(({ ppa, npa }) => [ppa, npa]));
	const { marks, at } = scale;
	return (
		<svg
			role="img"
			aria-label={messages.performanceChart}
			width="100%"
			height={rem(height + axis)}
			className="overflow-visible"
		>
			{marks.map((mark) => (
				<g key={mark}>
					<line x1={at(mark)} x2={at(mark)} y1="0" y2={rem(height - 0.5)} className="stroke-ink/15" />
					<text x={at(mark)} y={rem(height + axis - 0.75)} textAnchor="middle" className="fill-ink-soft text-xs">
						{mark}%
					</text>
				</g>
			))}
			{targets.map(({ name, ppa, npa }, index) => (
				<g key={name}>
					<text y={rem(index * group + 1.25)} className="fill-ink text-lg font-semibold">
						{name}
					</text>
					<Strip y={index * group + 3.5} label={messages.ppa} value={ppa} scale={scale} line="stroke-teal" />
					<Strip y={index * group + 3.5 + row} label={messages.npa} value={npa} scale={scale} line="stroke-deep" />
				</g>
			))}
		</svg>
	);
}

type StripProps = { y: number; label: string; value: number; scale: ReturnType<typeof agreementScale>; line: string };

function Strip({ y, label, value, scale: { marks, at }, line }: StripProps) {
	return (
		<>
			<text y={rem(y)} dominantBaseline="central" className="fill-ink-soft text-sm">
				{label}
			</text>
			<line
				x1={at(marks[0] ?? 0)}
				x2={at(100)}
				y1={rem(y)}
				y2={rem(y)}
				strokeWidth="1.25rem"
				strokeLinecap="round"
				className="stroke-white print:stroke-line"
			/>
			<line
				x1={at(value)}
				x2={at(value)}
				y1={rem(y - 0.625)}
				y2={rem(y + 0.625)}
				strokeWidth="0.375rem"
				className={line}
			/>
			<text
				x={at(value)}
				y={rem(y - 1.25)}
				dominantBaseline="central"
				textAnchor="middle"
				className="fill-ink text-sm font-semibold tabular-nums"
			>
				{value}%
			</text>
		</>
	);
}
