import { expect, it } from 'vitest';
import { codeOf, fromBase32, stepAt, stepOf, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

it.each([
	[59, '94287082'],
	[1111111109, '07081804'],
	[1111111111, '14050471'],
	[1234567890, '89005924'],
	[2000000000, '69279037'],
	[20000000000, '65353130'],
])('the code of second %i is the one of RFC 6238', (seconds, code) => {
	expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

it.each([
	['', ''],
	['f', 'MY'],
	['fo', 'MZXQ'],
	['foo', 'MZXW6'],
	['foob', 'MZXW6YQ'],
	['fooba', 'MZXW6YTB'],
	['foobar', 'MZXW6YTBOI'],
])('%s in base 32 is the one of RFC 4648', (text, base32) => {
	expect(toBase32(Buffer.from(text))).toBe(base32);
	expect(fromBase32(base32).toString()).toBe(text);
});

it('a clock may be half a minute fast or slow, and no more', () => {
	const now = 1_234_567_890_000;
	const code = codeOf(secret, stepAt(now));
	expect([-60, -30, 0, 30, 60].map((late) => stepOf(secret, code, now + late * 1000))).toEqual([
		undefined,
		stepAt(now),
		stepAt(now),
		stepAt(now),
		undefined,
	]);
});
