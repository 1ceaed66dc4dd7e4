import { form } from './form.ts';
import { personWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** The application for a job (FORM-4, FORM-20). */
export const application = form({
	kind: 'application',
	call: '/message/careers_message',
	acceptance: true,
	summaryOnPhones: ['firstName', 'lastName', 'email'],
	fields: {
		firstName: { required: true },
		lastName: { required: true },
		email: { required: true },
		phone: { required: true },
		state: { required: true },
		postalCode: { required: true },
		city: { required: true },
		workAuthorization: { kind: 'answer' },
		startDate: { required: true, kind: 'date' },
		resume: { required: true, kind: 'file' },
		coverLetter: { required: true, kind: 'prose' },
		references: { kind: 'answer' },
		source: { required: true },
		job: { required: true, fixed: true },
	},
});

export const applicationWords = {
	...personWords,
	phone: { en: 'Phone', zh: '电话' },
	state: { en: 'State', zh: '州或省', unsought: true },
	postalCode: { en: 'Postal code', zh: '邮政编码', unsought: true },
	city: { en: 'City', zh: '城市' },
	workAuthorization: { en: 'Proof of U.S. work authorization', zh: '美国工作许可证明' },
	startDate: { en: 'Could start', zh: '可到岗日期' },
	resume: { en: 'Résumé', zh: '简历' },
	coverLetter: { en: 'Cover letter', zh: '求职信' },
	references: { en: 'Will give three references', zh: '可提供三位推荐人' },
	source: { en: 'Heard about the job through', zh: '职位了解渠道' },
	job: { en: 'Job, as sent', zh: '职位（原文）', mail: 'Job', fills: 'job' },
} satisfies WordsOf<typeof application>;
