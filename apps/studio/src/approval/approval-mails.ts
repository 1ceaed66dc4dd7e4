import type { PayloadRequest } from 'payload';
import { overseers, type Role } from '../access/roles.ts';
import { mailBody, type Part } from '../mail/mail-body.ts';
import { queued } from '../mail/queued.ts';
import type { Proposal } from '../payload-types.ts';
import { settings } from '../settings.ts';

/** Users who may decide a proposal of this colleague. Administrators get the mail if nobody else can decide. */
async function decidersOf(req: PayloadRequest, proposer: number): Promise<string[]> {
	const having = async (...roles: Role[]) => {
		const where = { roles: { in: roles }, id: { not_equals: proposer } };
		const { docs } = await req.payload.find({ collection: 'users', where, pagination: false, depth: 0, req });
		return docs.map(({ email }) => email);
	};
	const found = await having(...overseers);
	return found.length > 0 ? found : having('administrator');
}

const reference = ({ id }: Proposal) => `Proposal ${id}`;

async function write(req: PayloadRequest, proposal: Proposal, to: readonly string[], subject: string, parts: Part[]) {
	const about = { ...queued(reference(proposal), 'regulatory'), subject, ...mailBody(parts, 'en') };
	for (const address of to) await req.payload.create({ collection: 'mails', data: { ...about, to: address }, req });
}

/** Notifies all users who may decide. */
export async function announceProposal(req: PayloadRequest, proposal: Proposal): Promise<void> {
	const { id, title, proposerName, proposer, isNew } = proposal;
	await write(req, proposal, await decidersOf(req, proposer), `To be approved: ${title}`, [
		`${proposerName} proposes ${isNew ? 'to publish' : 'changes of'} “${title}”. The site shows what was agreed before until somebody else approves.`,
		{ label: 'Read and decide', href: `${settings.studioUrl}/admin/approvals#proposal-${id}` },
	]);
}

const outcomes = { approved: 'is approved and on the site', refused: 'is refused', 'taken back': 'is taken back' };

/** Notifies the proposer of the decision and its reason. */
export async function announceDecision(req: PayloadRequest, proposal: Proposal): Promise<void> {
	const { title, kind, item, proposer, state, decidedBy, comment } = proposal;
	if (state === 'waiting' || proposer === Number(req.user?.id)) return;
	const person = await req.payload.findByID({ collection: 'users', id: proposer, depth: 0, disableErrors: true, req });
	if (!person) return;
	await write(req, proposal, [person.email], `“${title}” ${outcomes[state]}`, [
		`What you proposed of “${title}” ${outcomes[state]}${decidedBy ? ` (${decidedBy})` : ''}.`,
		...(comment ? [comment] : []),
		{ label: 'Open it', href: `${settings.studioUrl}/admin/collections/${kind}/${item}` },
	]);
}
