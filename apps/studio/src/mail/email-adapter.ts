import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { brand } from '@site/contract/brand';
import { settings } from '../settings.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** smtp://user:password@host:port, or smtps:// for a connection that is encrypted from the start. */
function server(address: string) {
	const { protocol, hostname, port, username, password } = new URL(address);
	const secure = protocol === 'smtps:';
	const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
	return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, auth, ...timeouts };
}

/** Without a mail server Payload writes e-mails to the log. */
export const emailAdapter = () =>
	settings.mail.smtpUrl
		? nodemailerAdapter({
				defaultFromAddress: settings.mail.from,
				defaultFromName: brand.company,
				transportOptions: server(settings.mail.smtpUrl),
				skipVerify: true,
			})
		: undefined;
