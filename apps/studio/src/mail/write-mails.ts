import { brand } from '@site/contract/brand';
import { mailboxOf } from '@site/contract/mailbox';
import type { PayloadRequest, Where } from 'payload';
import { inboxOf } from '../inbox/inbox-slugs.ts';
import { interestNames } from '../inbox/interest-names.ts';
import { knownLines } from '../inbox/known-lines.ts';
import { letters } from '../inbox/letter-kinds.ts';
import { settings } from '../settings.ts';
import { confirmation } from './confirmation.ts';
import { isAddress } from './is-address.ts';
import { knownTitle } from './known-title.ts';
import { notice, type Work } from './notice.ts';
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

const waiting = ({ kind, reference }: Work) => queued(reference, letters[inboxOf[kind]].role);

type Words = { subject: string; text: string; html: string; unsubscribeLink?: string };
/** Replaces the usual e-mail to the visitor, and adds a note to ours. */
type Special = { note?: string; toVisitor?: Words | ((address: string) => Promise<Words>) };

/**
 * Queues a notice to our mailbox and, if the visitor left a usable address, a confirmation. A suspected bot triggers no
 * e-mail.
 */
export async function writeMails(req: PayloadRequest, submission: Work, special: Special = {}): Promise<void> {
	const email = submission.fields.email.trim();
	const toUs = {
		...waiting(submission),
		...(await noticeOf(req, submission, special.note)),
		to: settings.mail.mailboxes[submission.kind],
	};
	await req.payload.create({
		collection: 'mails',
		data: { ...toUs, replyTo: isAddress(email) ? email : undefined },
		req,
	});
	await writeToVisitor(req, submission, special.toVisitor);
}

async function noticeOf(req: PayloadRequest, submission: Work, note?: string) {
	const interests = submission.kind === 'newsletter' ? await interestNames(req, submission.fields.interests, 'en') : [];
	return notice(submission, { lines: await knownLines(req, submission), interests }, note);
}

/** Does nothing if there is no usable address. */
async function writeToVisitor(req: PayloadRequest, submission: Work, special?: Special['toVisitor']): Promise<void> {
	const email = submission.fields.email.trim();
	const to = email.toLowerCase();
	if (!isAddress(email) || submission.suspected) return;
	const hasRoom = !(await hasEnough(req, to));
	const words = typeof special === 'function' ? await special(to) : (special ?? (await wordsFor(req, submission)));
	if (!hasRoom) return;
	await req.payload.create({ collection: 'mails', data: { ...waiting(submission), ...words, to }, req });
}

/** The text of a confirmation of receipt. */
const wordsFor = async (req: PayloadRequest, submission: Work): Promise<Words> =>
	confirmation(submission, brand, {
		about: await knownTitle(req, submission),
		lines: await knownLines(req, submission),
	});
