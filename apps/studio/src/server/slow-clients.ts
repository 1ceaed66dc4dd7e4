import type { IncomingMessage, ServerOptions } from 'node:http';
import { isKnownCaller } from './signed-in.ts';

/** Enough for the head of any request; a large file over a slow connection takes minutes. */
export const patience: ServerOptions = {
	headersTimeout: 15_000,
	requestTimeout: 300_000,
	// Longer than any proxy's idle timeout, so that a proxy never reuses a connection that is just closing.
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
};

/** Requests without a session fit into a few packets. */
const longestOfStrangers = 20_000;

/**
 * Closes the connection if a body without a session arrives very slowly: each one would hold a connection and memory.
 */
export function endSlowBody(
	request: IncomingMessage,
	secrets: { secret: string; token: string },
	longest = longestOfStrangers,
): void {
	const { headers } = request;
	const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
	if (!hasBody || isKnownCaller(headers, secrets)) return;
	const timer = setTimeout(() => request.destroy(), longest);
	for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
