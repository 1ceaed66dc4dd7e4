import { inboxCollection } from '../inbox/inbox-collection.ts';
import { facilityWords, optionsOf, turnoverWords } from '../inbox/lead-words.ts';
import {
	chosenByLead,
	meetingOfMessage,
	moveToReports,
	sent,
	sentByLead,
	sentLines,
	whoWrote,
} from '../inbox/submission-fields.ts';

export const contactMessages = inboxCollection({
	slug: 'contact-messages',
	singular: { en: 'Contact message', zh: '联系留言' },
	plural: { en: 'Contact messages', zh: '联系留言' },
	role: 'sales',
	help: {
		en: 'Sent with the contact form, on the contact, media and event pages, and with the forms for sample kits, distributors and the newsletter; ‘About’ says which.',
		zh: '通过联系页、媒体页和活动页的联系表单提交，以及通过样品盒、经销商和电子通讯表单提交；“主题”说明是哪一种。',
	},
	columns: ['firstName', 'lastName', 'email', 'type', 'itemTitle'],
	fields: [
		meetingOfMessage,
		...whoWrote(),
		sent('message', { en: 'Message', zh: '留言' }, 'textarea'),
		sentByLead('products', { en: 'Samples of', zh: '索取样品' }, 'textarea'),
		sentLines,
		{
			type: 'row',
			fields: [
				chosenByLead('facility', { en: 'Works in', zh: '工作单位类型' }, optionsOf(facilityWords)),
				sentByLead('country', { en: 'Country', zh: '国家或地区' }),
				sentByLead('clia', { en: 'CLIA number', zh: 'CLIA 编号' }),
			],
		},
		{
			type: 'row',
			fields: [
				sentByLead('territory', { en: 'Main territory', zh: '主要区域' }),
				sentByLead('further', { en: 'Further territory', zh: '其他区域' }),
				chosenByLead('turnover', { en: 'Yearly turnover', zh: '年营业额' }, optionsOf(turnoverWords)),
			],
		},
		sentByLead('sells', { en: 'Sells now', zh: '目前经营' }, 'textarea'),
		sentByLead('interests', { en: 'Interests', zh: '兴趣' }),
		{
			type: 'row',
			fields: [
				sent('source', { en: 'Heard about us through', zh: '了解渠道' }),
				sent('type', { en: 'About', zh: '主题' }),
			],
		},
		moveToReports,
	],
});
