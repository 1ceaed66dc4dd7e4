import type { EmailAdapter, SendEmailOptions } from 'payload';
import { isAddress } from './is-address.ts';

/** As an object, so that the address is not parsed. */
const exactly = (address: string) => ({ name: '', address });

function addressed({ to, replyTo, ...mail }: SendEmailOptions): SendEmailOptions {
	if (typeof to !== 'string' || !isAddress(to)) throw new Error('This is not one plain email address.');
	const answersTo = typeof replyTo === 'string' && isAddress(replyTo) ? { replyTo: exactly(replyTo) } : {};
	return { ...mail, ...answersTo, to: exactly(to) };
}

/** An adapter that sends to exactly one address, however the text could be parsed. */
export const withPlainRecipients =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(addressed(mail)) };
	};
