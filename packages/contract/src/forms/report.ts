import { form } from './form.ts';
import { companyWords, personWords } from './person.ts';
import type { WordsOf } from './words.ts';

export const harms = ['none', 'possible', 'yes'] as const;
export type Harm = (typeof harms)[number];

export const reporterRoles = ['patient', 'professional', 'distributor', 'other'] as const;
export type ReporterRole = (typeof reporterRoles)[number];

/** A report of a problem with a device (REPORT-1). */
export const report = form({
	kind: 'report',
	call: '/message/report',
	says: 'together',
	fields: {
		device: { required: true },
		gtin: {},
		lot: {},
		expires: {},
		happened: { required: true, kind: 'prose' },
		/** `2026-11-17`, or empty. */
		happenedOn: {},
		harm: { required: true, choices: harms },
		harmDetails: { required: { with: 'harm', is: 'yes' }, kind: 'prose' },
		name: { required: true },
		email: { required: true },
		phone: {},
		role: { required: true, choices: reporterRoles },
		country: { required: true },
	},
});

export const reportFieldWords = {
	device: { en: 'Product', zh: '产品', fills: 'product' },
	gtin: { en: 'GTIN', zh: 'GTIN 编码' },
	lot: { en: 'Lot', zh: '批号' },
	expires: { en: 'Expiry date, as printed', zh: '有效期（按印刷）', unsought: true },
	happened: { en: 'What happened', zh: '发生经过' },
	happenedOn: { en: 'When', zh: '发生日期', unsought: true },
	harm: {
		en: 'Harm',
		zh: '伤害',
		choices: {
			none: { en: 'None', cn: '无' },
			possible: { en: 'None, but it could have happened', cn: '无，但可能发生' },
			yes: { en: 'Yes, or perhaps', cn: '有或可能有' },
			unsaid: { en: 'Not said', cn: '未说明' },
		} satisfies Record<Harm | 'unsaid', object>,
	},
	harmDetails: { en: 'Which harm', zh: '伤害详情' },
	name: { en: 'Name', zh: '姓名', fills: 'first name' },
	email: personWords.email,
	phone: companyWords.phone,
	role: {
		en: 'Who reports',
		zh: '报告人',
		choices: {
			patient: { en: 'User, patient or relative', cn: '使用者、患者或亲属' },
			professional: { en: 'Health professional', cn: '医疗专业人员' },
			distributor: { en: 'Distributor or pharmacy', cn: '经销商或药房' },
			other: { en: 'Somebody else', cn: '其他人' },
		} satisfies Record<ReporterRole, object>,
	},
	country: { en: 'Country', zh: '国家或地区' },
} satisfies WordsOf<typeof report>;
