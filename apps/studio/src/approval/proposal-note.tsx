import type { UIFieldServerProps } from 'payload';
import { ProposalStanding } from './proposal-standing.tsx';
import { proposalOf } from './proposals.ts';

/** Note above the form of an item: its waiting proposal, or its refused one with the reason. */
export async function ProposalNote({ collectionSlug, id, req }: UIFieldServerProps) {
	if (!id) return null;
	const newest = await proposalOf(req, collectionSlug, Number(id), 'waiting', 'refused', 'approved', 'taken back');
	return <ProposalStanding found={newest ?? null} />;
}
