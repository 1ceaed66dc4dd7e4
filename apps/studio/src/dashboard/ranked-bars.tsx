import type { Bar } from './figures.ts';

const row = 30;
const width = 560;

const shortened = (label: string) => (label.length > 64 ? `${label.slice(0, 63)}…` : label);

export function RankedBars({ title, bars, colour }: { title: string; bars: Bar[]; colour: string }) {
	const most = Math.max(...bars.map(({ value }) => value), 1);
	return (
		<section className="studio-chart">
			<h3>{title}</h3>
			{bars.length === 0 && <p>Nothing yet.</p>}
			{bars.length > 0 && (
				<svg viewBox={`0 0 ${width} ${bars.length * row}`} role="img" aria-label={title}>
					{bars.map(({ label, value }, index) => (
						<g key={label} transform={`translate(0 ${index * row})`}>
							<text x="0" y="12">
								{shortened(label)}
							</text>
							<rect x="0" y="16" width={Math.max((value / most) * (width - 60), 2)} height="9" rx="2" fill={colour} />
							<text x={Math.max((value / most) * (width - 60), 2) + 8} y="25">
								{value}
							</text>
						</g>
					))}
				</svg>
			)}
		</section>
	);
}
