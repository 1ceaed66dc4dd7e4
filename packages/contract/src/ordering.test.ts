import { expect, it } from 'vitest';
import { orderingOf } from './ordering.ts';

const usual = { minimumOrder: { en: '10 packs' }, leadTime: { en: '10 days' }, sample: true };

it('a product’s own order terms override the company’s, field by field', { tags: '@INFO-32' }, () => {
	expect(orderingOf({ leadTime: { en: '6 weeks' }, sample: false }, usual)).toEqual({
		minimumOrder: { en: '10 packs' },
		leadTime: { en: '6 weeks' },
		sample: false,
	});
});

it('a term that neither has is absent, and an empty one hides nothing', { tags: '@INFO-32' }, () => {
	expect(orderingOf({}, {})).toEqual({});
	expect(orderingOf({ leadTime: { en: '' }, transport: undefined, sample: undefined }, usual)).toEqual(usual);
});
