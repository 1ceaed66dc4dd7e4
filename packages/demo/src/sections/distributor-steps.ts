import type { SectionOf, Tone } from '@site/contract/sections';
import { entry } from './entry.ts';

export const whoQualifies = (tone: Tone): SectionOf<'lists'> => ({
	kind: 'lists',
	tone,
	title: { en: 'Is it for you?', cn: '是否适合您？' },
	groups: [
		{
			title: { en: 'Whom we look for', cn: '我们期待的经销商' },
			items: [
				entry('You sell to clinics, laboratories, pharmacies or employers', '面向诊所、实验室、药房或企业销售'),
				entry('You hold, or can obtain, the licenses of your market', '具备或能够取得当地经营资质'),
				entry('You can store and ship at the temperature on the label', '能够按标签温度储存与运输'),
			],
		},
		{
			title: { en: 'Where', cn: '市场' },
			items: [
				entry('170+ countries are supplied today', '目前供应 170 多个国家和地区'),
				entry('From the United States, China and Singapore', '由美国、中国与新加坡发货'),
				entry('One region or several, as your license allows', '按资质可覆盖一个或多个区域'),
			],
		},
	],
});

export const distributorSteps = (tone: Tone): SectionOf<'steps'> => ({
	kind: 'steps',
	form: 'row',
	tone,
	title: { en: 'What happens next', cn: '后续流程' },
	items: [
		{
			title: { en: 'You tell us about your market', cn: '介绍您的市场' },
			text: { en: 'The form asks who you serve, where, and with what.', cn: '在表单中说明服务对象、区域与产品。' },
		},
		{
			title: { en: 'We call you', cn: '我们与您联系' },
			text: {
				en: 'Registration, certificates and volumes, with the person who will look after you.',
				cn: '由您的专属联系人沟通注册、证书与采购量。',
			},
		},
		{
			title: { en: 'You try the tests', cn: '试用产品' },
			text: { en: 'Samples for your team and for the first customers who ask.', cn: '为您的团队与首批客户提供样品。' },
		},
		{
			title: { en: 'We start together', cn: '启动合作' },
			text: {
				en: 'Training, price list and material; then the first order.',
				cn: '我们为您提供培训、价目表与资料，随后您下首单。',
			},
		},
	],
});
