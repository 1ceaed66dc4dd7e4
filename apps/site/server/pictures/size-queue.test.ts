import { describe, expect, it } from 'vitest';
import { createSizeQueue } from './size-queue.ts';

/** Work that ends when the test says so. */
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

describe('sizes that wait to be made', () => {
	it('are made once, however many ask, and one at a time', async () => {
		const { order, work, end } = works();
		const queue = createSizeQueue();
		const asked = [queue.ask('a', work('a')), queue.ask('a', work('a')), queue.ask('b', work('b'))];
		expect(order).toEqual(['a']);
		end('a');
		expect(await Promise.all(asked.slice(0, 2))).toEqual([true, true]);
		expect(order).toEqual(['a', 'b']);
	});

	it('come in order: what somebody waits for, what was asked for, what may be asked for', async () => {
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

	it('are not tried again by every visitor where they fail', async () => {
		const { order, work, end } = works();
		const queue = createSizeQueue();
		const asked = queue.ask('a', work('a'));
		end('a', false);
		expect(await asked).toBe(false);
		expect(await queue.ask('a', work('a'))).toBe(false);
		expect(order).toEqual(['a']);
	});
});
