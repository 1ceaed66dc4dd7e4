import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret in the link to a report. It is derived from the reference, so that site and studio know it without a
 * call.
 */
export const makeReportKey = (secret: string, reference: string): string =>
	createHmac('sha256', secret).update(`report:${reference}`).digest('base64url');

const longestReference = 40;

export function isReportKey(secret: string, reference: string, given: string): boolean {
	if (!secret || !reference || reference.length > longestReference) return false;
	const due = Buffer.from(makeReportKey(secret, reference));
	const key = Buffer.from(given);
	return key.length === due.length && timingSafeEqual(key, due);
}
