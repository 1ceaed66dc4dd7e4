import type { Home } from '@site/contract/pages';
import { picture } from '../pictures.ts';

/** Retailers sell to consumers: both list the home test, each in one of its packs. */
const listings: Home['notice']['links'] = [
	{ label: { en: 'Flu & COVID-19, 2-pack', cn: '流感与新冠检测，2 人份' }, to: 'link:retailerOne' },
	{ label: { en: 'Flu & COVID-19, 4-pack', cn: '流感与新冠检测，4 人份' }, to: 'link:retailerTwo' },
];

export const home: Home = {
	notice: {
		text: {
			en: 'July 4, one day only: 21% off home tests at our outside retailer with code',
			cn: '仅限美国，7月4日一天：在合作零售商处，居家检测立减 21%，优惠码',
		},
		code: 'JULY4TH21',
		links: listings,
		from: '2027-07-04',
		until: '2027-07-04',
	},
	standingNotice: {
		text: {
			en: 'Home tests at our retail partners all year round:',
			cn: '仅限美国，居家检测由合作零售商全年供应：',
		},
		links: listings,
	},
	banners: [
		{
			id: 1,
			eyebrow: { en: 'Respiratory testing', cn: '呼吸道检测' },
			title: { en: 'Know sooner. Act sooner.', cn: '早知道，早行动。' },
			text: {
				en: 'For professionals: the COVID-19 antigen test, read on the spot. For your home: flu and COVID-19 in one test.',
				cn: '专业人员可用新冠病毒抗原快速检测，当场读取结果；家庭可用流感与新冠居家检测，一次即可分辨。',
			},
			picture: picture('hands-hold-cassette'),
			line: true,
			buttons: [
				{ label: { en: 'For your practice', cn: '机构使用' }, code: 2 },
				{ label: { en: 'For your home', cn: '居家使用' }, code: 3 },
			],
		},
		{
			id: 2,
			eyebrow: { en: 'For healthcare providers', cn: '面向医疗机构' },
			title: { en: 'Flu A, flu B and COVID-19 in one test', cn: '一次检测，分辨甲流、乙流与新冠' },
			text: {
				en: 'Emergency use authorized, with results in 10 minutes. Try the multiplex test with a free sample kit.',
				cn: '已获紧急使用授权，10 分钟出结果。申请免费样品盒，亲自试用多联检测。',
			},
			picture: picture('hands-pack-kit'),
			buttons: [
				{ label: { en: 'Request a Free Sample Kit', cn: '申请免费样品盒' }, code: 5 },
				{ label: { en: 'Professional test', cn: '专业版检测' }, code: 9 },
				{ label: { en: 'Buy online', cn: '居家检测（仅限美国）' }, code: 0 },
			],
		},
		{
			id: 3,
			eyebrow: { en: 'Fertility', cn: '生育健康' },
			title: { en: 'Fertility in figures, in under 5 minutes', cn: '不到 5 分钟，读出生育指标' },
			text: {
				en: 'The fertility analyzer reads hormone and sperm concentration tests and gives a result in under 5 minutes.',
				cn: '生育分析仪读取激素和精子浓度检测卡，不到 5 分钟即显示数值。',
			},
			picture: picture('fertility-analyzer-wide'),
			buttons: [{ label: { en: 'Shop the analyzer', cn: '分析仪（仅限美国和欧盟）' }, code: 11 }],
		},
		{
			id: 4,
			eyebrow: { en: 'Partnering', cn: '合作' },
			title: { en: 'Build the next test with us', cn: '与我们共同打造下一款检测产品' },
			text: {
				en: 'We develop, manufacture and distribute diagnostics together with partners around the world.',
				cn: '我们与全球合作伙伴共同开发、生产并分销诊断产品。',
			},
			picture: picture('hands-box-handover'),
			buttons: [
				{ label: { en: 'Partner With Us', cn: '了解合作' }, code: 4 },
				{ label: { en: 'Meet us', cn: '现场见面' }, code: 7 },
				{ label: { en: 'Become a Distributor', cn: '成为经销商' }, code: 6 },
			],
		},
		{
			id: 5,
			eyebrow: { en: 'University news', cn: '大学新闻' },
			title: { en: 'A gift to the scientists of tomorrow', cn: '捐资助学，支持明日科学家' },
			text: {
				en: 'Our gift to the university supports teaching and research in diagnostics. Read the story.',
				cn: '我们向大学的捐赠将支持诊断领域的教学与研究。阅读报道。',
			},
			picture: picture('university-gift'),
			buttons: [{ label: { en: 'Read the Story', cn: '阅读报道' }, code: 8 }],
		},
	],
};
