import type { Payload } from 'payload';
import { clocksOf, timeLeft } from './clocks.ts';

const most = 30;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Reports of problems with something left to do, what is overdue first. */
export async function ReportsCard({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
	const { docs, totalDocs } = await payload.find({
		collection: 'problem-reports',
		where: { nextDueAt: { exists: true } },
		sort: 'nextDueAt',
		limit: most,
		depth: 0,
	});
	const overdue = await payload.count({
		collection: 'problem-reports',
		where: { nextDueAt: { less_than: new Date(now).toISOString() } },
	});
	return (
		<section className="studio-chart" aria-labelledby="problem-reports">
			<h2 id="problem-reports">
				Problem reports: {totalDocs} open, {overdue.totalDocs} overdue
			</h2>
			{docs.length === 0 && <p>Nothing has to be done.</p>}
			<ul className="studio-list">
				{docs.map((report) => (
					<li key={report.id}>
						<a href={`/admin/collections/problem-reports/${report.id}`}>{report.reference}</a>
						{report.harm === 'yes' && <strong> (somebody was harmed)</strong>}:{' '}
						{clocksOf(report).map(({ task, due }, index) => (
							<span key={task}>
								{index > 0 && '; '}
								{task} by {day.format(due)}, {due < now ? <strong>{timeLeft(due, now)}</strong> : timeLeft(due, now)}
							</span>
						))}
					</li>
				))}
			</ul>
			<p>
				<a href="/admin/collections/problem-reports">All problem reports</a>
			</p>
		</section>
	);
}
