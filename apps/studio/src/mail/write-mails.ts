import { brand } from '@site/contract/brand';
import { mailboxOf } from '@site/contract/mailbox';
import type { Submission } from '@site/contract/submission';
import type { PayloadRequest, Where } from 'payload';
import { answersIn } from '../inbox/form-fields.ts';
import { type KnownLine, type Line, lineText } from '../inbox/lines.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { kindOf, messageKinds, nameOfForm, type Work } from '../inbox/message-kinds.ts';
import { whoOf } from '../inbox/summary.ts';
import { settings } from '../settings.ts';
import { confirmation } from './confirmation.ts';
import { isAddress } from './is-address.ts';
import { queued } from './queued.ts';

const published = (name: string): Where => ({
	and: [{ _status: { equals: 'published' } }, { or: [{ title: { equals: name } }, { titleCn: { equals: name } }] }],
});

/** A submission names its document by number only. */
async function documentTitle(req: PayloadRequest, { item, language }: Submission): Promise<string | undefined> {
	if (item?.kind !== 'document') return undefined;
	const where = { id: { equals: item.id } };
	const [document] = (await req.payload.find({ collection: 'product-documents', where, limit: 1, depth: 0, req })).docs;
	return (language === 'cn' && document?.titleCn) || document?.title;
}

/**
 * The title of the item that a visitor names, if it exists. Visitors can send any text to any address, so it is looked
 * up.
 */
async function knownTitle(req: PayloadRequest, submission: Submission): Promise<string | undefined> {
	if (submission.kind === 'paper') return documentTitle(req, submission);
	const name =
		submission.kind === 'quote' || submission.kind === 'leadQuote'
			? submission.fields.productName
			: submission.kind === 'application'
				? submission.fields.job
				: '';
	if (!name) return undefined;
	const collection = submission.kind === 'application' ? 'jobs' : 'products';
	const { totalDocs } = await req.payload.count({ collection, where: published(name), req });
	return totalDocs > 0 ? name : undefined;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** The answers, one per line; free text follows without a label. */
function aboutOf(submission: Work): string {
	const answers = answersIn(submission, 'en')
		// An applicant's answers stay in the studio.
		.filter(({ name }) => submission.kind !== 'application' || name === 'job')
		.map(({ words, answer }) => ({ label: words.mail ?? words.en, answer }))
		.filter(({ label, answer }) => label !== false && answer);
	const labelled = answers.filter(({ label }) => label).map(({ label, answer }) => `${label}: ${answer}`);
	const free = answers.filter(({ label }) => !label).map(({ answer }) => answer);
	return [labelled.join('\n'), ...free].filter(Boolean).join('\n\n');
}

/** Notifies staff of a submission. An applicant's answers stay in the studio. */
function notice(submission: Work, lines: readonly Line[], note = ''): { subject: string; text: string } {
	const words = nameOfForm(submission.kind);
	const who = oneLine(whoOf(submission));
	return {
		subject: oneLine(`${words} ${submission.reference}: ${who}`),
		text: [
			`${words} from ${who}${submission.suspected ? ' (looks like it was sent by a machine)' : ''}`,
			aboutOf(submission),
			note,
			lines.map((line) => lineText({ ...line, name: oneLine(line.name) })).join('\n'),
			`Sent from ${submission.page}, ${submission.receivedAt}`,
			`Open it in the studio: ${settings.studioUrl}${messageAddress(submission.reference)}`,
		]
			.filter(Boolean)
			.join('\n\n'),
	};
}

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
