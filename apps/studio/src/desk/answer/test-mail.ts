import { brand } from '@site/contract/brand';
import type { PayloadRequest } from 'payload';
import { written } from '../../mail/written.ts';
import { settings } from '../../settings.ts';
import { noMailServer } from './send-answer.ts';

/** Sends to the administrator who asks, past the queue, so that the server's own words are seen at once. */
export async function sendTestMail({ payload, user }: PayloadRequest): Promise<{ status: number; message: string }> {
	if (!settings.mail.smtpUrl) return { status: 409, message: noMailServer };
	const to = user?.email ?? '';
	const { replyTo } = await payload.findGlobal({ slug: 'mail-settings', depth: 0 });
	const words = written(
		[`This is a test from the studio of ${brand.company}.`, 'Mail to visitors takes the same way.'],
		'en',
	);
	try {
		const subject = `Test mail from ${brand.company}`;
		await payload.sendEmail({ to, subject, ...words, ...(replyTo && { replyTo }) });
		return { status: 200, message: `The mail server took it. Look into the mailbox of ${to}.` };
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		return { status: 502, message: `It was not taken: ${said}` };
	}
}
