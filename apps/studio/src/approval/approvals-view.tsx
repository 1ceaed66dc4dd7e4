import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import { ChangeTable } from '../trail/change-table.tsx';
import { formOutcome } from '../views/form-outcome.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { decidedProposals, waitingProposals } from './proposals.ts';
import { waitingTime } from './waiting-time.ts';

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

type Waiting = { proposal: Proposal; may: 'decide' | 'take back' | 'wait' };

/** A waiting proposal, with the actions open to this user. */
function WaitingProposal({ proposal, may }: Waiting) {
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

const text = (value: unknown) => (typeof value === 'string' ? value : '–');

/** Each field as it is on the site, and as it is proposed. */
const ProposalChanges = ({ changes }: Pick<Proposal, 'changes'>) => {
	const say = use(sayHere());
	const rows = (Array.isArray(changes) ? changes : []).filter(isObject);
	return (
		<ChangeTable
			className="studio-trail"
			changes={rows.map(({ path, label, before, after }) => ({
				...{ path: text(path), label: text(label), before: text(before), after: text(after) },
			}))}
			headings={[say('On the site', '网站上'), say('Proposed', '提出的变更')]}
		/>
	);
};
