import { forms } from '@site/contract/forms/all';
import { bodyOf, samples } from '@site/contract/forms/samples';
import { productNames } from '@site/contract/product-names';
import { describe, expect, it } from 'vitest';
import { enquiredProduct } from './enquired-product.ts';
import { toWire } from './wire-fields.ts';

const person = { firstName: 'Ada', lastName: 'Lim', email: 'ada@example.com' };
const personOnWire = { first_name: 'Ada', last_name: 'Lim', email: 'ada@example.com' };
const work = { organization: 'Clinic', jobTitle: 'Nurse', phone: '123', message: 'Hello' };
const workOnWire = { organization: 'Clinic', title: 'Nurse', phone_number: '123', content: 'Hello' };

describe('the body sent over the wire', () => {
	it('has exactly five fields from the footer form', { tags: '@FORM-19' }, () => {
		const values = { ...person, source: 'Other', type: 'Contact Us', honeypot: '' };
		expect(toWire(forms.signup, values)).toEqual({ ...personOnWire, source: 'Other', type: 'Contact Us' });
	});

	it('has nine fields from the contact form', { tags: '@FORM-19' }, () => {
		expect(toWire(forms.contact, { ...person, ...work, source: 'Email', type: 'Spring Laboratory Days' })).toEqual({
			...personOnWire,
			...workOnWire,
			source: 'Email',
			type: 'Spring Laboratory Days',
		});
	});

	it('has eight fields from the enquiry form', { tags: '@FORM-19' }, () => {
		expect(toWire(forms.quote, { ...person, ...work, productName: 'RSV' })).toEqual({
			...personOnWire,
			...workOnWire,
			product_name: 'RSV',
		});
	});

	it('has fourteen fields of an application: start date in milliseconds, no acceptance', { tags: '@FORM-20' }, () => {
		const asked = { ...person, phone: '123', state: 'CA', postalCode: '92121', city: 'San Diego', source: 'A friend' };
		const rest = { resume: '/uploads/1', coverLetter: 'Hello', acceptance: 'yes', job: 'Engineer' };
		expect(toWire(forms.application, { ...asked, ...rest, startDate: '2027-03-01', workAuthorization: '1' })).toEqual({
			...personOnWire,
			phone_number: '123',
			state: 'CA',
			postal_code: '92121',
			city: 'San Diego',
			is_zhengming: '1',
			start_date: new Date(2027, 2, 1).getTime(),
			resume: '/uploads/1',
			cover_letter: 'Hello',
			is_word: '',
			source: 'A friend',
			careers: 'Engineer',
		});
	});

	it('has eight fields of a paper request; a watch has two', { tags: ['@FORM-28', '@FORM-29'] }, () => {
		const request = { documentName: 'IFU', documentLanguage: 'es', copies: '2', address: 'Here' };
		expect(toWire(forms.paper, { ...person, ...request, organization: 'Clinic' })).toEqual({
			...personOnWire,
			document_name: 'IFU',
			document_language: 'es',
			copies: '2',
			organization: 'Clinic',
			address: 'Here',
		});
		expect(toWire(forms.watch, { email: 'ada', documentLanguage: '' })).toEqual({
			email: 'ada',
			document_language: '',
		});
	});

	it.each(['leadQuote', 'sampleKit', 'distributor', 'newsletter'] as const)(
		'has every field of a lead form, and the lines of its list: %s',
		{ tags: '@FORM-19' },
		(kind) => {
			const lines = '2\tAB-1\tTest';
			expect(toWire(forms[kind], { ...samples[kind], lines })).toEqual({ ...bodyOf(kind), lines });
		},
	);

	it('carries the item that the form is about beside the text', { tags: '@D44' }, () => {
		expect(toWire(forms.contact, { ...person, item: 'event:3' })).toMatchObject({ item: 'event:3' });
		expect(toWire(forms.contact, person)).not.toHaveProperty('item');
	});

	it('carries the language if it is not English, and a filled honeypot', () => {
		expect(toWire(forms.signup, { ...person, language: 'cn', honeypot: 'buy now' })).toMatchObject({
			language: 'cn',
			website: 'buy now',
		});
	});
});

describe('the product of an enquiry', { tags: '@FORM-1' }, () => {
	it('is the standard multiplex test, or the at-home variant if the type is 2', () => {
		expect(enquiredProduct({}, 'en')).toBe(productNames.professionalMultiplex.en);
		expect(enquiredProduct({ type: 1 }, 'en')).toBe(productNames.professionalMultiplex.en);
		expect(enquiredProduct({ type: 2 }, 'en')).toBe(productNames.atHomeMultiplex.en);
	});

	it('is the title of the product on the page of another product', () => {
		expect(enquiredProduct({ productName: 'RSV Rapid Test' }, 'en')).toBe('RSV Rapid Test');
	});
});
