import { documentLanguages } from '../document-address.ts';
import { form } from './form.ts';
import { paperWords } from './paper.ts';
import { personWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** 'Tell me when this changes' (FORM-28): for a document, or everything about a product; the item identifies it. */
export const watch = form({
	kind: 'watch',
	call: '/message/document_watch',
	about: ['product', 'document'],
	items: true,
	fields: {
		email: { required: true, kind: 'address' },
		/** The language of the watched document; empty for every language. */
		documentLanguage: { fixed: true, choices: documentLanguages },
	},
});

export const watchWords = {
	email: personWords.email,
	documentLanguage: paperWords.documentLanguage,
} satisfies WordsOf<typeof watch>;
