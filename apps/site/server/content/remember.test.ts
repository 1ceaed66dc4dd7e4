import { expect, it } from 'vitest';
import { remember } from './remember.ts';

/** `computed` lists the computed values in order. */
function computing(limit: number, sizeOf?: (value: string) => number) {
	const computed: string[] = [];
	const ask = remember(
		limit,
		(_owner: object, key: string) => {
			computed.push(key);
			return key;
		},
		sizeOf,
	);
	return { ask, computed };
}

it('the value that was not requested for the longest time is evicted first', () => {
	const { ask, computed } = computing(2);
	const owner = {};
	for (const key of ['often', 'once', 'often', 'new', 'often']) expect(ask(owner, key)).toBe(key);
	expect(computed).toEqual(['often', 'once', 'new']);
	ask(owner, 'once');
	expect(computed).toEqual(['often', 'once', 'new', 'once']);
});

it('if sizes differ, the sum of all sizes stays within the limit', () => {
	const { ask, computed } = computing(8, ({ length }) => length);
	const owner = {};
	for (const key of ['four', 'also', 'four', 'else', 'four', 'also']) ask(owner, key);
	expect(computed).toEqual(['four', 'also', 'else', 'also']);
});

it('owners do not share values', () => {
	const { ask, computed } = computing(2);
	ask({}, 'same');
	ask({}, 'same');
	expect(computed).toEqual(['same', 'same']);
});
