import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SubscriptionStep } from './subscription.ts';

/** A subscription not confirmed within a week has to be made again. A link to unsubscribe never ends. */
export const confirmSeconds = 7 * 24 * 3600;
const never = 0;

const signature = (secret: string, step: SubscriptionStep, subscriber: string, expiry: number) =>
	createHmac('sha256', secret).update(`subscription:${step}:${subscriber}:${expiry}`).digest('base64url');

/** `{subscriber}.{expiry}.{signature}`; `expiry` is in epoch seconds. It contains no e-mail address. */
export function makeSubscriptionToken(
	secret: string,
	step: SubscriptionStep,
	subscriber: string,
	now = Math.floor(Date.now() / 1000),
): string {
	const expiry = step === 'confirm' ? now + confirmSeconds : never;
	return `${subscriber}.${expiry}.${signature(secret, step, subscriber, expiry)}`;
}

export type SubscriptionLink = { outcome: 'valid' | 'expired'; subscriber: string } | { outcome: 'invalid' };

export function readSubscriptionToken(
	secret: string,
	step: SubscriptionStep,
	token: string,
	now = Math.floor(Date.now() / 1000),
): SubscriptionLink {
	const match = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
	if (!match || !secret) return { outcome: 'invalid' };
	const [, subscriber = '', until, given = ''] = match;
	const expiry = Number(until);
	const due = signature(secret, step, subscriber, expiry);
	if (!timingSafeEqual(Buffer.from(given), Buffer.from(due))) return { outcome: 'invalid' };
	if (expiry !== never && expiry < now) return { outcome: 'expired', subscriber };
	return { outcome: 'valid', subscriber };
}
