import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { fewestShown, openedAtMostOneIn, type UnopenedSearch } from './searches.ts';

const share = new Intl.NumberFormat('en', { style: 'percent' });

export const UnopenedCard = ({ searches }: { searches: UnopenedSearch[] }) => {
	const say = use(sayHere());
	return (
		<section className="studio-chart" aria-labelledby="unopened-searches">
			<h2 id="unopened-searches">
				{say('Searches whose results nobody opens, last 30 days', '结果无人打开的搜索，最近 30 天')}
			</h2>
			<p>
				{say(
					`Shown at least ${fewestShown} times, and a result opened at most once in ${openedAtMostOneIn}.`,
					`至少显示 ${fewestShown} 次，且平均每 ${openedAtMostOneIn} 次最多打开一个结果。`,
				)}
			</p>
			<table className="studio-counts" aria-labelledby="unopened-searches">
				<thead>
					<tr>
						<th scope="col">{say('Words', '搜索词')}</th>
						<th scope="col">{say('Shown', '显示')}</th>
						<th scope="col">{say('Opened', '打开')}</th>
						<th scope="col">{say('Share', '比例')}</th>
					</tr>
				</thead>
				<tbody>
					{searches.map(({ words, shown, opened, href }) => (
						<tr key={words}>
							<th scope="row">{href ? <a href={href}>{words}</a> : words}</th>
							<td>{shown}</td>
							<td>{opened}</td>
							<td>{share.format(opened / shown)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
};
