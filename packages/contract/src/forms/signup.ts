import { form } from './form.ts';
import { person, personWords } from './person.ts';
import type { WordsOf } from './words.ts';

/** The form in the footer (FORM-2). */
export const signup = form({
	kind: 'signup',
	call: '/message/index',
	fields: { ...person, source: { required: true, fixed: true }, type: { fixed: true, usual: 'Contact Us' } },
});

export const signupWords = {
	...personWords,
	source: { en: 'Source', zh: '来源', mail: false },
	type: { en: 'About', zh: '主题' },
} satisfies WordsOf<typeof signup>;
