import { use } from 'react';
import type { Proposal } from '../payload-types.ts';
import { sayHere } from '../words/say-here.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import { waitingTime } from './waiting-time.ts';

export type Waiting = { proposal: Proposal; may: 'decide' | 'take back' | 'wait' };

/** A waiting proposal, with the actions open to this user. */
export function WaitingProposal({ proposal, may }: Waiting) {
	const say = use(sayHere());
	const { id, kind, item, title, isNew, proposerName, createdAt, changes } = proposal;
	return (
		<section className="studio-note" aria-labelledby={`proposal-${id}`}>
			<h3 id={`proposal-${id}`}>
				<a href={`/admin/collections/${kind}/${item}`}>{title}</a>
			</h3>
			<p>
				{say(
					`Proposed by ${proposerName}, waiting for ${waitingTime(createdAt, say)}.`,
					`由 ${proposerName} 提出，已等待 ${waitingTime(createdAt, say)}。`,
				)}
				{isNew && say(' It is not on the site yet.', '尚未上线。')}
			</p>
			<ProposalChanges changes={changes} />
			{may === 'decide' && (
				<form method="post" className="studio-form">
					<label>
						{say('Comment ', '意见')}
						<input type="text" name="comment" size={50} maxLength={2000} />
					</label>
					<button type="submit" formAction={`/api/approvals/${id}/approve`}>
						{say('Approve and publish', '批准并发布')}
					</button>
					<button type="submit" formAction={`/api/approvals/${id}/refuse`}>
						{say('Refuse', '拒绝')}
					</button>
				</form>
			)}
			{may === 'take back' && (
				<form method="post" action={`/api/approvals/${id}/take-back`} className="studio-form">
					<p>{say('You proposed this: somebody else has to agree.', '这是您提出的：须由他人同意。')}</p>
					<button type="submit">{say('Take it back', '撤回')}</button>
				</form>
			)}
		</section>
	);
}
