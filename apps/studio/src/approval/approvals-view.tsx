import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import type { Proposal } from '../payload-types.ts';
import { formOutcome } from '../views/form-outcome.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import { decidedProposals, waitingProposals } from './proposals.ts';
import { type Waiting, WaitingProposal } from './waiting-proposal.tsx';

function mayOf({ user }: PayloadRequest, proposer: number): Waiting['may'] {
	if (Number(user?.id) === proposer) return 'take back';
	return has(user, ...overseers) ? 'decide' : 'wait';
}

const decisions: Record<Proposal['state'], string> = {
	waiting: '等待中',
	approved: '已批准',
	refused: '已拒绝',
	'taken back': '已撤回',
};

async function Approvals({ req }: { req: PayloadRequest }) {
	const say = await sayHere();
	const waiting = await waitingProposals(req);
	const decided = await decidedProposals(req);
	return (
		<>
			<h2>{say(`Waiting: ${waiting.length}`, `等待中：${waiting.length}`)}</h2>
			{waiting.map((proposal) => (
				<WaitingProposal key={proposal.id} proposal={proposal} may={mayOf(req, proposal.proposer)} />
			))}
			{decided.length > 0 && <h2>{say('Decided', '已决定')}</h2>}
			{decided.map(({ id, kind, item, title, state, decidedBy, decidedAt, proposerName, comment, changes }) => (
				<details key={id} className="studio-note">
					<summary>
						{say(
							`${title}: ${state} by ${decidedBy}, ${decidedAt?.slice(0, 10)}`,
							`${title}：${decisions[state]}，${decidedBy}，${decidedAt?.slice(0, 10)}`,
						)}
						{comment && ` (“${comment}”)`}
						{say(`; proposed by ${proposerName}`, `；提出者：${proposerName}`)}
					</summary>
					<p>
						<a href={`/admin/collections/${kind}/${item}`}>{say(`Open ${title}`, `打开 ${title}`)}</a>
					</p>
					<ProposalChanges changes={changes} />
				</details>
			))}
		</>
	);
}

/** Proposals that wait for approval, and the latest decisions. */
export function ApprovalsView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const { done, problem } = formOutcome(props);
	return (
		<StudioPage {...props} at="/admin/approvals">
			<h1>{say('Approvals', '审批')}</h1>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<Approvals req={req} />
			) : (
				<p>
					{say(
						'Only who works on regulated content sees what waits.',
						'只有处理受监管内容的人才能看到等待审批的内容。',
					)}
				</p>
			)}
		</StudioPage>
	);
}
