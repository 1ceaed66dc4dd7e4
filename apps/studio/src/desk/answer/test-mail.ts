import { brand } from '@site/contract/brand';
import type { PayloadRequest } from 'payload';
import { mailBody } from '../../mail/mail-body.ts';
import { settings } from '../../settings.ts';
import { sayTo } from '../../words/said.ts';
import { noMailServer } from './send-answer.ts';

/**
 * Sends to the requesting administrator directly, not through the queue, so that the server's response shows at once.
 */
export async function sendTestMail(req: PayloadRequest): Promise<{ status: number; message: string }> {
	const { payload, user } = req;
	const say = sayTo(req);
	if (!settings.mail.smtpUrl) return { status: 409, message: say(noMailServer) };
	const to = user?.email ?? '';
	const { replyTo } = await payload.findGlobal({ slug: 'mail-settings', depth: 0 });
	const words = mailBody(
		[`This is a test from the studio of ${brand.company}.`, 'Mail to visitors takes the same way.'],
		'en',
	);
	try {
		const subject = `Test mail from ${brand.company}`;
		await payload.sendEmail({ to, subject, ...words, ...(replyTo && { replyTo }) });
		return {
			status: 200,
			message: say(
				`The mail server took it. Look into the mailbox of ${to}.`,
				`邮件服务器已接收。请查看 ${to} 的邮箱。`,
			),
		};
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		return { status: 502, message: say(`It was not taken: ${said}`, `未被接收：${said}`) };
	}
}
