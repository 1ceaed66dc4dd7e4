import type { CharacteristicKey } from '@site/contract/characteristics';
import type { Language } from '@site/contract/language';

/** What a laboratory asks of a test, on its page and in the comparison. */
const characteristics: Record<CharacteristicKey, string> = {
	limitOfDetection: 'Limit of detection',
	cutOff: 'Cut-off',
	crossReactivity: 'Cross-reactivity',
	interferingSubstances: 'Interfering substances',
	ageRange: 'Age range',
};

const en = {
	counted: (of: string, low: string, high: string) => `${of}, 95% interval ${low}–${high}%`,
	notPublished: 'sample size not published',
	comparator: 'Compared with: ',
	setting: 'Setting: ',
	population: 'Population: ',
	separator: ', ',
	characteristicsTitle: 'Analytical characteristics',
	characteristics,
	title: 'Performance',
	line: (name: string, positive: string, negative: string) => `${name}: PPA ${positive}, NPA ${negative}`,
};

const cn: typeof en = {
	counted: (of, low, high) => `${of}，95% 置信区间 ${low}–${high}%`,
	notPublished: '未公布样本量',
	comparator: '对照方法：',
	setting: '检测环境：',
	population: '受试人群：',
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
	line: (name, positive, negative) => `${name}：PPA ${positive}，NPA ${negative}`,
};

export const performanceWords: Record<Language, typeof en> = { en, cn };
