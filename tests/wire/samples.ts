import { leadForms } from '@site/contract/lead-forms';

/** Complete bodies of the forms. */
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

const company = { organization: 'Analytical Ltd', phone_number: '' };
const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };

export const leadQuote = { ...person, ...company, product_name: '', content: '', lines: '20\tAB-1\tTest\n1\tAB-2\t' };

export const sampleKit = {
	...person,
	...company,
	products: 'Strep A\nAB-1',
	facility: 'laboratory',
	country: 'US',
	clia: '05d 1234567',
};

export const distributor = {
	...person,
	...company,
	territory: 'IE',
	further: 'Malta',
	turnover: '1m-5m',
	sells: 'Swabs\nand tubes',
};

export const newsletter = { ...person, interests: 'events, news' };

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

export const paper = {
	document_name: 'Strep A, Instructions for Use (REF HA-STA)',
	document_language: 'es',
	copies: '3',
	first_name: 'Ada',
	last_name: 'Lovelace',
	organization: '',
	address: '1 Clinic Road\n92121 San Diego\nUSA',
	email: 'ada@example.com',
	item: 'document:1',
};

export const watch = { email: 'ada@example.com', document_language: '', item: 'product:101' };

/** A report of a problem. */
export const report = {
	device: 'Influenza A+B Rapid Test (REF HLV-101)',
	gtin: '',
	lot: 'A1234',
	expires: '2027-06-30',
	happened: 'No control line\nin three tests of one box',
	happened_on: '2026-05-30',
	harm: 'possible',
	harm_details: '',
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone_number: '',
	role: 'patient',
	country: 'Ireland',
	language: 'en',
};

export const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export function fileForm(...files: File[]): FormData {
	const form = new FormData();
	for (const file of files) form.append('files', file);
	return form;
}
