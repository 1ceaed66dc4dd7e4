import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/** Encrypts with the studio's own secret, which is in no table and no dump. */
export function seal(plain: Uint8Array, secret: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, keyFrom(secret), iv);
	const sealed = [cipher.update(plain), cipher.final()];
	return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64');
}

/** Throws if the text was altered, or encrypted with another secret. */
export function unseal(sealed: string, secret: string): Buffer {
	const bytes = Buffer.from(sealed, 'base64');
	const decipher = createDecipheriv(algorithm, keyFrom(secret), bytes.subarray(0, ivBytes));
	decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
	return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}
