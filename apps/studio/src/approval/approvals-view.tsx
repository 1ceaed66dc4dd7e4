import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { ProposalChanges } from './proposal-changes.tsx';
import { decidedProposals, waitingProposals } from './proposals.ts';
import { type Waiting, WaitingProposal } from './waiting-proposal.tsx';

function mayOf({ user }: PayloadRequest, proposer: number): Waiting['may'] {
	if (Number(user?.id) === proposer) return 'take back';
	return has(user, ...overseers) ? 'decide' : 'wait';
}

async function Approvals({ req }: { req: PayloadRequest }) {
	const waiting = await waitingProposals(req);
	const decided = await decidedProposals(req);
	return (
		<>
			<h2>Waiting: {waiting.length}</h2>
			{waiting.map((proposal) => (
				<WaitingProposal key={proposal.id} proposal={proposal} may={mayOf(req, proposal.proposer)} />
			))}
			{decided.length > 0 && <h2>Decided</h2>}
			{decided.map(({ id, kind, item, title, state, decidedBy, decidedAt, proposerName, comment, changes }) => (
				<details key={id} className="studio-note">
					<summary>
						{title}: {state} by {decidedBy}, {decidedAt?.slice(0, 10)}
						{comment && ` (“${comment}”)`}; proposed by {proposerName}
					</summary>
					<p>
						<a href={`/admin/collections/${kind}/${item}`}>Open {title}</a>
					</p>
					<ProposalChanges changes={changes} />
				</details>
			))}
		</>
	);
}

/** What waits for a second person, and what became of the rest. */
export function ApprovalsView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const { done, problem } = saidTo(props);
	return (
		<StudioPage {...props} at="/admin/approvals">
			<h1>Approvals</h1>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<Approvals req={req} />
			) : (
				<p>Only who works on regulated content sees what waits.</p>
			)}
		</StudioPage>
	);
}
