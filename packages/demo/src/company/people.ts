import type { Text } from '@site/contract/language';

type Person = { name: Required<Text>; role: Required<Text> };

/** Who leads the company, as its press releases and papers name them. */
export const leaders = {
	chief: {
		name: { en: 'Elena Marsh', cn: '埃琳娜·马什（Elena Marsh）' },
		role: { en: 'Chief Executive Officer (CEO)', cn: '首席执行官（CEO）' },
	},
	operations: {
		name: { en: 'Daniel Reyes', cn: '丹尼尔·雷耶斯（Daniel Reyes）' },
		role: { en: 'Vice President of Operations', cn: '运营副总裁' },
	},
	quality: {
		name: { en: 'Priya Raman', cn: '普丽娅·拉曼（Priya Raman）' },
		role: { en: 'Vice President of Quality and Regulatory Affairs', cn: '质量与法规事务副总裁' },
	},
	research: {
		name: { en: 'Grace Holloway', cn: '格蕾丝·霍洛韦（Grace Holloway）' },
		role: { en: 'Director of Research and Development', cn: '研发总监' },
	},
} as const satisfies Record<string, Person>;
