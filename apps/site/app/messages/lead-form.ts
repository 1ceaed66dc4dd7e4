import type { turnovers } from '@site/contract/forms/distributor';
import type { interests } from '@site/contract/forms/newsletter';
import type { facilities } from '@site/contract/forms/sample-kit';
import type { Language } from '@site/contract/language';
import { standingWords } from './standing.ts';

/** Texts of the lead forms. The loader sends those of one form in one language, so no bundle contains them. */
export type LeadFormWords = typeof en;

const en = {
	sampleKit: {
		title: 'Request a free sample kit',
		lead: 'Tell us what you would like to try and where you work. We get in touch about the kit and where to send it.',
		products: 'Which products would you like to try?',
		productsHint: 'Names or catalog numbers (REF), one in a line.',
		facility: 'Where you work',
		facilities: {
			clinic: 'Clinic or practice',
			laboratory: 'Laboratory',
			other: 'Somewhere else',
		} satisfies Record<(typeof facilities)[number], string>,
		country: 'Country or region',
		clia: 'CLIA number',
		cliaHint: 'Needed in the United States, such as 05D1234567. Elsewhere leave it empty.',
	},
	newsletter: {
		title: 'Sign up for our newsletter',
		lead: 'Healthcare providers receive 20% off their first order. We write to the address you give and ask you to confirm it.',
		interests: 'What would you like to read about?',
		interestsHint: 'Choose as many as you like. Without a choice you get everything.',
		interest: {
			products: 'New products',
			notices: 'Safety and product notices',
			events: 'Events',
			news: 'Company news',
		} satisfies Record<(typeof interests)[number], string>,
	},
	distributor: {
		title: 'Become a distributor',
		lead: 'Tell us about your company and the markets you serve. Our partner team answers every application.',
		territory: 'Your main country or region',
		further: 'Further countries you serve',
		turnover: 'Yearly turnover',
		turnovers: {
			'under-1m': 'Under US$1 million',
			'1m-5m': 'US$1 million to 5 million',
			'5m-20m': 'US$5 million to 20 million',
			'over-20m': 'Over US$20 million',
			unsaid: 'I would rather not say',
		} satisfies Record<(typeof turnovers)[number], string>,
		sells: 'What do you sell now?',
		sellsHint: 'Kinds of products, brands and customers.',
	},
	quote: {
		title: 'Get a quote',
		lead: 'Tell us what you need and how much of it. Our sales team answers with prices and delivery times.',
		wanted: 'Which products, and how many of each?',
		wantedHint: 'Names or catalog numbers (REF) and quantities, one in a line.',
		more: 'Anything else we should know',
	},
	next: {
		title: 'What happens next',
		steps: {
			sampleKit: [
				'You get a reference here as soon as you have sent the form.',
				'Somebody in our sales team looks at what you want to try and whether it may be sent to your country.',
				'We write to you about the kit, where it goes and when. It is free, and so is the mailing.',
			],
			newsletter: [
				'We send one email with a link to the address you give.',
				'Once you have followed it, you get the newsletter, about what you have chosen.',
				'Each issue ends with a link that ends it, with one click.',
			],
			distributor: [
				'You get a reference here as soon as you have sent the form.',
				'Our partner team looks at your markets and at who serves them already.',
				'We answer every application, and agree on a call where it fits.',
			],
			quote: [
				'You get a reference here as soon as you have sent the form.',
				'Our sales team looks up prices and what is in stock for your country.',
				'You get one answer with prices, pack sizes and delivery times.',
			],
		},
	},
	around: {
		about: 'Your request is about',
		lines: 'Your request is for',
		changeLines: 'Change the list',
		wrongQuantities: 'A quantity is a whole number from 1 to 9,999. Please change the list first.',
		discontinued: standingWords.en.discontinued,
		takeKept: 'Take over my list',
		beginList: 'Several references? Paste them into a list that checks them',
	},
	products: (names: readonly string[]) => `Products: ${names.join(', ')}`,
};

const cn: typeof en = {
	sampleKit: {
		title: '申请免费样品盒',
		lead: '请告诉我们您想试用的产品和您的工作单位，我们会就样品盒及寄送地址与您联系。',
		products: '您想试用哪些产品？',
		productsHint: '产品名称或货号（REF），每行一个。',
		facility: '您的工作场所',
		facilities: { clinic: '诊所或医疗机构', laboratory: '实验室', other: '其他' },
		country: '国家或地区',
		clia: 'CLIA 编号',
		cliaHint: '在美国必须填写，例如 05D1234567；其他国家和地区请留空。',
	},
	newsletter: {
		title: '订阅我们的资讯',
		lead: '医疗机构首单立减 20%。我们会向您填写的邮箱发送邮件，请您确认。',
		interests: '您想了解哪些内容？',
		interestsHint: '可多选。不选择则接收全部内容。',
		interest: { products: '新产品', notices: '安全与产品通告', events: '活动', news: '公司新闻' },
	},
	distributor: {
		title: '成为经销商',
		lead: '请介绍您的公司和所服务的市场，我们的合作伙伴团队会回复每一份申请。',
		territory: '主要国家或地区',
		further: '其他服务的国家或地区',
		turnover: '年营业额',
		turnovers: {
			'under-1m': '100 万美元以下',
			'1m-5m': '100 万至 500 万美元',
			'5m-20m': '500 万至 2000 万美元',
			'over-20m': '2000 万美元以上',
			unsaid: '不便透露',
		},
		sells: '您目前销售哪些产品？',
		sellsHint: '产品种类、品牌和客户。',
	},
	quote: {
		title: '获取报价',
		lead: '请告诉我们您需要的产品和数量，我们的销售团队会回复价格和交货时间。',
		wanted: '您需要哪些产品，各多少？',
		wantedHint: '产品名称或货号（REF）及数量，每行一个。',
		more: '其他说明',
	},
	next: {
		title: '接下来',
		steps: {
			sampleKit: [
				'提交后，页面会显示您的受理编号。',
				'我们的销售团队会查看您想试用的产品，以及能否寄往您所在的国家或地区。',
				'我们会就样品盒、寄送地址和时间与您联系。样品盒和邮寄均免费。',
			],
			newsletter: [
				'我们会向您填写的邮箱发送一封含链接的邮件。',
				'点击链接后，您即可收到所选内容的资讯。',
				'每期资讯末尾都有退订链接，一键即可退订。',
			],
			distributor: [
				'提交后，页面会显示您的受理编号。',
				'我们的合作伙伴团队会了解您的市场及当地现有合作方。',
				'我们会回复每一份申请，合适时约定通话。',
			],
			quote: [
				'提交后，页面会显示您的受理编号。',
				'我们的销售团队会查询您所在国家或地区的价格和库存。',
				'您会收到一份答复，包含价格、包装规格和交货时间。',
			],
		},
	},
	around: {
		about: '您咨询的产品',
		lines: '您需要报价的产品',
		changeLines: '修改清单',
		wrongQuantities: '数量应为 1 至 9,999 的整数，请先修改清单。',
		discontinued: standingWords.cn.discontinued,
		takeKept: '使用我的清单',
		beginList: '有多个货号？粘贴到清单中核对',
	},
	products: (names) => `产品：${names.join('、')}`,
};

export const leadFormWords: Record<Language, typeof en> = { en, cn };
