import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('renders one page at a time, in order, and yields to other requests in between', async () => {
	const queue = createRenderQueue();
	const seen: string[] = [];
	const render = (name: string) =>
		queue.inTurn(async () => {
			seen.push(`${name} starts`);
			await Promise.resolve();
			seen.push(`${name} ends`);
		});
	const both = Promise.all([render('a'), render('b')]);
	setImmediate(() => setImmediate(() => seen.push('something else')));
	await both;
	await turn();
	expect(seen.filter((entry) => entry !== 'something else')).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
	expect(seen.indexOf('something else')).toBeLessThan(seen.indexOf('b ends'));
});

it('continues after a page that failed', async () => {
	const queue = createRenderQueue();
	await expect(queue.inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	expect(await queue.inTurn(async () => 'well')).toBe('well');
});

it('refuses requests when too many wait, in all or from one address', async () => {
	const queue = createRenderQueue({ most: 3, mostOfOne: 2 });
	let finish = () => {};
	const wait = new Promise<void>((done) => (finish = done));
	const admitted = ['a', 'a'].map((visitor) => queue.admit(visitor, () => wait.then(() => 'made')));
	expect(await queue.admit('a', async () => 'made')).toBeNull();
	admitted.push(queue.admit('b', () => wait.then(() => 'made')));
	expect(await queue.admit('c', async () => 'made')).toBeNull();
	finish();
	expect(await Promise.all(admitted)).toEqual(['made', 'made', 'made']);
	expect(await queue.admit('a', async () => 'made')).toBe('made');
});
