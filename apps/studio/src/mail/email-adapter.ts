import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { brand } from '@site/contract/brand';
import { settings } from '../settings.ts';
import { mailServer } from './mail-server.ts';

/** Without a mail server Payload writes e-mails to the log. */
export const emailAdapter = () =>
	settings.mail.smtpUrl
		? nodemailerAdapter({
				defaultFromAddress: settings.mail.from,
				defaultFromName: brand.company,
				transportOptions: mailServer(settings.mail.smtpUrl),
				skipVerify: true,
			})
		: undefined;
