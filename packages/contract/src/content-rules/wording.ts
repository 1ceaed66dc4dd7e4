import type { ContentRule } from './rule.ts';
import { superlativesIn } from './superlatives.ts';

/** All Chinese texts of a part, at any depth. */
function chineseIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) =>
		key === 'cn' && typeof each === 'string' ? [each] : chineseIn(each),
	);
}

/** An offer to buy; an offer that names the United States is not a problem. */
const offer = /购买|选购|下单|立减/;

export const wordingRules: ContentRule[] = [
	{
		name: 'home-offers-say-where',
		sentence: {
			en: 'An offer on the Chinese home page says that it holds in the United States alone.',
			cn: '中文首页上的销售信息须注明仅限美国。',
		},
		find: ({ snapshot: { home } }) =>
			chineseIn(home).flatMap((text) => (offer.test(text) && !text.includes('美国') ? [text] : [])),
	},
	{
		name: 'no-superlatives-in-chinese',
		sentence: {
			en: 'No Chinese text praises with a superlative that the advertising law of China forbids.',
			cn: '中文内容不使用《广告法》禁止的绝对化用语。',
		},
		find: ({ snapshot }) =>
			Object.entries(snapshot).flatMap(([part, value]) =>
				chineseIn(value).flatMap((text) =>
					superlativesIn(text).map((word) => `${part}: ${word} in “${text.slice(0, 60)}”`),
				),
			),
	},
];
