import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const rule = { atOnce: 2, mostWaiting: 3, mostOfOne: 4 };

test('two run at a time, three wait in order, and the next is refused', async () => {
	const turns = createTurns(rule);
	const begun: string[] = [];
	const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(async (caller) => {
		const end = await turns.take(caller);
		if (end) begun.push(caller);
		return end;
	});
	expect(await asked[5]).toBeUndefined();
	const [first, second] = await Promise.all(asked.slice(0, 2));
	expect(begun).toEqual(['a', 'b']);
	second?.();
	await asked[2];
	expect(begun).toEqual(['a', 'b', 'c']);
	first?.();
	(await asked[2])?.();
	await Promise.all(asked);
	expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one caller takes four places at most, and ending a turn twice frees only one', async () => {
	const turns = createTurns({ ...rule, mostWaiting: 100 });
	const ends = [turns.take('a'), turns.take('a'), turns.take('a'), turns.take('a')];
	expect(await turns.take('a')).toBeUndefined();
	const end = await ends[0];
	end?.();
	end?.();
	const fifth = turns.take('a');
	expect(await turns.take('a')).toBeUndefined();
	for (const one of [...ends.slice(1), fifth]) (await one)?.();
	expect(await turns.take('a')).toBeDefined();
});
