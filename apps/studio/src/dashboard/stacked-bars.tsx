import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import type { Day, Kind } from './figures.ts';

const width = 560;
const height = 180;
const base = 160;
const left = 28;

/** One bar a day, one colour a kind. */
export function StackedBars({ title, days, kinds }: { title: string; days: Day[]; kinds: Kind[] }) {
	const say = use(sayHere());
	const totals = days.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
	const most = Math.max(...totals, 1);
	const step = (width - left) / days.length;
	const scale = (base - 10) / most;
	/** A label that begins here would end beyond the edge. */
	const isLast = (index: number) => left + index * step > width - 70;
	return (
		<section className="studio-chart">
			<h2>{title}</h2>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={say(
					`${title}: ${totals.reduce((a, b) => a + b, 0)} in all`,
					`${title}：共 ${totals.reduce((a, b) => a + b, 0)}`,
				)}
			>
				<line x1={left} x2={width} y1={base} y2={base} stroke="currentColor" opacity="0.3" />
				<text x="0" y="16">
					{most}
				</text>
				<text x="0" y={base}>
					0
				</text>
				{days.map(({ day, counts }, index) => {
					let top = base;
					return (
						<g key={day}>
							{kinds.map(({ kind, colour, label }, at) => {
								const count = counts[at] ?? 0;
								top -= count * scale;
								return (
									<rect
										key={kind}
										x={left + index * step + 1}
										y={top}
										width={step - 2}
										height={count * scale}
										fill={colour}
									>
										<title>{`${day}, ${say(label)}: ${count}`}</title>
									</rect>
								);
							})}
							{index % 7 === 0 && (
								<text
									x={left + (isLast(index) ? index + 1 : index) * step}
									y={height - 4}
									textAnchor={isLast(index) ? 'end' : 'start'}
								>
									{day}
								</text>
							)}
						</g>
					);
				})}
			</svg>
			<div className="studio-legend">
				{kinds.map(({ kind, label, colour }, at) => (
					<a key={kind} href={`/admin/desk?tab=all&kind=${kind}`}>
						<i style={{ background: colour }} />
						{say(label)}: {days.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)}
					</a>
				))}
			</div>
		</section>
	);
}
