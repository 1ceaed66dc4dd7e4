import type { FieldWords } from './words.ts';

const required = { required: true } as const;

/** The sender. */
export const person = { firstName: required, lastName: required, email: required } as const;

export const personWords = {
	firstName: { en: 'First name', zh: '名', mail: false, fills: 'first name' },
	lastName: { en: 'Last name', zh: '姓', mail: false, fills: 'last name' },
	email: { en: 'Email', zh: '电子邮箱', mail: false },
} satisfies Record<string, FieldWords>;

/** Their employer and how to reach them there. */
export const companyWords = {
	organization: { en: 'Organization', zh: '机构', fills: 'organization' },
	jobTitle: { en: 'Title', zh: '职务' },
	phone: { en: 'Phone', zh: '电话' },
} satisfies Record<string, FieldWords>;

/** The same for forms whose e-mail to staff leaves these fields out. */
export const quietCompanyWords = {
	organization: { ...companyWords.organization, mail: false },
	jobTitle: { ...companyWords.jobTitle, mail: false },
	phone: { ...companyWords.phone, mail: false },
} satisfies Record<string, FieldWords>;
