import type { CollectionSlug, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import { publishedOf } from '../server/on-the-site.ts';
import { refusal } from '../server/refusal.ts';
import { differences } from '../trail/differences.ts';
import { nameRelations } from '../trail/name-relations.ts';
import { sayTo } from '../words/said.ts';
import { announceDecision } from './approval-mails.ts';
import { isSameBefore, lockedProposal, type Values } from './proposals.ts';

export type Decision = 'approve' | 'refuse' | 'take-back';

const states = { approve: 'approved', refuse: 'refused', 'take-back': 'taken back' } as const;

/** Why this user may not decide so; null if they may. */
function whyNot(req: PayloadRequest, proposal: Proposal, decision: Decision, comment: string): string | null {
	const { user } = req;
	const say = sayTo(req);
	if (proposal.state !== 'waiting') return say(`This was ${proposal.state} already.`, '已经有决定。');
	const isOwn = Number(user?.id) === proposal.proposer;
	if (decision === 'take-back')
		return isOwn ? null : say('Only who proposed it takes it back.', '只有提出者可以撤回。');
	if (!has(user, ...overseers))
		return say('This needs the role Regulatory, Quality or Administrator.', '需要法规、质量或管理员角色。');
	if (isOwn) return say('You proposed this yourself: it needs somebody else.', '这是您自己提出的：须由他人决定。');
	return decision === 'refuse' && comment === '' ? say('Say why you refuse it.', '请说明拒绝的原因。') : null;
}

/** Whether the published values have changed since the proposal was made. */
async function isOutdated(req: PayloadRequest, { kind, item, isNew, values, changes }: Proposal): Promise<boolean> {
	const collection = kind as CollectionSlug;
	const { flattenedFields, versions } = req.payload.collections[collection].config;
	const now = versions?.drafts
		? await publishedOf(req, { kind, item })
		: { ...(await req.payload.findByID({ collection, id: item, depth: 0, req })) };
	if (isNew) return now !== undefined;
	if (!now) return true;
	const proposed: Values = isObject(values) ? values : {};
	const fields = flattenedFields.filter(({ name }) => name in proposed);
	return !isSameBefore(await nameRelations(req, differences(fields, now, proposed)), changes);
}

/** Publishes the proposed values; later changes by others stay a draft. */
async function apply(req: PayloadRequest, { kind, item, values }: Proposal): Promise<void> {
	const { payload } = req;
	const collection = kind as CollectionSlug;
	const proposed: Values = isObject(values) ? values : {};
	const approved = { ...req.context, isApproved: true };
	const { flattenedFields, versions } = payload.collections[collection].config;
	if (!versions?.drafts)
		return void (await payload.update({ collection, id: item, data: proposed, depth: 0, req, context: approved }));
	const latest: Values = { ...(await payload.findByID({ collection, id: item, draft: true, depth: 0, req })) };
	const base = (await publishedOf(req, { kind, item })) ?? latest;
	const data = { ...base, ...proposed, _status: 'published' as const };
	await payload.update({ collection, id: item, data, depth: 0, req, context: approved });
	if (latest._status !== 'draft') return;
	const fields = flattenedFields.filter(({ name }) => name !== '_status');
	const others = fields.filter((field) => differences([field], data, latest).length > 0);
	if (others.length === 0) return;
	const kept = Object.fromEntries(others.map(({ name }) => [name, latest[name]]));
	await payload.update({ collection, id: item, data: kept, draft: true, depth: 0, req });
}

const outdated = (req: PayloadRequest) =>
	sayTo(req)(
		'The site has changed since this was proposed. It has to be proposed again.',
		'提出之后网站上有改动：须重新提出。',
	);

/** Decides a proposal and applies the decision in one transaction. */
export async function decide(req: PayloadRequest, id: number, decision: Decision, comment: string): Promise<Proposal> {
	const { payload, user } = req;
	return inTransaction(req, async () => {
		const proposal = await lockedProposal(req, id);
		const problem = whyNot(req, proposal, decision, comment);
		if (problem) throw refusal(problem);
		if (decision === 'approve' && (await isOutdated(req, proposal))) throw refusal(outdated(req));
		const data = {
			state: states[decision],
			comment,
			decidedBy: user?.name ?? '',
			decidedAt: new Date().toISOString(),
		};
		const reason = [`proposed by ${proposal.proposerName}`, comment].filter(Boolean).join(': ');
		req.context = { ...req.context, reason };
		const decided = await payload.update({ collection: 'proposals', id, data, req });
		if (decision === 'approve') await apply(req, proposal);
		await announceDecision(req, decided);
		return decided;
	});
}
