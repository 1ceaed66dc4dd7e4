import type { EmailAdapter, SendEmailOptions } from 'payload';
import { isAddress } from './is-address.ts';

/** As an object, so that the address is not parsed. */
const exactly = (address: string) => ({ name: '', address });

function addressed({ to, replyTo, ...mail }: SendEmailOptions): SendEmailOptions {
	if (typeof to !== 'string' || !isAddress(to)) throw new Error('This is not one plain email address.');
	const answersTo = typeof replyTo === 'string' && isAddress(replyTo) ? { replyTo: exactly(replyTo) } : {};
	return { ...mail, ...answersTo, to: exactly(to) };
}

/** Sends to exactly one address, even if the text could be parsed as several. */
export const withPlainRecipients =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(addressed(mail)) };
	};
