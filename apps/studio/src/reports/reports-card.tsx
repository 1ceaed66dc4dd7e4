import type { Payload, Where } from 'payload';
import type { ProblemReport } from '../payload-types.ts';
import { dayInWords } from '../words/dates.ts';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { clocksOf, timeLeft } from './clocks.ts';

const most = 30;

const open: Where = { nextDueAt: { exists: true } };

/** Reports with harm first, then by the next deadline. */
async function openReports(payload: Payload): Promise<ProblemReport[]> {
	const found = async (limit: number, where: Where) =>
		limit > 0
			? (await payload.find({ collection: 'problem-reports', where, sort: 'nextDueAt', limit, depth: 0 })).docs
			: [];
	const harmed = await found(most, { and: [open, { harm: { equals: 'yes' } }] });
	return [...harmed, ...(await found(most - harmed.length, { and: [open, { harm: { not_equals: 'yes' } }] }))];
}

const about = ({ device, lot }: ProblemReport, say: Say) =>
	[device, lot && say(`lot ${lot}`, `批号 ${lot}`)].filter(Boolean).join(', ');

/** Reports of problems with open tasks. */
export async function ReportsCard({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
	const late: Where = { nextDueAt: { less_than: new Date(now).toISOString() } };
	const [say, docs, { totalDocs }, overdue] = await Promise.all([
		sayHere(),
		openReports(payload),
		payload.count({ collection: 'problem-reports', where: open }),
		payload.count({ collection: 'problem-reports', where: late }),
	]);
	if (docs.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="problem-reports">
			<h2 id="problem-reports">
				{say(
					`Problem reports: ${totalDocs} open, ${overdue.totalDocs} overdue`,
					`问题报告：${totalDocs} 份未完成，${overdue.totalDocs} 份逾期`,
				)}
			</h2>
			<ul className="studio-list">
				{docs.map((report) => (
					<li key={report.id}>
						<a href={`/admin/collections/problem-reports/${report.id}`}>{report.reference}</a>
						{about(report, say) && `, ${about(report, say)}`}
						{report.harm === 'yes' && <strong>{say(' (somebody was harmed)', '（有人受到伤害）')}</strong>}:{' '}
						{clocksOf(report, say).map(({ task, due }, index) => (
							<span key={task}>
								{index > 0 && '; '}
								{say(`${task} by ${dayInWords(due, say)}, `, `${task}，期限 ${dayInWords(due, say)}，`)}
								{due < now ? <strong>{timeLeft(due, now, say)}</strong> : timeLeft(due, now, say)}
							</span>
						))}
					</li>
				))}
			</ul>
			<p>
				<a href="/admin/collections/problem-reports">{say('All problem reports', '所有问题报告')}</a>
			</p>
		</section>
	);
}
