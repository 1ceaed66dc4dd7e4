import { describe, expect, it } from 'vitest';
import { createSizeQueue } from './size-queue.ts';

function works() {
	const order: string[] = [];
	const ends = new Map<string, (made: boolean) => void>();
	const work = (name: string) => () =>
		new Promise<boolean>((end) => {
			order.push(name);
			ends.set(name, end);
		});
	return { order, work, end: (name: string, made = true) => ends.get(name)?.(made) };
}

describe('sizes waiting to be rendered', () => {
	it('are rendered once for all requests, and one at a time', async () => {
		const { order, work, end } = works();
		const queue = createSizeQueue();
		const asked = [queue.ask('a', work('a')), queue.ask('a', work('a')), queue.ask('b', work('b'))];
		expect(order).toEqual(['a']);
		end('a');
		expect(await Promise.all(asked.slice(0, 2))).toEqual([true, true]);
		expect(order).toEqual(['a', 'b']);
	});

	it('are ordered: those someone waits for, those requested, those likely next', async () => {
		const { order, work, end } = works();
		const queue = createSizeQueue();
		queue.goAhead(['a', 'b'].map((name) => ({ name, work: work(name) })));
		const later = queue.ask('asked', work('asked'));
		const now = queue.ask('awaited', work('awaited'), { first: true });
		end('a');
		await expect.poll(() => order).toEqual(['a', 'awaited']);
		end('awaited');
		expect(await now).toBe(true);
		end('asked');
		expect(await later).toBe(true);
		await expect.poll(() => order).toEqual(['a', 'awaited', 'asked', 'b']);
	});

	it('are not retried by every visitor if they fail', async () => {
		const { order, work, end } = works();
		const queue = createSizeQueue();
		const asked = queue.ask('a', work('a'));
		end('a', false);
		expect(await asked).toBe(false);
		expect(await queue.ask('a', work('a'))).toBe(false);
		expect(order).toEqual(['a']);
	});
});
