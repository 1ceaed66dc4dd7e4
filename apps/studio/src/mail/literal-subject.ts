import type { EmailAdapter, SendEmailOptions } from 'payload';

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
