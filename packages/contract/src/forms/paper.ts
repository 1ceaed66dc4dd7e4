import { documentLanguages } from '../document-address.ts';
import { form } from './form.ts';
import { person, personWords, quietCompanyWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** A request for printed copies of a document (FORM-29). The item identifies it. */
export const paper = form({
	kind: 'paper',
	call: '/message/document_paper',
	fields: {
		documentName: { fixed: true },
		documentLanguage: { required: true, kind: 'choice', choices: documentLanguages },
		copies: { required: true, kind: 'copies' },
		firstName: person.firstName,
		lastName: person.lastName,
		organization: {},
		address: { required: true, kind: 'prose' },
		email: person.email,
	},
});

export const paperWords = {
	documentName: { en: 'Document, as sent', zh: '文件（原文）', mail: 'Document', fills: 'document' },
	documentLanguage: { en: 'Language of the document', zh: '文件语言', mail: 'Language' },
	copies: { en: 'Copies', zh: '份数' },
	...personWords,
	organization: quietCompanyWords.organization,
	address: { en: 'Postal address', zh: '邮寄地址', mail: '' },
} satisfies WordsOf<typeof paper>;
