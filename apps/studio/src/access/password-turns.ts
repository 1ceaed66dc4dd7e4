import { AsyncLocalStorage } from 'node:async_hooks';
import { networkOf } from '@site/contract/network-address';
import type { APIError, PayloadRequest } from 'payload';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { createTurns } from './turns.ts';

/** A password check uses a core for a quarter of a second: at most two at a time, so that other staff can go on working. */
const turns = createTurns({ atOnce: 2, mostWaiting: 16, mostOfOne: 6 });
const retrySeconds = 5;

declare global {
	var studioPasswordTurns: AsyncLocalStorage<{ end?: () => void }> | undefined;
}

/**
 * The turn that a request holds until it is answered. Global, because Next loads this module twice: for its routes, and
 * for the runner, whose copy has the hooks.
 */
globalThis.studioPasswordTurns ??= new AsyncLocalStorage();
const held = globalThis.studioPasswordTurns;

/** Handles a request and ends the turn of its password check, whether it succeeds or fails. */
export async function endingTurns<T>(answer: () => Promise<T>): Promise<T> {
	const holds: { end?: () => void } = {};
	try {
		return await held.run(holds, answer);
	} finally {
		holds.end?.();
	}
}

/** The header is set by the studio's own server, whatever the caller sent. Limits count per network. */
export const callerOf = (req: PayloadRequest): string => networkOf(req.headers.get('x-forwarded-for') ?? '');

/** An error with a Retry-After header. */
export function refuseFor(req: PayloadRequest, seconds: number, status: 429 | 503, message: string): APIError {
	req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
	return refusal(message, status);
}

/** Takes a turn before a password is checked. Checks outside a request need none. */
export async function takePasswordTurn(req: PayloadRequest): Promise<void> {
	const holds = held.getStore();
	if (!holds || holds.end) return;
	holds.end = await turns.take(callerOf(req));
	if (!holds.end)
		throw refuseFor(
			req,
			retrySeconds,
			503,
			sayTo(req)(
				`Many are signing in just now. Please try again in ${retrySeconds} seconds.`,
				`目前登录的人很多。请在 ${retrySeconds} 秒后重试。`,
			),
		);
}
