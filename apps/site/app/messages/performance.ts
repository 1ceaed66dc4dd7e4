import type { CharacteristicKey } from '@site/contract/characteristics';
import type { Language } from '@site/contract/language';
import type { OfHundred } from '@site/contract/performance';

/** What a laboratory asks of a test, on its page and in the comparison. */
const characteristics: Record<CharacteristicKey, string> = {
	limitOfDetection: 'Limit of detection',
	cutOff: 'Cut-off',
	crossReactivity: 'Cross-reactivity',
	interferingSubstances: 'Interfering substances',
	ageRange: 'Age range',
};

/** Of 100 people: rounded only where it says so, and never up to all of them. */
function people({ count, how }: OfHundred): string {
	if (how === 'about') return `about ${count}`;
	if (how === 'above') return `more than ${count}`;
	if (how === 'below') return `fewer than ${count}`;
	return count === 100 ? 'all 100' : count === 0 ? 'none' : `${count}`;
}

const by = (comparator: string | undefined) => (comparator ? `the comparator (${comparator})` : 'the comparator');

const en = {
	positive: 'Positive agreement (PPA)',
	negative: 'Negative agreement (NPA)',
	ppa: 'PPA',
	npa: 'NPA',
	found: (of: OfHundred, comparator: string | undefined) =>
		`Of 100 people positive by ${by(comparator)}, ${people(of)} tested positive.`,
	cleared: (of: OfHundred, comparator: string | undefined) =>
		`Of 100 people negative by ${by(comparator)}, ${people(of)} tested negative.`,
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
	characteristics,
	title: 'Performance',
};

function peopleInChinese({ count, how }: OfHundred): string {
	const before = { exactly: '', about: '约 ', above: '超过 ', below: '不足 ' }[how];
	return how === 'exactly' && count === 100 ? '100 人全部' : `${before}${count} 人`;
}

const byInChinese = (comparator: string | undefined) => (comparator ? `对照方法（${comparator}）` : '对照方法');

const cn: typeof en = {
	positive: '阳性符合率（PPA）',
	negative: '阴性符合率（NPA）',
	ppa: 'PPA',
	npa: 'NPA',
	found: (of, comparator) => `${byInChinese(comparator)}判为阳性的 100 人中，${peopleInChinese(of)}检测为阳性。`,
	cleared: (of, comparator) => `${byInChinese(comparator)}判为阴性的 100 人中，${peopleInChinese(of)}检测为阴性。`,
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
	characteristics: {
		limitOfDetection: '检出限',
		cutOff: '临界值',
		crossReactivity: '交叉反应',
		interferingSubstances: '干扰物质',
		ageRange: '适用年龄',
	},
	title: '检测性能',
};

export const performanceWords: Record<Language, typeof en> = { en, cn };
