import type { Language } from '@site/contract/language';

/** The words of the lead forms. Other pages do without them, and so need not carry them. */
const en = {
	sampleKit: {
		title: 'Request a free sample kit',
		lead: 'Tell us who you are and where you work. We get in touch about the kit and where to send it.',
	},
	newsletter: {
		title: 'Sign up for our newsletter',
		lead: 'Healthcare providers receive 20% off their first order. We write to the address you give and ask you to confirm it.',
	},
	distributor: {
		title: 'Become a distributor',
		lead: 'Tell us about your company and the markets you serve. Our partner team answers every application.',
	},
	quote: {
		title: 'Get a quote',
		lead: 'Tell us what you need and how much of it. Our sales team answers with prices and delivery times.',
	},
	about: 'Your request is about',
	lines: 'Your request is for',
	changeLines: 'Change the list',
	products: (names: readonly string[]) => `Products: ${names.join(', ')}`,
};

const cn: typeof en = {
	sampleKit: {
		title: '申请免费样品试剂盒',
		lead: '请告诉我们您的姓名和工作单位，我们会就试剂盒及寄送地址与您联系。',
	},
	newsletter: {
		title: '订阅我们的资讯',
		lead: '医疗服务机构首单可享八折优惠。我们会向您填写的邮箱发送邮件，请您确认。',
	},
	distributor: {
		title: '成为经销商',
		lead: '请介绍您的公司和所服务的市场，我们的合作伙伴团队会回复每一份申请。',
	},
	quote: {
		title: '获取报价',
		lead: '请告诉我们您需要的产品和数量，我们的销售团队会回复价格和交货时间。',
	},
	about: '您咨询的产品',
	lines: '您需要报价的产品',
	changeLines: '修改清单',
	products: (names) => `产品：${names.join('、')}`,
};

export const leadFormWords: Record<Language, typeof en> = { en, cn };
