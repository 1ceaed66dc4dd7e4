import { keyed } from '../views/keyed.ts';
import type { Bar } from './figures.ts';

export function RankedBars({ title, bars, colour }: { title: string; bars: Bar[]; colour: string }) {
	if (bars.length === 0) return null;
	const most = Math.max(...bars.map(({ value }) => value), 1);
	return (
		<section className="studio-chart">
			<h2>{title}</h2>
			<ol className="studio-bars">
				{keyed(bars, ({ label }) => label).map(({ key, row: { label, value, href } }) => (
					<li key={key}>
						{href ? <a href={href}>{label}</a> : <b>{label}</b>}
						<span>
							<i style={{ width: `${(value / most) * 85}%`, background: colour }} />
							{value}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
