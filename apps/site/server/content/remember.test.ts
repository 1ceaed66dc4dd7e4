import { expect, it } from 'vitest';
import { remember } from './remember.ts';

/** What was computed, in order. */
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

it('of what is remembered, what was not asked for longest makes room', () => {
	const { ask, computed } = computing(2);
	const owner = {};
	for (const key of ['often', 'once', 'often', 'new', 'often']) expect(ask(owner, key)).toBe(key);
	expect(computed).toEqual(['often', 'once', 'new']);
	ask(owner, 'once');
	expect(computed).toEqual(['often', 'once', 'new', 'once']);
});

it('where sizes differ, all that is remembered is no larger together than the limit', () => {
	const { ask, computed } = computing(8, ({ length }) => length);
	const owner = {};
	for (const key of ['four', 'also', 'four', 'else', 'four', 'also']) ask(owner, key);
	expect(computed).toEqual(['four', 'also', 'else', 'also']);
});

it('one owner’s values are not another’s', () => {
	const { ask, computed } = computing(2);
	ask({}, 'same');
	ask({}, 'same');
	expect(computed).toEqual(['same', 'same']);
});
