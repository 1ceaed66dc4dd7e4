import type { Payload } from 'payload';
import { waitingProposals } from './proposals.ts';
import { waitingTime } from './waiting-time.ts';

/** Who waits for a second person, and for how long; where nobody has to, administrators are offered it. */
export async function ApprovalsCard({ payload, isAdministrator }: { payload: Payload; isAdministrator: boolean }) {
	const { scope } = await payload.findGlobal({ slug: 'approval', depth: 0 });
	const waiting = await waitingProposals({ payload });
	if (waiting.length === 0 && scope === 'off' && !isAdministrator) return null;
	return (
		<section className="studio-chart" aria-labelledby="second-person">
			<h2 id="second-person">Waiting for a second person: {waiting.length}</h2>
			<ul className="studio-list">
				{waiting.map(({ id, title, proposerName, createdAt }) => (
					<li key={id}>
						<a href={`/admin/approvals#proposal-${id}`}>{title}</a>: {proposerName}, for {waitingTime(createdAt)}
					</li>
				))}
			</ul>
			{scope === 'off' && isAdministrator && (
				<p>
					Changes of claims, facts and notices need nobody else’s agreement at present.{' '}
					<a href="/admin/globals/approval">Let a second person approve them</a>
				</p>
			)}
		</section>
	);
}
