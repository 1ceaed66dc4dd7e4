import type { UIFieldServerProps } from 'payload';
import { proposalOf } from './proposals.ts';
import { waitingTime } from './waiting-time.ts';

/** Above the form of an item: what of it waits for a second person, or was refused and why. */
export async function ProposalNote({ collectionSlug, id, req }: UIFieldServerProps) {
	const newest = id
		? await proposalOf(req, collectionSlug, Number(id), 'waiting', 'refused', 'approved', 'taken back')
		: undefined;
	if (newest?.state === 'waiting')
		return (
			<section className="studio-note" role="status">
				<p>
					Changes by {newest.proposerName} have been waiting for a second person for {waitingTime(newest.createdAt)}.
					The site shows what was agreed before. <a href="/admin/approvals">Approvals</a>
				</p>
			</section>
		);
	if (newest?.state === 'refused')
		return (
			<section className="studio-note" role="status">
				<p>
					{newest.decidedBy} refused what {newest.proposerName} proposed: {newest.comment} Change it and publish to
					propose it anew. <a href="/admin/approvals">Approvals</a>
				</p>
			</section>
		);
	return null;
}
