import type { EmailAdapter, SendEmailOptions } from 'payload';

/** An encoded word has 75 characters at most (RFC 2047); so many bytes make 60 in base64. */
const mostBytes = 45;

/** The text as encoded words, each a line of the header. */
export function encodedWords(text: string): string {
	const words = [''];
	for (const letter of text) {
		const longer = `${words.at(-1)}${letter}`;
		if (Buffer.byteLength(longer) > mostBytes) words.push(letter);
		else words[words.length - 1] = longer;
	}
	return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

/** What a visitor wrote as if it were encoded is encoded itself: else mail programs would show what it stands for. */
function literally({ subject, headers, ...mail }: SendEmailOptions): SendEmailOptions {
	if (!subject?.includes('=?')) return { ...mail, subject, headers };
	return { ...mail, headers: { ...headers, Subject: { prepared: true, value: encodedWords(subject) } } };
}

/** The sender, whose subjects are read as they were written. */
export const withLiteralSubjects =
	(adapter: EmailAdapter): EmailAdapter =>
	(studio) => {
		const sender = adapter(studio);
		return { ...sender, sendEmail: async (mail) => sender.sendEmail(literally(mail)) };
	};
