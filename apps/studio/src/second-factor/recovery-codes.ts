import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const howMany = 10;
/** 80 bits each: nobody guesses one, so that a plain hash keeps it. */
const bytesEach = 10;

/** For the day on which the phone is lost. Shown once, kept as hashes. */
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
