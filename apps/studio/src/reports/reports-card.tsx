import type { Payload, Where } from 'payload';
import type { ProblemReport } from '../payload-types.ts';
import { clocksOf, timeLeft } from './clocks.ts';

const most = 30;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const open: Where = { nextDueAt: { exists: true } };

/** Where somebody was harmed first, then by what is due next. */
async function openReports(payload: Payload): Promise<ProblemReport[]> {
	const found = async (limit: number, where: Where) =>
		limit > 0
			? (await payload.find({ collection: 'problem-reports', where, sort: 'nextDueAt', limit, depth: 0 })).docs
			: [];
	const harmed = await found(most, { and: [open, { harm: { equals: 'yes' } }] });
	return [...harmed, ...(await found(most - harmed.length, { and: [open, { harm: { not_equals: 'yes' } }] }))];
}

const about = ({ device, lot }: ProblemReport) => [device, lot && `lot ${lot}`].filter(Boolean).join(', ');

/** Reports of problems with something left to do. */
export async function ReportsCard({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
	const docs = await openReports(payload);
	const { totalDocs } = await payload.count({ collection: 'problem-reports', where: open });
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
						{about(report) && `, ${about(report)}`}
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
