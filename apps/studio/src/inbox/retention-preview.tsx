import type { UIFieldServerProps } from 'payload';
import { keptForATime } from './kept-for-a-time.ts';

const day = 86_400_000;
const soon = 30;

/** Below the periods: what they take away, as they were last saved. */
export async function RetentionPreview({ req }: UIFieldServerProps) {
	const now = Date.now();
	const kinds = await keptForATime(req.payload);
	const rows = await Promise.all(
		kinds.map(async ({ name, count }) => {
			const [today, later] = await Promise.all([count(now), count(now + soon * day)]);
			return { name, today: today.due, later: later.due, total: today.total };
		}),
	);
	const going = rows.filter(({ later }) => later > 0);
	return (
		<section className="studio-note" aria-labelledby="retention-preview">
			<h3 id="retention-preview">What will go, by the periods as they are saved</h3>
			{going.length === 0 ? (
				<p>Nothing within {soon} days.</p>
			) : (
				<table className="studio-counts">
					<thead>
						<tr>
							<th scope="col">Kind</th>
							<th scope="col">Too old today</th>
							<th scope="col">Within {soon} days</th>
							<th scope="col">Of</th>
						</tr>
					</thead>
					<tbody>
						{going.map(({ name, today, later, total }) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								<td>{today}</td>
								<td>{later}</td>
								<td>{total}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
