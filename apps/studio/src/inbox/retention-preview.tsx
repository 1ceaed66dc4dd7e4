import type { UIFieldServerProps } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { keptForATime } from './kept-for-a-time.ts';

const day = 86_400_000;
const soon = 30;

/** Below the periods: what the saved settings will delete. */
export async function RetentionPreview({ req }: UIFieldServerProps) {
	const say = await sayHere();
	const now = Date.now();
	const kinds = await keptForATime(req.payload);
	const rows = await Promise.all(
		kinds.map(async ({ label, name, count }) => {
			const [today, later] = await Promise.all([count(now), count(now + soon * day)]);
			return { label, name, today: today.due, later: later.due, total: today.total };
		}),
	);
	const going = rows.filter(({ later }) => later > 0);
	return (
		<section className="studio-note" aria-labelledby="retention-preview">
			<h3 id="retention-preview">
				{say('What will go, by the periods as they are saved', '按已保存的期限将被删除的内容')}
			</h3>
			{going.length === 0 ? (
				<p>{say(`Nothing within ${soon} days.`, `${soon} 天内没有。`)}</p>
			) : (
				<table className="studio-counts">
					<thead>
						<tr>
							<th scope="col">{say('Kind', '类别')}</th>
							<th scope="col">{say('Too old today', '今天已过期')}</th>
							<th scope="col">{say(`Within ${soon} days`, `${soon} 天内`)}</th>
							<th scope="col">{say('Of', '总数')}</th>
						</tr>
					</thead>
					<tbody>
						{going.map(({ label, name, today, later, total }) => (
							<tr key={name}>
								<th scope="row">{say(label)}</th>
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
