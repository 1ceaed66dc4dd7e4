import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { encodedWords, withLiteralSubjects } from './email-adapter.ts';

/** Nodemailer returns the message instead of sending it. */
const toMemory = { host: 'nowhere', streamTransport: true, buffer: true };

/** The subject as sent, and as a mail program shows it. */
async function sent(subject: string) {
	const adapter = await nodemailerAdapter({
		defaultFromAddress: 'website@example.com',
		defaultFromName: 'Website',
		transportOptions: toMemory,
		skipVerify: true,
	});
	const { sendEmail } = withLiteralSubjects(adapter)({ payload: {} as Payload });
	const { message } = (await sendEmail({ to: 'a@example.com', subject, text: 'x' })) as { message: Buffer };
	const [head = ''] = message.toString().split('\r\n\r\n');
	const written = /^Subject: ((?:.*(?:\r\n[ \t])?)*)/m.exec(head)?.[1] ?? '';
	const shown = written
		.replace(/\?=\s+=\?/g, '?==?')
		.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text) => Buffer.from(text, 'base64').toString());
	return { head, written, shown };
}

test('an encoded word that a visitor typed appears in the subject as it was typed', async () => {
	for (const name of ['=?utf-8?Q?Invoice=20from=20your=20bank?=', '=?UTF-8?B?QmNj?= 张三', `${'=?'.repeat(60)}😀`]) {
		const subject = `Contact message T-1: ${name}`;
		const { head, written, shown } = await sent(subject);
		expect(shown).toBe(subject);
		expect(written).not.toContain(name);
		expect(head.split('\r\n').filter((line) => /^subject:/i.test(line))).toHaveLength(1);
		for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78 + 'Subject: '.length);
	}
});

test('other subjects are left to the mailer', async () => {
	expect((await sent('Contact message T-1: Ada')).written.trim()).toBe('Contact message T-1: Ada');
});

test('encoded words end between letters', () => {
	const words = encodedWords('张'.repeat(40)).split('\r\n ');
	expect(words.every((word) => word.length <= 75)).toBe(true);
	const decoded = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString());
	expect(decoded.join('')).toBe('张'.repeat(40));
});
