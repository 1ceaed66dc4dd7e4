import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

it('sealed data is read only with the same secret, and only if unchanged', () => {
	const sealed = seal(Buffer.from('of the phone'), 'a secret');
	expect(unseal(sealed, 'a secret').toString()).toBe('of the phone');
	expect(seal(Buffer.from('of the phone'), 'a secret')).not.toBe(sealed);
	expect(() => unseal(sealed, 'another secret')).toThrow();
	const bytes = Buffer.from(sealed, 'base64');
	bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
	expect(() => unseal(bytes.toString('base64'), 'a secret')).toThrow();
});
