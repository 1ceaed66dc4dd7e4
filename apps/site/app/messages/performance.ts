import type { Language } from '@site/contract/language';
import type { OfHundred } from '@site/contract/performance';

/** A number of people out of 100. It is rounded only if the text says so, and never up to all 100. */
const people: Record<OfHundred['how'], (count: number) => string> = {
	exactly: (count) => (count === 100 ? 'all 100' : `${count}`),
	about: (count) => `about ${count}`,
	above: (count) => `more than ${count}`,
	below: (count) => `fewer than ${count}`,
};

const by = (comparator: string) => (comparator ? `the comparator (${comparator})` : 'the comparator');

const en = {
	positive: 'Positive agreement (PPA)',
	negative: 'Negative agreement (NPA)',
	ppa: 'PPA',
	npa: 'NPA',
	people,
	found: (count: string, comparator: string) =>
		`Of 100 people positive by ${by(comparator)}, ${count} tested positive.`,
	cleared: (count: string, comparator: string) =>
		`Of 100 people negative by ${by(comparator)}, ${count} tested negative.`,
	counted: (of: string, low: string, high: string) => `${of}, 95% confidence interval ${low}–${high}%`,
	notPublished: 'Sample size not published',
	few: 'Few specimens: more of them would narrow the interval.',
	howToRead:
		'Each large dot is one of 100 people, rounded; all 100 are large only if every result agreed. The bar is the 95% confidence interval (Wilson’s score, from the counts).',
	comparator: 'Compared with: ',
	notStated: 'not stated',
	setting: 'Setting: ',
	population: 'Population: ',
	intendedFor: 'Intended for: ',
	intendedUse: 'Read the intended use',
	separator: ', ',
	characteristicsTitle: 'Analytical characteristics',
	title: 'Performance',
};

const byInChinese = (comparator: string) => (comparator ? `对照方法（${comparator}）` : '对照方法');

const cn: typeof en = {
	positive: '阳性符合率（PPA）',
	negative: '阴性符合率（NPA）',
	ppa: 'PPA',
	npa: 'NPA',
	people: {
		exactly: (count) => (count === 100 ? '100 人全部' : `${count} 人`),
		about: (count) => `约 ${count} 人`,
		above: (count) => `超过 ${count} 人`,
		below: (count) => `不足 ${count} 人`,
	},
	found: (count, comparator) => `${byInChinese(comparator)}判为阳性的 100 人中，${count}检测为阳性。`,
	cleared: (count, comparator) => `${byInChinese(comparator)}判为阴性的 100 人中，${count}检测为阴性。`,
	counted: (of, low, high) => `${of}，95% 置信区间 ${low}–${high}%`,
	notPublished: '未公布样本量',
	few: '样本较少：增加样本可缩小区间。',
	howToRead:
		'每个大圆点为 100 人中的 1 人（取整）；结果全部一致才有 100 个。横条为 95% 置信区间（Wilson 评分法，由计数算出）。',
	comparator: '对照方法：',
	notStated: '未说明',
	setting: '检测环境：',
	population: '受试人群：',
	intendedFor: '适用场景：',
	intendedUse: '查看预期用途',
	separator: '、',
	characteristicsTitle: '分析性能',
	title: '检测性能',
};

export const performanceWords: Record<Language, typeof en> = { en, cn };
