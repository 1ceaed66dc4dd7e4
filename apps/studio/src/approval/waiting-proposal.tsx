import type { Proposal } from '../payload-types.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import { waitingTime } from './waiting-time.ts';

export type Waiting = { proposal: Proposal; may: 'decide' | 'take back' | 'wait' };

/** One that waits, with what this colleague may do about it. */
export function WaitingProposal({ proposal, may }: Waiting) {
	const { id, kind, item, title, isNew, proposerName, createdAt, changes } = proposal;
	return (
		<section className="studio-note" aria-labelledby={`proposal-${id}`}>
			<h3 id={`proposal-${id}`}>
				<a href={`/admin/collections/${kind}/${item}`}>{title}</a>
			</h3>
			<p>
				Proposed by {proposerName}, waiting for {waitingTime(createdAt)}.{isNew && ' It is not on the site yet.'}
			</p>
			<ProposalChanges changes={changes} />
			{may === 'decide' && (
				<form method="post" className="studio-form">
					<label>
						Comment <input type="text" name="comment" size={50} maxLength={2000} />
					</label>
					<button type="submit" formAction={`/api/approvals/${id}/approve`}>
						Approve and publish
					</button>
					<button type="submit" formAction={`/api/approvals/${id}/refuse`}>
						Refuse
					</button>
				</form>
			)}
			{may === 'take back' && (
				<form method="post" action={`/api/approvals/${id}/take-back`} className="studio-form">
					<p>You proposed this: somebody else has to agree.</p>
					<button type="submit">Take it back</button>
				</form>
			)}
		</section>
	);
}
