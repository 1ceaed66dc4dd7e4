import type { PayloadRequest } from 'payload';
import { aloneWith } from '../database/alone.ts';
import type { Proposal } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import type { Change } from '../trail/differences.ts';
import { announceDecision, announceProposal } from './approval-mails.ts';
import { isRegulated, type Scope } from './regulated-fields.ts';

export type Values = Record<string, unknown>;
type State = Proposal['state'];

/** The newest proposal about an item in one of these states. */
export async function proposalOf(
	req: PayloadRequest,
	kind: string,
	item: number,
	...states: State[]
): Promise<Proposal | undefined> {
	const where = { kind: { equals: kind }, item: { equals: item }, state: { in: states } };
	return (await req.payload.find({ collection: 'proposals', where, sort: '-id', limit: 1, depth: 0, req })).docs[0];
}

export const waitingProposals = async ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Proposal[]> => {
	const where = { state: { equals: 'waiting' } };
	return (await payload.find({ collection: 'proposals', where, sort: 'id', pagination: false, depth: 0 })).docs;
};

export const decidedProposals = async ({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Proposal[]> => {
	const where = { state: { not_equals: 'waiting' } };
	return (await payload.find({ collection: 'proposals', where, sort: '-decidedAt', limit: 20, depth: 0 })).docs;
};

type Proposed = Pick<Proposal, 'kind' | 'item' | 'title' | 'isNew'> & { values: Values; changes: Change[] };
/** Set if only the status of an item is proposed: whether other fields changed with it. */
type Release = { isChanged: boolean } | undefined;

/** A proposal that is about to be decided: others wait until the transaction of the request is over. */
export async function lockedProposal(req: PayloadRequest, id: number): Promise<Proposal> {
	const proposal = await req.payload.findByID({ collection: 'proposals', id, depth: 0, req });
	await aloneWith(req, proposal.kind, proposal.item);
	return req.payload.findByID({ collection: 'proposals', id, depth: 0, req });
}

const takeBack = async (req: PayloadRequest, { id }: Proposal, comment = '') => {
	const decided = { decidedBy: req.user?.name ?? '', decidedAt: new Date().toISOString() };
	const data = { state: 'taken back' as const, comment, ...decided };
	return req.payload.update({ collection: 'proposals', id, data, req });
};

/** The database reorders the keys of JSON objects. */
const asText = (changes: unknown) =>
	JSON.stringify(
		(Array.isArray(changes) ? changes : []).filter(isObject).map(({ path, before, after }) => [path, before, after]),
	);

/** The values of the fields before the change. */
const beforeIn = (changes: unknown) =>
	JSON.stringify((Array.isArray(changes) ? changes : []).filter(isObject).map(({ path, before }) => [path, before]));

export const isSameBefore = (one: unknown, other: unknown): boolean => beforeIn(one) === beforeIn(other);

/**
 * At most one proposal waits for an item; a new one replaces it. One that equals a waiting or refused proposal is
 * ignored. A publication is proposed again after a refusal, and when its content changed.
 */
export async function propose(req: PayloadRequest, proposed: Proposed, release: Release): Promise<void> {
	const { payload, user } = req;
	const known = await proposalOf(req, proposed.kind, proposed.item, 'waiting', 'refused');
	const isAnew = release && (release.isChanged || known?.state === 'refused');
	if (!user || (known && !isAnew && asText(known.changes) === asText(proposed.changes))) return;
	if (known?.state === 'waiting') await takeBack(req, known);
	const proposal = await payload.create({
		collection: 'proposals',
		data: { ...proposed, proposer: Number(user.id), proposerName: user.name, state: 'waiting' },
		req,
	});
	await announceProposal(req, proposal);
}

/** An approval covers exactly what was read: a proposal is withdrawn once its draft changes. */
export async function takeBackChanged(req: PayloadRequest, kind: string, item: number): Promise<void> {
	const waiting = await proposalOf(req, kind, item, 'waiting');
	if (waiting) await takeBack(req, waiting, 'It was changed while it waited.');
}

/**
 * After a change of the setting: withdraws proposals that need no approval any more, so that their proposers can
 * publish.
 */
export async function takeBackUnneeded(req: PayloadRequest, scope: Scope): Promise<void> {
	for (const { id } of await waitingProposals(req)) {
		const proposal = await lockedProposal(req, id);
		if (proposal.state !== 'waiting') continue;
		const fields = Object.keys(isObject(proposal.values) ? proposal.values : {});
		if (fields.some((field) => isRegulated(scope, proposal.kind, field))) continue;
		await announceDecision(
			req,
			await takeBack(req, proposal, 'This no longer needs a second person: publish it yourself.'),
		);
	}
}
