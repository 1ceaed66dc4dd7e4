import { brand } from '@site/contract/brand';
import { mailboxOf } from '@site/contract/mailbox';
import type { PayloadRequest, Where } from 'payload';
import type { KnownLine } from '../inbox/lines.ts';
import { kindOf, messageKinds, type Work } from '../inbox/message-kinds.ts';
import { settings } from '../settings.ts';
import { confirmation } from './confirmation.ts';
import { isAddress } from './is-address.ts';
import { knownTitle } from './known-title.ts';
import { notice } from './notice.ts';
import { queued } from './queued.ts';

/** More per hour suggests that somebody misuses our forms to send mail to others. */
const mostConfirmations = 5;

/** Whether a mailbox has received the maximum within an hour, under any of its addresses. */
export async function hasEnough(req: PayloadRequest, to: string): Promise<boolean> {
	const mailbox = mailboxOf(to);
	const at = mailbox.lastIndexOf('@');
	const where: Where = {
		and: [
			{ createdAt: { greater_than: new Date(Date.now() - 3_600_000).toISOString() } },
			{ to: { like: mailbox.slice(0, at) } },
			{ to: { like: mailbox.slice(at) } },
		],
	};
	const how = { collection: 'mails', pagination: false, depth: 0, select: { to: true } } as const;
	const { docs } = await req.payload.find({ ...how, where, req });
	return docs.filter((mail) => mailboxOf(mail.to) === mailbox).length >= mostConfirmations;
}

const waiting = (work: Work) => queued(work.reference, messageKinds[kindOf(work)].role);

type Words = { subject: string; text: string; html: string; unsubscribeLink?: string };
/** Replaces the usual e-mail to the visitor, and adds a note to ours. */
type Special = { note?: string; toVisitor?: Words | ((address: string) => Promise<Words>) };

/**
 * Queues a notice to our mailbox and, if the visitor left a usable address, a confirmation. A suspected bot triggers no
 * e-mail.
 */
export async function writeMails(
	req: PayloadRequest,
	work: Work,
	lines: readonly KnownLine[],
	special: Special = {},
): Promise<void> {
	const email = work.fields.email.trim();
	const toUs = { ...waiting(work), ...notice(work, lines, special.note), to: settings.mail.mailboxes[work.kind] };
	await req.payload.create({
		collection: 'mails',
		data: { ...toUs, replyTo: isAddress(email) ? email : undefined },
		req,
	});
	const to = email.toLowerCase();
	if (!isAddress(email) || work.suspected) return;
	const hasRoom = !(await hasEnough(req, to));
	const { toVisitor } = special;
	const confirm = async () => confirmation(work, brand, { about: await knownTitle(req, work), lines });
	const words = typeof toVisitor === 'function' ? await toVisitor(to) : (toVisitor ?? (await confirm()));
	if (hasRoom) await req.payload.create({ collection: 'mails', data: { ...waiting(work), ...words, to }, req });
}
