import type { Text } from '@site/contract/language';
import type { Facility, Interest, Turnover } from '@site/contract/lead-fields';

type Words = Required<Text>;

/** What the choices of the lead forms are called, to staff and in e-mails. */
export const facilityWords: Record<Facility, Words> = {
	clinic: { en: 'Clinic or practice', cn: '诊所或医疗机构' },
	laboratory: { en: 'Laboratory', cn: '实验室' },
	other: { en: 'Somewhere else', cn: '其他' },
};

export const turnoverWords: Record<Turnover, Words> = {
	'under-1m': { en: 'Under US$1 million', cn: '100 万美元以下' },
	'1m-5m': { en: 'US$1 million to 5 million', cn: '100 万至 500 万美元' },
	'5m-20m': { en: 'US$5 million to 20 million', cn: '500 万至 2000 万美元' },
	'over-20m': { en: 'Over US$20 million', cn: '2000 万美元以上' },
	unsaid: { en: 'Not said', cn: '未透露' },
};

export const interestWords: Record<Interest, Words> = {
	products: { en: 'New products', cn: '新产品' },
	notices: { en: 'Safety and product notices', cn: '安全与产品通知' },
	events: { en: 'Events', cn: '活动' },
	news: { en: 'Company news', cn: '公司新闻' },
};

/** As the choices of a field. */
export const optionsOf = (words: Record<string, Words>) =>
	Object.entries(words).map(([value, { en, cn }]) => ({ value, label: { en, zh: cn } }));
