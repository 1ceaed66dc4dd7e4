import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { brand } from '@site/contract/brand';
import { settings } from '../settings.ts';
import { withLiteralSubjects } from './literal-subject.ts';
import { mailServer } from './mail-server.ts';
import { withPlainRecipients } from './plain-recipients.ts';

/** Without a mail server Payload writes e-mails to the log. */
export const emailAdapter = () =>
	settings.mail.smtpUrl
		? nodemailerAdapter({
				defaultFromAddress: settings.mail.from,
				// Quoted: an unquoted comma would start another sender.
				defaultFromName: JSON.stringify(brand.company),
				transportOptions: mailServer(settings.mail.smtpUrl),
				skipVerify: true,
			})
				.then(withPlainRecipients)
				.then(withLiteralSubjects)
		: undefined;
