import { leadForms } from '@site/contract/lead-forms';

/** Complete bodies of the three forms. */
export const contact = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	organization: 'Analytical Ltd',
	title: 'Countess',
	email: 'ada',
	phone_number: 'none',
	content: 'First line\nsecond line',
	source: 'Referral',
	type: 'Contact Us',
	language: 'en',
};

/** A lead form about a product (D44, D46). */
export const lead = { ...contact, type: leadForms.quote.type, item: 'product:101' };

export const signUp = {
	first_name: 'Ada',
	last_name: 'L',
	email: 'ada@example.com',
	source: 'Other',
	type: 'Contact Us',
};

export const quote = {
	product_name: 'Multiplex',
	first_name: 'Ada',
	last_name: 'Lovelace',
	organization: 'Analytical Ltd',
	title: 'Countess',
	email: 'ada@example.com',
	phone_number: '1',
	content: 'How much?',
};

export const application = (resume: string) => ({
	first_name: 'Ada',
	last_name: 'Lovelace',
	email: 'ada@example.com',
	phone_number: '1',
	state: 'Georgia',
	postal_code: '30303',
	city: 'Atlanta',
	is_zhengming: '1',
	start_date: 1_790_000_000_000,
	resume,
	cover_letter: 'Hire me.',
	is_word: '',
	source: 'A friend',
	careers: 'Engineer 1',
});

export const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export function fileForm(...files: File[]): FormData {
	const form = new FormData();
	for (const file of files) form.append('files', file);
	return form;
}
