import { brand } from '@site/contract/brand';
import type { Text } from '@site/contract/language';

type Person = {
	name: Required<Text>;
	role: Required<Text>;
	answersFor: Required<Text>;
	portrait: `portrait-${string}`;
};

/** The leaders of the company, as its press releases and papers name them. */
export const leaders = {
	chief: {
		name: { en: 'Elena Marsh', cn: '埃琳娜·马什（Elena Marsh）' },
		role: { en: 'Chief Executive Officer (CEO)', cn: '首席执行官（CEO）' },
		answersFor: { en: 'Leads the company and speaks for it.', cn: '领导公司并代表公司发言。' },
		portrait: 'portrait-chief',
	},
	operations: {
		name: { en: 'Daniel Reyes', cn: '丹尼尔·雷耶斯（Daniel Reyes）' },
		role: { en: 'Vice President of Operations', cn: '运营副总裁' },
		answersFor: { en: 'Answers for production, purchasing and delivery.', cn: '负责生产、采购与交付。' },
		portrait: 'portrait-operations',
	},
	quality: {
		name: { en: 'Priya Raman', cn: '普丽娅·拉曼（Priya Raman）' },
		role: { en: 'Vice President of Quality and Regulatory Affairs', cn: '质量与法规事务副总裁' },
		answersFor: {
			en: 'Answers for registrations, notices and what users report.',
			cn: '负责产品注册、安全通告与用户反馈。',
		},
		portrait: 'portrait-quality',
	},
	research: {
		name: { en: 'Grace Holloway', cn: '格蕾丝·霍洛韦（Grace Holloway）' },
		role: { en: 'Director of Research and Development', cn: '研发总监' },
		answersFor: { en: 'Answers for new tests and their studies.', cn: '负责新产品及其研究。' },
		portrait: 'portrait-research',
	},
} as const satisfies Record<string, Person>;

/** The contact for journalists. */
export const pressOffice = {
	name: { en: 'Marisol Tanaka', cn: '玛丽索尔·田中' },
	email: `press@${brand.slug}.example`,
	phone: '+1 (858) 555-0152',
};
