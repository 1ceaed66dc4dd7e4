import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { agreementScale } from './agreement-scale.ts';
import type { ThemePart } from './product-theme.ts';

type Target = ThemePart<'performance'>['targets'][number];

const row = 44;
const group = 2 * row + 56;
const axis = 28;

/**
 * A dot for each figure, on a scale that begins where the differences do. No interval is drawn: it would need the counts,
 * which the figures do not come with. Places are percentages of the drawing, so that the words keep their size.
 */
export function PerformanceChart({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	const height = targets.length * group;
	const { marks, at } = agreementScale(targets.flatMap(({ ppa, npa }) => [ppa, npa]));
	return (
		<svg
			role="img"
			aria-label={messages.performanceChart}
			width="100%"
			height={height + axis}
			className="overflow-visible"
		>
			{marks.map((mark) => (
				<g key={mark}>
					<line x1={at(mark)} x2={at(mark)} y1="0" y2={height} className="stroke-ink/15" />
					<text x={at(mark)} y={height + axis - 6} textAnchor="middle" className="fill-ink-soft text-xs">
						{mark}%
					</text>
				</g>
			))}
			{targets.map(({ name, ppa, npa }, index) => (
				<g key={name}>
					<text y={index * group + 26} className="fill-ink text-lg font-semibold">
						{name}
					</text>
					<Dot y={index * group + 52} label={messages.ppa} value={ppa} at={at} dot="fill-teal" />
					<Dot y={index * group + 52 + row} label={messages.npa} value={npa} at={at} dot="fill-deep" />
				</g>
			))}
		</svg>
	);
}

type DotProps = { y: number; label: string; value: number; at: (value: number) => string; dot: string };

function Dot({ y, label, value, at, dot }: DotProps) {
	return (
		<>
			<text y={y} dominantBaseline="central" className="fill-ink-soft text-sm">
				{label}
			</text>
			<line x1="12%" x2={at(value)} y1={y} y2={y} className="stroke-ink/25" strokeDasharray="2 4" />
			<circle cx={at(value)} cy={y} r="9" className={dot} />
			<text
				x={at(value)}
				y={y - 18}
				dominantBaseline="central"
				textAnchor="middle"
				className="fill-ink text-sm font-semibold tabular-nums"
			>
				{value}%
			</text>
		</>
	);
}
