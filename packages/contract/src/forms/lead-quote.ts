import { form } from './form.ts';
import { companyWords, person, personWords } from './person.ts';
import { quoteWords } from './quote.ts';
import type { WordsOf } from './words.ts';

/** A request for a quote, for the lines of a list or for the products in the message (FORM-30). */
export const leadQuote = form({
	kind: 'leadQuote',
	call: '/message/quote',
	lines: 'checked',
	fields: {
		productName: { fixed: true },
		message: { required: 'without lines', kind: 'prose' },
		firstName: person.firstName,
		lastName: person.lastName,
		organization: {},
		email: person.email,
		phone: {},
	},
});

const { organization, phone } = companyWords;

export const leadQuoteWords = {
	productName: quoteWords.productName,
	...personWords,
	organization,
	phone,
	message: quoteWords.message,
} satisfies WordsOf<typeof leadQuote>;
