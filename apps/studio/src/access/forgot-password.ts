import { brand } from '@site/contract/brand';
import type { Endpoint, PayloadRequest } from 'payload';
import { settings } from '../settings.ts';
import { admitAttempt } from './sign-in-limit.ts';

async function sendLink({ payload }: PayloadRequest, email: string): Promise<void> {
	if (!settings.mail.smtpUrl) {
		payload.logger.warn({ msg: 'a password was to be reset, but no mail server is set up' });
		return;
	}
	const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
	if (!token) return;
	await payload.sendEmail({
		to: email,
		subject: `A new password for the ${brand.name} studio`,
		text: [
			'Someone, probably you, asked for a new password. Choose it here, within one hour:',
			`${settings.studioUrl}/admin/reset/${token}`,
			'If it was not you, leave this e-mail unanswered: nothing changes.',
		].join('\n\n'),
	});
}

/** Answers before it looks, so that neither the answer nor its time tells whether there is such an account. */
export const forgotPassword: Endpoint = {
	path: '/forgot-password',
	method: 'post',
	handler: async (req) => {
		const { email } = ((await req.json?.().catch(() => null)) ?? {}) as { email?: unknown };
		const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
		admitAttempt(req, `forgot ${address}`);
		if (address)
			void sendLink(req, address).catch((error) =>
				req.payload.logger.error({ err: error, msg: 'a link to reset a password was not sent' }),
			);
		return Response.json({ message: 'If there is such an account, a link is on its way.' });
	},
};
