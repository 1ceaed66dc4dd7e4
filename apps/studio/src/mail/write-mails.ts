import { brand } from '@site/contract/brand';
import { leadForms } from '@site/contract/lead-forms';
import type { Submission, SubmissionKind } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { settings } from '../settings.ts';
import { noteSignUp } from '../subscribers/sign-up.ts';
import { confirmation } from './confirmation.ts';
import { isAddress } from './is-address.ts';
import { knownTitle } from './known-title.ts';
import { notice } from './notice.ts';

const roleOf: Record<SubmissionKind, Role> = {
	contact: 'sales',
	signup: 'sales',
	quote: 'sales',
	application: 'recruiter',
};

/** More than this within an hour is somebody who uses our forms to write to somebody else. */
const mostConfirmations = 5;

async function hasEnough({ payload }: PayloadRequest, to: string): Promise<boolean> {
	const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
	const where = { to: { equals: to }, createdAt: { greater_than: hourAgo } };
	return (await payload.count({ collection: 'mails', where })).totalDocs >= mostConfirmations;
}

const waiting = ({ kind, reference }: Submission) => ({
	reference,
	role: roleOf[kind],
	status: 'waiting' as const,
	attempts: 0,
	nextAttemptAt: new Date().toISOString(),
});

/** A notice to our mailbox and, where the visitor left a usable address, a confirmation. Nothing goes out for a suspected machine. */
export async function writeMails(req: PayloadRequest, submission: Submission): Promise<void> {
	const email = submission.fields.email.trim();
	const toUs = { ...waiting(submission), ...notice(submission), to: settings.mail.mailboxes[submission.kind] };
	await req.payload.create({
		collection: 'mails',
		data: { ...toUs, replyTo: isAddress(email) ? email : undefined },
		req,
	});
	await writeToVisitor(req, submission);
}

/** Whether there was an address to write to. */
export async function writeToVisitor(req: PayloadRequest, submission: Submission): Promise<boolean> {
	const email = submission.fields.email.trim();
	const to = email.toLowerCase();
	if (!isAddress(email) || submission.suspected) return false;
	const hasRoom = !(await hasEnough(req, to));
	const words = await wordsFor(req, submission, to);
	if (!hasRoom) return false;
	await req.payload.create({ collection: 'mails', data: { ...waiting(submission), ...words, to }, req });
	return true;
}

type Message = Extract<Submission, { kind: 'contact' }>;
const isNewsletter = (submission: Submission): submission is Message =>
	submission.kind === 'contact' && submission.fields.type === leadForms.newsletter.type;

/** Whoever signs up is asked to confirm; whoever writes to us is told that it has arrived. */
async function wordsFor(req: PayloadRequest, submission: Submission, to: string) {
	if (submission.kind === 'signup' || isNewsletter(submission)) return noteSignUp(req, submission, to);
	return confirmation(submission, brand, await knownTitle(req, submission));
}
