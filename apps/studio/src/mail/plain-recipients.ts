import type { EmailAdapter, SendEmailOptions } from 'payload';
import { isAddress } from './is-address.ts';

/** As an object, in which nothing is read that is not there. */
const exactly = (address: string) => ({ name: '', address });

function addressed({ to, replyTo, ...mail }: SendEmailOptions): SendEmailOptions {
	if (typeof to !== 'string' || !isAddress(to)) throw new Error('This is not one plain e-mail address.');
	const answersTo = typeof replyTo === 'string' && isAddress(replyTo) ? { replyTo: exactly(replyTo) } : {};
	return { ...mail, ...answersTo, to: exactly(to) };
}

/** The sender, which writes to exactly one address, whatever a mail program would read in the text of it. */
export const withPlainRecipients =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(addressed(mail)) };
	};
