import type { ContentRule } from './rule.ts';

/** Two amounts of money, as in `$52,000 to $64,000`. */
const range = /[$¥]\s?[\d,]+\s*(?:to|–|-)\s*(?:[A-Z]{0,2}[$¥])?[\d,]+/;

export const jobRules: ContentRule[] = [
	{
		name: 'jobs-say-pay',
		sentence: {
			en: 'A job says its pay range, and that the company is an equal opportunity employer.',
			cn: '职位须注明薪酬范围及平等就业机会声明。',
		},
		find: ({ snapshot }) =>
			snapshot.jobs.flatMap(({ title, content }) => [
				...(range.test(content.en) ? [] : [`${title.en} says no pay range`]),
				...(/equal opportunity/i.test(content.en) ? [] : [`${title.en} does not say that the opportunity is equal`]),
			]),
	},
];
