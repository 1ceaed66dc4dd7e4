import type { UIFieldServerProps } from 'payload';
import { ProposalStanding } from './proposal-standing.tsx';
import { proposalOf } from './proposals.ts';

/** Above the form of an item: what of it waits for a second person, or was refused and why. */
export async function ProposalNote({ collectionSlug, id, req }: UIFieldServerProps) {
	if (!id) return null;
	const newest = await proposalOf(req, collectionSlug, Number(id), 'waiting', 'refused', 'approved', 'taken back');
	return <ProposalStanding found={newest ?? null} />;
}
