import { expect, test } from 'vitest';
import { harmless } from './message-values.ts';

test('names stay unchanged, and text that mail programs would link is empty', { tags: '@DESK-36' }, () => {
	for (const name of ['Ada', 'José-María O’Neill', 'St. John', 'A. B. Müller', '王小明', 'J.R. Smith'])
		expect(harmless(name)).toBe(name);
	const links = ['https://bad.example', 'Win at bad.example', 'www.bad', 'a@b.example', '<b>', 'x'.repeat(121)];
	for (const text of links) expect(harmless(text)).toBe('');
	expect(harmless('Ada\r\nBcc: all')).toBe('Ada Bcc: all');
	expect(harmless(null)).toBe('');
});
