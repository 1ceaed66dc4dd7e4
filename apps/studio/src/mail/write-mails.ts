import { brand } from '@site/contract/brand';
import type { Submission, SubmissionKind } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { settings } from '../settings.ts';
import { confirmation } from './confirmation.ts';
import { notice } from './notice.ts';

const roleOf: Record<SubmissionKind, Role> = {
	contact: 'sales',
	signup: 'sales',
	quote: 'sales',
	application: 'recruiter',
};

const isAddress = (text: string) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text.trim());

/** A notice to our mailbox and, where the visitor left a usable address, a confirmation. Nothing goes out for a suspected machine. */
export async function writeMails(req: PayloadRequest, submission: Submission): Promise<void> {
	const email = submission.fields.email.trim();
	const common = {
		reference: submission.reference,
		role: roleOf[submission.kind],
		status: 'waiting' as const,
		attempts: 0,
		nextAttemptAt: new Date().toISOString(),
	};
	const toUs = { ...common, ...notice(submission), to: settings.mail.mailboxes[submission.kind] };
	await req.payload.create({
		collection: 'mails',
		data: { ...toUs, replyTo: isAddress(email) ? email : undefined },
		req,
	});
	if (!isAddress(email) || submission.suspected) return;
	await req.payload.create({
		collection: 'mails',
		data: { ...common, ...confirmation(submission, brand), to: email },
		req,
	});
}
