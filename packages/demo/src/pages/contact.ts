import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { globalNetwork } from '../sections/global-network.ts';
import { productHelp, technicalSupport } from '../sections/product-help.ts';

export const contact: ComposedPage = {
	key: 'contact',
	title: { en: `Contact - ${brand.name}`, cn: `联系我们 - ${brand.name}` },
	description: {
		en: `Address, phone and email of ${brand.company}, and a form for your message.`,
		cn: `${brand.company} 的地址、电话与电子邮箱，以及在线留言表单。`,
	},
	keywords: {
		en: 'contact, address, phone, email, customer service, technical support, report a problem, complaint, defective, adverse event, recall, safety notice, lot number, declaration of conformity, CE certificate, letter, fact sheet, where to buy, price list, quote, minimum order quantity, order status, delivery time, return, disposal',
		cn: '联系我们, 地址, 电话, 电子邮箱, 客户服务, 技术支持, 售后服务, 报告问题, 投诉, 不良事件, 召回, 安全通知, 批号, 货号, 符合性声明, 合格证明, 医疗器械注册证, 注册证编号, 哪里买, 报价, 价格表, 交货期, 退货',
	},
	sections: [
		{
			kind: 'contactOpening',
			title: { en: 'Contact Us', cn: '联系我们' },
			intro: {
				en: 'Products, partnerships, orders: we are glad to hear from you.',
				cn: '产品、合作、订单，欢迎随时联系我们。',
			},
			formTitle: { en: 'Send us a message', cn: '给我们留言' },
			formNote: {
				en: 'Please do not send health information through this form.',
				cn: '请勿通过此表单发送个人健康信息。',
			},
		},
		technicalSupport,
		productHelp,
		globalNetwork('white'),
	],
};
