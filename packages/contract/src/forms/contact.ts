import { form } from './form.ts';
import { personWords, quietCompanyWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** The contact and event form (FORM-2, FORM-5 to FORM-5). */
export const contact = form({
	kind: 'contact',
	call: '/message/index',
	lines: 'taken',
	fields: {
		firstName: { required: true },
		lastName: { required: true },
		organization: {},
		jobTitle: {},
		email: { required: true },
		phone: {},
		source: { required: true, kind: 'choice' },
		message: { kind: 'prose' },
		/** The event's title on an event page. */
		type: { fixed: true, usual: 'Contact Us' },
	},
});

export const contactWords = {
	...personWords,
	...quietCompanyWords,
	source: { en: 'Heard about us through', zh: '了解渠道', mail: false },
	message: { en: 'Message', zh: '留言', mail: '' },
	type: { en: 'About', zh: '主题' },
} satisfies WordsOf<typeof contact>;
