import { createHmac } from 'node:crypto';

/** Codes that change with time (RFC 6238), as every authenticator makes them: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
/** Clocks may be this many steps fast or slow. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function toBase32(bytes: Uint8Array): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
	return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
	const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds);

export function codeOf(secret: Uint8Array, step: number, digits = 6): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const hash = createHmac('sha1', secret).update(counter).digest();
	const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff;
	return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step of a code; undefined if it is not currently valid. */
export function stepOf(secret: Uint8Array, code: string, milliseconds = Date.now()): number | undefined {
	const now = stepAt(milliseconds);
	for (let step = now - tolerance; step <= now + tolerance; step++) if (codeOf(secret, step) === code) return step;
	return undefined;
}
