import { expect, test } from 'vitest';
import { answerMail, mailtoOf } from './answer-mail.ts';

const words = { subject: 'Your question', text: 'Hello', language: 'en' as const, reference: 'T-1', enclosures: [] };

test('the subject carries the reference once, and is one line', { tags: ['@DESK-32', '@DESK-36'] }, () => {
	expect(answerMail(words).subject).toBe('Your question (T-1)');
	expect(answerMail({ ...words, language: 'cn', subject: '您的问题' }).subject).toBe('您的问题（T-1）');
	expect(answerMail({ ...words, subject: 'Re: T-1' }).subject).toBe('Re: T-1');
	const hostile = answerMail({ ...words, subject: 'A\r\nBcc: b@example.com\u0000\u2028C' }).subject;
	expect(hostile).toBe('A Bcc: b@example.com C (T-1)');
});

test('the text is text in HTML too, with links to its documents', { tags: '@DESK-36' }, () => {
	const text = 'Dear <a href="https://bad.example">you</a>,\n\nfirst line\nsecond & last line';
	const names = { en: 'Instructions (English)', cn: '说明书（英文）' };
	const href = 'https://site.example/documents/HA-1/ifu/en/2';
	const enclosures = [{ id: 1, title: 'Instructions, en', names, href }];
	const mail = answerMail({ ...words, text, enclosures });
	expect(mail.text).toBe(`${text}\n\nInstructions (English):\nhttps://site.example/documents/HA-1/ifu/en/2`);
	expect(mail.html.match(/<a /g)).toHaveLength(1);
	expect(mail.html).toContain('&lt;a href=&quot;https://bad.example&quot;&gt;');
	expect(mail.html).toContain('first line<br>second &amp; last line');
	expect(mail.html).toContain('href="https://site.example/documents/HA-1/ifu/en/2"');
});

const linksIn = (text: string) =>
	[...answerMail({ ...words, text }).html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, said]) => {
		expect(said).toBe(href);
		return href;
	});

test('an address that staff typed is a link, without what follows it', { tags: '@DESK-36' }, () => {
	expect(linksIn('See https://example.com/a?b=1&c=2, or (http://example.com/d).')).toEqual([
		'https://example.com/a?b=1&amp;c=2',
		'http://example.com/d',
	]);
	expect(linksIn('请见https://example.com/手册。 https://example.com/a_(b)')).toEqual([
		'https://example.com/',
		'https://example.com/a_(b)',
	]);
	const text = 'One\nhttps://example.com/a\nlast';
	expect(answerMail({ ...words, text }).html).toMatch(/One<br><a [^>]*>https:\/\/example.com\/a<\/a><br>last/);
	expect(answerMail({ ...words, text }).text).toBe(text);
});

test.each([
	'javascript:alert(1)',
	'www.example.com',
	'ftp://example.com',
	'https://',
	'https://bank.example@bad.example/',
	'<a href="https://bad.example">x</a>',
	'<img src=https://bad.example>',
	'data:text/html,<script>',
])('%s is text', { tags: '@DESK-36' }, (text) => {
	expect(answerMail({ ...words, text }).html).not.toMatch(/<(a|img|script)\b/);
});

test('an answer opens in a mail program; a long text is left to be copied', { tags: '@DESK-65' }, () => {
	const short = mailtoOf('ada@example.com', { ...words, text: 'Dear Ada,\n\n50 % & more' });
	expect(short.href).toBe(
		'mailto:ada%40example.com?subject=Your%20question%20(T-1)&body=Dear%20Ada%2C%0A%0A50%20%25%20%26%20more',
	);
	const long = mailtoOf('ada@example.com', { ...words, text: 'word '.repeat(500) });
	expect([long.href, long.isLong]).toEqual(['mailto:ada%40example.com?subject=Your%20question%20(T-1)', true]);
	expect(long.body).toContain('word word');
});
