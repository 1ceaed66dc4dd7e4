import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkOf, qrPath } from './qr-code.ts';

it('draws the picture that readers of phones were seen to read', () => {
	const path = qrPath(
		'otpauth://totp/Halvera:admin%40example.com?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Halvera',
	);
	expect(
		createHash('sha256')
			.update(path ?? '')
			.digest('hex'),
	).toBe('f380426273936654e6930079dd557929f252d5e499801e3fd152ff23808e8d1f');
});

it('check bytes are those of Reed and Solomon: nothing for nothing, the generator for one', () => {
	expect(checkOf([0, 0, 0])).toEqual(Array(18).fill(0));
	expect(checkOf([1])).toEqual([239, 251, 183, 113, 149, 175, 199, 215, 240, 220, 73, 82, 173, 75, 32, 67, 217, 146]);
});

it('a text that does not fit is not drawn', () => {
	expect(qrPath('x'.repeat(134))).toBeDefined();
	expect(qrPath('x'.repeat(135))).toBeUndefined();
});
