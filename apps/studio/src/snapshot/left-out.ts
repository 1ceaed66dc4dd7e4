import type { Payload } from 'payload';

const reported = new Map<string, string>();

/** Says once, not at every poll, that a published document cannot be shown, and why. */
export function leftOut(payload: Payload, collection: string, id: number | string, error: unknown): void {
	const key = `${collection}/${id}`;
	const reason = error instanceof Error ? error.message : String(error);
	if (reported.get(key) === reason) return;
	reported.set(key, reason);
	payload.logger.error({ msg: `left out of the site: ${key}`, reason });
}
