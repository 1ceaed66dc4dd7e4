import { AsyncLocalStorage } from 'node:async_hooks';
import { networkOf } from '@site/contract/network-address';
import { APIError, type PayloadRequest } from 'payload';
import { createTurns } from './turns.ts';

/** A check keeps a core busy for a quarter of a second: two at a time leave the rest of the machine to colleagues at work. */
const turns = createTurns({ atOnce: 2, mostWaiting: 16, mostOfOne: 6 });
const retrySeconds = 5;

declare global {
	var studioPasswordTurns: AsyncLocalStorage<{ end?: () => void }> | undefined;
}

/** What a request holds until it is answered. Next loads this module once for its routes and once for the runner, whose copy has the hooks. */
globalThis.studioPasswordTurns ??= new AsyncLocalStorage();
const held = globalThis.studioPasswordTurns;

/** Answers a request; the turn that a password check took on the way ends with it, however it ends. */
export async function endingTurns<T>(answer: () => Promise<T>): Promise<T> {
	const holds: { end?: () => void } = {};
	try {
		return await held.run(holds, answer);
	} finally {
		holds.end?.();
	}
}

/** Written by the studio's own server, whatever the caller sent. Limits count networks. */
export const callerOf = (req: PayloadRequest): string => networkOf(req.headers.get('x-forwarded-for') ?? '');

/** A refusal that says when to come again. */
export function refuseFor(req: PayloadRequest, seconds: number, status: 429 | 503, message: string): APIError {
	req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
	return new APIError(message, status, null, true);
}

/** Before a password is checked. Checks that are made outside a request have no turn to wait for. */
export async function takePasswordTurn(req: PayloadRequest): Promise<void> {
	const holds = held.getStore();
	if (!holds || holds.end) return;
	holds.end = await turns.take(callerOf(req));
	if (!holds.end)
		throw refuseFor(
			req,
			retrySeconds,
			503,
			`Many are signing in just now. Please try again in ${retrySeconds} seconds.`,
		);
}
