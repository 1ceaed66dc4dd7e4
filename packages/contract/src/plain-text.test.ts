import { describe, expect, it } from 'vitest';
import { plainFileName, plainLine, plainProse } from './plain-text.ts';

describe('the text of a visitor', () => {
	it('loses control characters and direction marks, and keeps every letter', () => {
		expect(plainLine('  Zoë\r\n\u0007 李😀\u0000\u001b[31m \u202eevil\u2066 می\u200cخواهم ')).toBe(
			'Zoë 李😀[31m evil می\u200cخواهم',
		);
		expect(plainLine('\ud800')).toBe('\ufffd');
	});
	it('keeps its lines and tabs', () => {
		expect(plainProse('one\r\ntwo\rthree\n\tfour\ffive\u0000\u0085\u009b')).toBe('one\ntwo\nthree\n\tfour\nfive');
	});
});

describe('the name of a file', () => {
	it.each([
		['a\0b.pdf', 'ab.pdf'],
		['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
		['\u001b[2Jcv.pdf', '[2Jcv.pdf'],
		['a\nb\u2028c.pdf', 'a b c.pdf'],
		['Lebenslauf 简历.pdf', 'Lebenslauf 简历.pdf'],
		['\ufeffcv\u200f.pdf', 'cv.pdf'],
		['\0', 'file'],
	])('%j becomes %j', (given, cleaned) => {
		expect(plainFileName(given)).toBe(cleaned);
	});
	it('keeps its extension if it is long', () => {
		const name = plainFileName(`${'😀'.repeat(200)}x.pdf`);
		expect(name).toHaveLength(200);
		expect(name.endsWith('x.pdf')).toBe(true);
		expect(name.isWellFormed()).toBe(true);
	});
});
