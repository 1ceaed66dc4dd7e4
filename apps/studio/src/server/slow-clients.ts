import type { IncomingMessage, ServerOptions } from 'node:http';
import { isKnownCaller } from './signed-in.ts';

/** Nobody needs longer for the head of a request; a large file over a slow line takes its minutes. */
export const patience: ServerOptions = {
	headersTimeout: 15_000,
	requestTimeout: 300_000,
	// Longer than any proxy's idle timeout, so that a proxy never reuses a connection that is just closing.
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 5_000,
};

/** What a stranger sends fits into one packet or a few. */
const longestOfStrangers = 20_000;

/** Closes the connection of a stranger who sends a body very slowly: each would hold a connection and memory. */
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
