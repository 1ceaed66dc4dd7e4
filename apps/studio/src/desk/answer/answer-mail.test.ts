import { expect, test } from 'vitest';
import { answerMail } from './answer-mail.ts';

const words = { subject: 'Your question', text: 'Hello', language: 'en' as const, reference: 'T-1', enclosures: [] };

test('the subject carries the reference once, and is one line (DESK-32, DESK-37)', () => {
	expect(answerMail(words).subject).toBe('Your question (T-1)');
	expect(answerMail({ ...words, language: 'cn', subject: '您的问题' }).subject).toBe('您的问题（T-1）');
	expect(answerMail({ ...words, subject: 'Re: T-1' }).subject).toBe('Re: T-1');
	const hostile = answerMail({ ...words, subject: 'A\r\nBcc: b@example.com\u0000\u2028C' }).subject;
	expect(hostile).toBe('A Bcc: b@example.com C (T-1)');
});

test('what is written is text in HTML too, and documents alone are links (DESK-36, DESK-37)', () => {
	const text = 'Dear <a href="https://bad.example">you</a>,\n\nfirst line\nsecond & last line';
	const enclosures = [{ id: 1, title: 'Instructions, en', href: 'https://site.example/documents/HA-1/ifu/en/2' }];
	const mail = answerMail({ ...words, text, enclosures });
	expect(mail.text).toBe(`${text}\n\nInstructions, en:\nhttps://site.example/documents/HA-1/ifu/en/2`);
	expect(mail.html.match(/<a /g)).toHaveLength(1);
	expect(mail.html).toContain('&lt;a href=&quot;https://bad.example&quot;&gt;');
	expect(mail.html).toContain('first line<br>second &amp; last line');
	expect(mail.html).toContain('href="https://site.example/documents/HA-1/ifu/en/2"');
});
