import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAddress } from './is-address.ts';

/** Parses recipients as the mail library in use does. */
const parse: (text: string) => unknown = createRequire(import.meta.resolve('@payloadcms/email-nodemailer'))(
	'nodemailer/lib/addressparser',
);

it.each(['ada@example.com', "o'brien+news@mail.example.co.uk", 'website@localhost', '李@例子.cn', 'a.b-c_d@x-y.org'])(
	'%s is an address',
	(text) => expect(isAddress(text)).toBe(true),
);

it.each([
	'',
	'ada',
	'a@b.com, other@bad.example',
	'a@b.com;other@bad.example',
	'x <a@b.com>',
	'"a@b.com" c@d.com',
	'"a"@b.com',
	'a@b.com\nBcc: other@bad.example',
	'a@b.com\n',
	'group:other@bad.example',
	'(x)other@bad.example',
	'a(x)@b.com',
	'a@b.com(x)',
	'a@b@c.com',
	' a@b.com',
	'a@[127.0.0.1]',
	'a..b@c.com',
	`${'a'.repeat(65)}@b.com`,
])('%j is not an address', (text) => expect(isAddress(text)).toBe(false));

it('an address has exactly one recipient for the mail library', () => {
	const sign = fc.constantFrom(...'ab.@"\\(),:;<>[] \n!#%+-_é0');
	fc.assert(
		fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
			const address = isAddress(text) ? text : `${text}@b.com`;
			if (isAddress(address)) expect(parse(address)).toEqual([{ address, name: '' }]);
		}),
		{ seed: 4711, numRuns: 5000 },
	);
});
