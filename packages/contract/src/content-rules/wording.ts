import type { ContentRule } from './rule.ts';
import { superlativesIn } from './superlatives.ts';

/** Every Chinese text of a part, however deep. */
function chineseIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) =>
		key === 'cn' && typeof each === 'string' ? [each] : chineseIn(each),
	);
}

export const wordingRules: ContentRule[] = [
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
