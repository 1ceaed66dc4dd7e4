import { productNames } from '@site/contract/product-names';
import { describe, expect, it } from 'vitest';
import { enquiredProduct } from './enquired-product.ts';
import { toWire } from './wire-fields.ts';

const person = { firstName: 'Ada', lastName: 'Lim', email: 'ada@example.com' };
const personOnWire = { first_name: 'Ada', last_name: 'Lim', email: 'ada@example.com' };
const work = { organization: 'Clinic', jobTitle: 'Nurse', phone: '123', message: 'Hello' };
const workOnWire = { organization: 'Clinic', title: 'Nurse', phone_number: '123', content: 'Hello' };

describe('what goes over the wire', () => {
	// Holds FORM-19.
	it('is five fields from the footer form, and no others', () => {
		const values = { ...person, source: 'Other', type: 'Contact Us', honeypot: '' };
		expect(toWire('signup', values)).toEqual({ ...personOnWire, source: 'Other', type: 'Contact Us' });
	});

	// Holds FORM-19.
	it('is nine fields from the contact form', () => {
		expect(toWire('contact', { ...person, ...work, source: 'Email', type: 'Spring Laboratory Days' })).toEqual({
			...personOnWire,
			...workOnWire,
			source: 'Email',
			type: 'Spring Laboratory Days',
		});
	});

	// Holds FORM-19.
	it('is eight fields from the enquiry form', () => {
		expect(toWire('quote', { ...person, ...work, productName: 'RSV' })).toEqual({
			...personOnWire,
			...workOnWire,
			product_name: 'RSV',
		});
	});

	// Holds FORM-20.
	it('is fourteen fields from the application form, the start date in milliseconds and without the acceptance', () => {
		const asked = { ...person, phone: '123', state: 'CA', postalCode: '92121', city: 'San Diego', source: 'A friend' };
		const rest = { resume: '/uploads/1', coverLetter: 'Hello', acceptance: 'yes', job: 'Engineer' };
		expect(toWire('application', { ...asked, ...rest, startDate: '2027-03-01', workAuthorization: '1' })).toEqual({
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

	it('is eight fields of a request for paper, and an address with a language of who watches (FORM-28, FORM-29)', () => {
		const request = { documentName: 'IFU', documentLanguage: 'es', copies: '2', address: 'Here' };
		expect(toWire('paper', { ...person, ...request, organization: 'Clinic' })).toEqual({
			...personOnWire,
			document_name: 'IFU',
			document_language: 'es',
			copies: '2',
			organization: 'Clinic',
			address: 'Here',
		});
		expect(toWire('watch', { email: 'ada', documentLanguage: '' })).toEqual({ email: 'ada', document_language: '' });
	});

	it('is seven fields of a quote, nine of a sample kit and of a distributor, four of the newsletter (FORM-19)', () => {
		const lines = '2\tAB-1\tTest';
		const company = { organization: 'Clinic', phone: '123' };
		const companyOnWire = { organization: 'Clinic', phone_number: '123' };
		expect(toWire('leadQuote', { ...person, ...company, message: 'Soon', lines })).toEqual({
			...{ ...personOnWire, ...companyOnWire, product_name: '', content: 'Soon' },
			lines,
		});
		const kit = { products: 'Strep A', facility: 'clinic', country: 'US', clia: '05D1234567' };
		expect(toWire('sampleKit', { ...person, ...company, ...kit })).toEqual({
			...{ ...personOnWire, ...companyOnWire, ...kit },
		});
		const firm = { territory: 'IE', turnover: '1m-5m', sells: 'Swabs' };
		expect(toWire('distributor', { ...person, ...company, ...firm, further: 'Malta' })).toEqual({
			...{ ...personOnWire, ...companyOnWire, ...firm, further: 'Malta' },
		});
		expect(toWire('newsletter', { ...person, interests: 'events,news' })).toEqual({
			...personOnWire,
			interests: 'events,news',
		});
	});

	it('carries the item that it is about beside the words (D44)', () => {
		expect(toWire('contact', { ...person, item: 'event:3' })).toMatchObject({ item: 'event:3' });
		expect(toWire('contact', person)).not.toHaveProperty('item');
	});

	it('carries the language where it is not English, and a honeypot that was filled in', () => {
		expect(toWire('signup', { ...person, language: 'cn', honeypot: 'buy now' })).toMatchObject({
			language: 'cn',
			website: 'buy now',
		});
	});
});

describe('the product that an enquiry is about (D19)', () => {
	it('is the standard multiplex test, or the at-home variant when the type is 2', () => {
		expect(enquiredProduct({}, 'en')).toBe(productNames.professionalMultiplex.en);
		expect(enquiredProduct({ type: 1 }, 'en')).toBe(productNames.professionalMultiplex.en);
		expect(enquiredProduct({ type: 2 }, 'en')).toBe(productNames.atHomeMultiplex.en);
	});

	it('is the title of the product on the page of another product', () => {
		expect(enquiredProduct({ productName: 'RSV Rapid Test' }, 'en')).toBe('RSV Rapid Test');
	});
});
