import { createHash, timingSafeEqual } from 'node:crypto';

/** The values of a view record exactly as they were sent, in the order in which they are signed. */
export type SignedValues = {
	language: string;
	categoryId: string;
	certificationIds: string;
	productId: string;
	url: string;
	sentAt: string;
};

/** Tolerance for the clocks of visitors. */
export const clockTolerance = 10 * 60 * 1000;

const viewSign = (values: SignedValues, key: string): string =>
	createHash('sha256')
		.update(values.language + values.categoryId + values.certificationIds)
		.update(values.productId + values.url + values.sentAt + key)
		.digest('hex');

export function isGenuine(values: SignedValues, sign: string, { key, now }: { key: string; now: number }): boolean {
	const due = Buffer.from(viewSign(values, key));
	const given = Buffer.from(sign);
	const signed = given.length === due.length && timingSafeEqual(given, due);
	return signed && Math.abs(Number(values.sentAt) - now) <= clockTolerance;
}
