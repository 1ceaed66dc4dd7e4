import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const howMany = 10;
/** 120 bits each, so that a plain hash is enough: it cannot be brute-forced (ASVS 6.5.2 requires 112). */
const bytesEach = 15;

/** For users who have lost their phone. Shown once, stored as hashes. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: howMany }, () =>
		toBase32(randomBytes(bytesEach))
			.replace(/(.{4})(?=.)/g, '$1-')
			.toLowerCase(),
	);

export const hashOf = (recoveryCode: string): string =>
	createHash('sha256')
		.update(recoveryCode.replace(/[^a-z2-7]/gi, '').toLowerCase())
		.digest('hex');
