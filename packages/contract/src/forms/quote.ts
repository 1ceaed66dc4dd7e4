import { form } from './form.ts';
import { personWords, quietCompanyWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** The enquiry form of a product (FORM-1). */
export const quote = form({
	kind: 'quote',
	call: '/message/product_message',
	fields: {
		productName: { fixed: true },
		firstName: { required: true },
		lastName: { required: true },
		organization: { required: true },
		jobTitle: { required: true },
		email: { required: true },
		phone: { required: true },
		message: { required: true, kind: 'prose' },
	},
});

export const quoteWords = {
	productName: { en: 'Product, as sent', zh: '产品（原文）', mail: 'Product', fills: 'product' },
	...personWords,
	...quietCompanyWords,
	message: { en: 'Message', zh: '留言', mail: '' },
} satisfies WordsOf<typeof quote>;
