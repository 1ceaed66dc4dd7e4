import type { DeliveryAnswer } from '@site/contract/submission';
import { DeliveryRefused } from './studio.ts';

export type HandedOver = {
	stored: string[];
	/** Ids with the reason, which never contains a visitor's words. */
	refused: Map<string, string>;
	/** The reason if the studio accepts nothing at the moment. Items in neither list were not tried. */
	down: string | undefined;
};

type Named = { id: string };

/**
 * Delivers items in order. If a call fails although the studio is up, one of the items must be the cause: the batch is
 * halved until it is found, and the others are delivered. Stops as soon as the studio is down.
 */
export async function handOver<T extends Named>(
	items: readonly T[],
	{ send, isUp }: { send(items: readonly T[]): Promise<DeliveryAnswer>; isUp(): Promise<boolean> },
): Promise<HandedOver> {
	const result: HandedOver = { stored: [], refused: new Map(), down: undefined };

	async function attempt(part: readonly T[]): Promise<void> {
		if (part.length === 0 || result.down) return;
		const answer = await send(part).catch((error: unknown) => toError(error));
		if (answer instanceof Error) return narrow(part, answer);
		const stored = new Set(answer.stored);
		const refused = new Set(answer.refused);
		for (const { id } of part) {
			if (stored.has(id)) result.stored.push(id);
			else if (refused.has(id)) result.refused.set(id, 'The studio refused it');
		}
		const left = part.filter(({ id }) => !stored.has(id) && !refused.has(id));
		return left.length < part.length ? attempt(left) : narrow(left, new Error('The studio left it out'));
	}

	async function narrow(part: readonly T[], error: Error): Promise<void> {
		const [only] = part;
		const isRefusal = error instanceof DeliveryRefused;
		if (!isRefusal && !(await isUp())) {
			result.down = error.message;
		} else if (part.length === 1 && only) {
			result.refused.set(only.id, error.message);
		} else {
			const middle = Math.ceil(part.length / 2);
			await attempt(part.slice(0, middle));
			await attempt(part.slice(middle));
		}
	}

	await attempt(items);
	return result;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
