import type { Payload } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { waitingProposals } from './proposals.ts';
import { waitingTime } from './waiting-time.ts';

/** Proposals that wait for approval, with their waiting times. While approval is off, administrators see an offer. */
export async function ApprovalsCard({ payload, isAdministrator }: { payload: Payload; isAdministrator: boolean }) {
	const say = await sayHere();
	const { scope } = await payload.findGlobal({ slug: 'approval', depth: 0 });
	const waiting = await waitingProposals({ payload });
	if (waiting.length === 0 && scope === 'off' && !isAdministrator) return null;
	return (
		<section className="studio-chart" aria-labelledby="second-person">
			<h2 id="second-person">
				{say(`Waiting for a second person: ${waiting.length}`, `等待第二人审批：${waiting.length}`)}
			</h2>
			<ul className="studio-list">
				{waiting.map(({ id, title, proposerName, createdAt }) => (
					<li key={id}>
						<a href={`/admin/approvals#proposal-${id}`}>{title}</a>
						{say(
							`: ${proposerName}, for ${waitingTime(createdAt, say)}`,
							`：${proposerName}，已等待 ${waitingTime(createdAt, say)}`,
						)}
					</li>
				))}
			</ul>
			{scope === 'off' && isAdministrator && (
				<p>
					{say(
						'Changes of claims, facts and notices need nobody else’s agreement at present. ',
						'目前声明、事实和通告的变更无需他人同意。',
					)}
					<a href="/admin/globals/approval">{say('Let a second person approve them', '改为由第二人审批')}</a>
				</p>
			)}
		</section>
	);
}
