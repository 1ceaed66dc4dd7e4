import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import type { ThemePart } from './product-theme.ts';

type Target = ThemePart<'performance'>['targets'][number];

const bar = 34;
const group = 2 * bar + 62;
const axis = 28;
const marks = [0, 25, 50, 75, 100];

/** Bars from 0 to 100 percent. Widths are percentages of the drawing, so that the words keep their size on every screen. */
export function PerformanceChart({ targets }: { targets: readonly Target[] }) {
	const messages = useWords(productWords);
	const height = targets.length * group;
	return (
		<svg
			role="img"
			aria-label={messages.performanceChart}
			width="100%"
			height={height + axis}
			className="overflow-visible print:hidden"
		>
			{marks.map((mark) => (
				<g key={mark}>
					<line x1={`${mark}%`} x2={`${mark}%`} y1="0" y2={height} className="stroke-ink/15" />
					<text
						x={`${mark}%`}
						y={height + axis - 6}
						textAnchor={mark === 0 ? 'start' : mark === 100 ? 'end' : 'middle'}
						className="fill-ink-soft text-xs"
					>
						{mark}%
					</text>
				</g>
			))}
			{targets.map(({ name, ppa, npa }, index) => (
				<g key={name}>
					<text y={index * group + 24} className="fill-ink text-lg font-semibold">
						{name}
					</text>
					<Bar y={index * group + 38} label={messages.ppa} value={ppa} className="fill-teal" />
					<Bar y={index * group + 38 + bar + 4} label={messages.npa} value={npa} className="fill-deep" />
				</g>
			))}
		</svg>
	);
}

function Bar({ y, label, value, className }: { y: number; label: string; value: number; className: string }) {
	const text = 'fill-white text-sm font-semibold tabular-nums';
	return (
		<>
			<rect y={y} width={`${value}%`} height={bar} rx="3" className={className} />
			{/* The end of the bar is a line, like the one that a test shows. */}
			<rect x={`${value}%`} y={y} width="4" height={bar} className="-translate-x-1 fill-coral" />
			<text x="14" y={y + bar / 2} dominantBaseline="central" className={text}>
				{label}
			</text>
			<text
				x={`${value}%`}
				y={y + bar / 2}
				dominantBaseline="central"
				textAnchor="end"
				className={classes(text, '-translate-x-4')}
			>
				{value}%
			</text>
		</>
	);
}
