import { fewestShown, openedAtMostOneIn, type UnopenedSearch } from './searches.ts';

const share = new Intl.NumberFormat('en', { style: 'percent' });

export const UnopenedCard = ({ searches }: { searches: UnopenedSearch[] }) => (
	<section className="studio-chart" aria-labelledby="unopened-searches">
		<h2 id="unopened-searches">Searches whose results nobody opens, last 30 days</h2>
		<p>
			Shown at least {fewestShown} times, and a result opened at most once in {openedAtMostOneIn}.
		</p>
		{searches.length === 0 ? (
			<p>Nothing yet.</p>
		) : (
			<table className="studio-counts" aria-labelledby="unopened-searches">
				<thead>
					<tr>
						<th scope="col">Words</th>
						<th scope="col">Shown</th>
						<th scope="col">Opened</th>
						<th scope="col">Share</th>
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
		)}
	</section>
);
