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
	countedBriefly: (of: string, low: string, high: string) => `${of}, 95% CI ${low}–${high}%`,
	notPublished: 'Sample size not published',
	few: 'Few specimens: more would narrow it.',
	howToRead:
		'Each large dot is one of 100 people, rounded; all 100 are large only if every result agreed. The bar is the 95% confidence interval, CI (Wilson’s score, from the counts).',
	comparator: 'Compared with: ',
	notStated: 'not stated',
	setting: 'Setting: ',
	population: 'Population: ',
	intendedFor: 'Intended for: ',
	intendedUse: 'Read the intended use',
	separator: ', ',
	characteristicsTitle: 'Analytical characteristics',
	title: 'Performance',
	target: 'Target',
	agreement: 'Agreement',
	figure: 'Figure',
	counts: 'Counts and 95% interval',
	scale: 'On a scale',
	howSureIntro: 'In a study, people were also tested by another method, the comparator. Each large dot is one of 100.',
	asDots: 'Of 100 people, in dots and sentences',
	asPlot: 'The figures of the study, on one scale',
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
	countedBriefly: (of, low, high) => `${of}，95% 区间 ${low}–${high}%`,
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
	target: '检测目标',
	agreement: '符合率',
	figure: '数值',
	counts: '计数与 95% 区间',
	scale: '标尺图示',
	howSureIntro: '研究中，受试者同时接受另一种方法（对照方法）检测。每个大圆点代表 100 人中的 1 人。',
	asDots: '每 100 人：圆点图与说明',
	asPlot: '研究数据：同一标尺',
};

export const performanceWords: Record<Language, typeof en> = { en, cn };
