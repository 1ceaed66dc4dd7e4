import { use } from 'react';
import { keyed } from '../views/keyed.ts';
import { sayHere } from '../words/say-here.ts';
import type { Bar } from './figures.ts';

export function RankedBars({ title, bars, colour }: { title: string; bars: Bar[]; colour: string }) {
	const say = use(sayHere());
	const most = Math.max(...bars.map(({ value }) => value), 1);
	return (
		<section className="studio-chart">
			<h2>{title}</h2>
			{bars.length === 0 && <p>{say('Nothing yet.', '暂无数据。')}</p>}
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
