import { brand } from '@site/contract/brand';
import type { Endpoint, PayloadRequest } from 'payload';
import { refused } from '../server/endpoint.ts';
import { settings } from '../settings.ts';
import { sayTo } from '../words/said.ts';
import { noMailServer } from './no-mail-server.ts';
import { admitAttempt } from './sign-in-limit.ts';

const lifetime = 3_600_000;
/** A link sent within this time is still valid: another one would invalidate it and fill the mailbox. */
const restAfterLink = 300_000;

async function wasJustSent({ payload }: PayloadRequest, email: string): Promise<boolean> {
	const sentAfter = new Date(Date.now() + lifetime - restAfterLink).toISOString();
	const where = { email: { equals: email }, resetPasswordExpiration: { greater_than: sentAfter } };
	return Boolean(await payload.db.findOne({ collection: 'users', where }));
}

async function sendLink(req: PayloadRequest, email: string): Promise<void> {
	if (await wasJustSent(req, email)) return;
	const { payload } = req;
	const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
	if (!token) return;
	await payload.sendEmail({
		to: email,
		subject: `A new password for the ${brand.name} studio`,
		text: [
			'Someone, probably you, asked for a new password. Choose it here, within one hour:',
			`${settings.studioUrl}/admin/reset/${token}`,
			'If it was not you, leave this email unanswered: nothing changes.',
		].join('\n\n'),
	});
}

/** Responds before it looks up the account, so that neither the response nor its timing reveals whether it exists. */
export const forgotPassword: Endpoint = {
	path: '/forgot-password',
	method: 'post',
	handler: async (req) => {
		if (!settings.mail.smtpUrl) return refused(503, sayTo(req)(noMailServer));
		const { email } = ((await req.json?.().catch(() => null)) ?? {}) as { email?: unknown };
		const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
		admitAttempt(req, `forgot ${address}`);
		if (address)
			void sendLink(req, address).catch((error) =>
				req.payload.logger.error({ err: error, msg: 'a link to reset a password was not sent' }),
			);
		return Response.json({
			message: sayTo(req)('If there is such an account, a link is on its way.', '如果有此账户，链接已经发出。'),
		});
	},
};
