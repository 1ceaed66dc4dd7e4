import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { brand } from '@site/contract/brand';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { settings } from '../settings.ts';
import { isAddress } from './is-address.ts';

/** An encoded word has at most 75 characters (RFC 2047); this many bytes take 60 in base64. */
const mostBytes = 45;

/** The text as encoded words, one per header line. */
export function encodedWords(text: string): string {
	const words = [''];
	for (const letter of text) {
		const longer = `${words.at(-1)}${letter}`;
		if (Buffer.byteLength(longer) > mostBytes) words.push(letter);
		else words[words.length - 1] = longer;
	}
	return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

/** A subject that looks like encoded words is encoded again, so that mail programs show it as typed and do not decode it. */
function literally({ subject, headers, ...mail }: SendEmailOptions): SendEmailOptions {
	if (!subject?.includes('=?')) return { ...mail, subject, headers };
	return { ...mail, headers: { ...headers, Subject: { prepared: true, value: encodedWords(subject) } } };
}

/** An adapter that sends subjects literally. */
export const withLiteralSubjects =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(literally(mail)) };
	};

/** As an object, so that the address is not parsed. */
const exactly = (address: string) => ({ name: '', address });

function addressed({ to, replyTo, ...mail }: SendEmailOptions): SendEmailOptions {
	if (typeof to !== 'string' || !isAddress(to)) throw new Error('This is not one plain email address.');
	const answersTo = typeof replyTo === 'string' && isAddress(replyTo) ? { replyTo: exactly(replyTo) } : {};
	return { ...mail, ...answersTo, to: exactly(to) };
}

/** Sends to exactly one address, even if the text could be parsed as several. */
const withPlainRecipients =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(addressed(mail)) };
	};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * smtp://user:password@host:port, or smtps:// for TLS from the start. Plain smtp requires STARTTLS, unless the server
 * is on this machine or the address ends in ?tls=off.
 */
export function mailServer(address: string) {
	const { protocol, hostname, port, username, password, searchParams } = new URL(address);
	const secure = protocol === 'smtps:';
	const requireTLS = !secure && !isThisMachine(hostname) && searchParams.get('tls') !== 'off';
	const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
	return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, requireTLS, auth, ...timeouts };
}

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
