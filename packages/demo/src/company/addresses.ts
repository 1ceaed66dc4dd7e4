import { brand } from '@site/contract/brand';
import type { Text } from '@site/contract/language';

const company: Text = { en: brand.company, cn: brand.company };

/** The addresses of the headquarters, each from its first day on, the present one last. */
const headquarters: readonly { from: string; lines: readonly Text[] }[] = [
	{
		from: '2006-01-01',
		lines: [
			company,
			{ en: '9620 Sample Canyon Court, Building C', cn: '9620 Sample Canyon Court, Building C' },
			{ en: 'San Diego, CA 92126, United States', cn: '美国加利福尼亚州圣迭戈，邮编 92126' },
		],
	},
	{
		from: '2025-07-14',
		lines: [
			company,
			{ en: '4180 Meridian Bluff Way, Suite 200', cn: '4180 Meridian Bluff Way, Suite 200' },
			{ en: 'San Diego, CA 92121, United States', cn: '美国加利福尼亚州圣迭戈，邮编 92121' },
		],
	},
];

/** The company in China: the importer’s agent, and the number for readers of Chinese. */
export const suzhouOffice = {
	name: { en: `${brand.company} (Suzhou) Co., Ltd. (sample)`, cn: `${brand.company}（苏州）有限公司（示例）` },
	address: { en: '300 Sample Avenue, Biomedical Park, Suzhou', cn: '苏州市生物医药产业园示例大道 300 号' },
	phone: '+86 (512) 5550-0146',
};

/** The address on a paper of that day. */
export const addressOn = (day: string): Text[] => [...(headquarters.findLast(({ from }) => from <= day)?.lines ?? [])];

export const presentAddress: Text[] = addressOn('9999-12-31');

/** The addresses for the rules of content. */
export const addresses = headquarters.map(({ from, lines }) => ({ from, lines: lines.map(({ en }) => en) }));
