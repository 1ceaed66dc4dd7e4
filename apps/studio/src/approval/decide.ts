import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import { differences } from '../trail/differences.ts';
import { sayTo } from '../words/said.ts';
import { announceDecision } from './approval-mails.ts';
import { publishedOf } from './hold-back.ts';
import type { Values } from './proposals.ts';

export type Decision = 'approve' | 'refuse' | 'take-back';

const states = { approve: 'approved', refuse: 'refused', 'take-back': 'taken back' } as const;

/** Why this colleague may not decide so; null where they may. */
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

/** Puts what was proposed on the site; what others have written meanwhile stays a draft. */
async function apply(req: PayloadRequest, { kind, item, values }: Proposal): Promise<void> {
	const { payload } = req;
	const collection = kind as CollectionSlug;
	const proposed: Values = isObject(values) ? values : {};
	const approved = { ...req.context, isApproved: true };
	const { flattenedFields, versions } = payload.collections[collection].config;
	if (!versions?.drafts)
		return void (await payload.update({ collection, id: item, data: proposed, depth: 0, req, context: approved }));
	const latest: Values = { ...(await payload.findByID({ collection, id: item, draft: true, depth: 0, req })) };
	const base = (await publishedOf(req, kind, item)) ?? latest;
	const data = { ...base, ...proposed, _status: 'published' as const };
	await payload.update({ collection, id: item, data, depth: 0, req, context: approved });
	if (latest._status !== 'draft') return;
	const fields = flattenedFields.filter(({ name }) => name !== '_status');
	const others = fields.filter((field) => differences([field], data, latest).length > 0);
	if (others.length === 0) return;
	const kept = Object.fromEntries(others.map(({ name }) => [name, latest[name]]));
	await payload.update({ collection, id: item, data: kept, draft: true, depth: 0, req });
}

/** Decides a proposal and does what follows, together or not at all. */
export async function decide(req: PayloadRequest, id: number, decision: Decision, comment: string): Promise<Proposal> {
	const { payload, user } = req;
	return inTransaction(req, async () => {
		const proposal = await payload.findByID({ collection: 'proposals', id, depth: 0, req });
		const problem = whyNot(req, proposal, decision, comment);
		if (problem) throw new APIError(problem, 409, null, true);
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
