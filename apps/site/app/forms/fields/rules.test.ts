import { contact } from '@site/contract/forms/contact';
import { quote } from '@site/contract/forms/quote';
import { signup } from '@site/contract/forms/signup';
import { describe, expect, it } from 'vitest';
import { askedIn, complaintsAbout, type Field, needsSummary, type Values } from './rules.ts';

const contactFields = askedIn(contact);
const enquiryFields = askedIn(quote);
const signUpFields = askedIn(signup);

const filled = (fields: readonly Field[]): Values => Object.fromEntries(fields.map(({ name }) => [name, 'x']));

describe('the enquiry form', () => {
	it('requires each of its seven inputs', { tags: '@FORM-1' }, () => {
		expect(Object.entries(complaintsAbout(enquiryFields, {}))).toEqual(
			['firstName', 'lastName', 'organization', 'jobTitle', 'email', 'phone', 'message'].map((name) => [
				name,
				'completeField',
			]),
		);
	});

	it('accepts any text as e-mail address and phone number', { tags: '@FORM-14' }, () => {
		const values = { ...filled(enquiryFields), email: 'not an address', phone: 'call me' };
		expect(complaintsAbout(enquiryFields, values)).toEqual({});
	});

	it('shows the summary only while all seven inputs are empty', { tags: '@FORM-12' }, () => {
		expect(needsSummary(enquiryFields, {})).toBe(true);
		expect(needsSummary(enquiryFields, { phone: '1' })).toBe(false);
	});
});

describe('the contact form', () => {
	it('requires first name, last name, e-mail and, in other words, the choice', { tags: '@FORM-2' }, () => {
		expect(complaintsAbout(contactFields, {})).toEqual({
			firstName: 'completeField',
			lastName: 'completeField',
			email: 'completeField',
			source: 'selectOption',
		});
	});

	it('allows organization, title, phone and free text to be empty', { tags: '@FORM-2' }, () => {
		const values = { firstName: 'Ada', lastName: 'Lim', email: 'a', source: 'Other' };
		expect(complaintsAbout(contactFields, values)).toEqual({});
	});

	it('shows the summary when all four are missing, even if other fields are filled', { tags: '@FORM-12' }, () => {
		expect(needsSummary(contactFields, { organization: 'Clinic', message: 'Hello' })).toBe(true);
		expect(needsSummary(contactFields, { source: 'Other' })).toBe(false);
	});
});

describe('the footer form', { tags: '@FORM-2' }, () => {
	it('requires first name, last name and e-mail', () => {
		expect(Object.keys(complaintsAbout(signUpFields, {}))).toEqual(['firstName', 'lastName', 'email']);
	});
});

describe('every form', () => {
	it('treats blanks as empty', { tags: '@FORM-10' }, () => {
		expect(complaintsAbout(signUpFields, { ...filled(signUpFields), lastName: ' \t\n ' })).toEqual({
			lastName: 'completeField',
		});
	});
});

describe('a form with a date, a file, a checkbox and its own summary rule', { tags: '@FORM-12' }, () => {
	const fields: readonly Field[] = [
		{ name: 'firstName', required: true },
		{ name: 'lastName', required: true },
		{ name: 'email', required: true },
		{ name: 'workAuthorization' },
		{ name: 'startDate', required: true, kind: 'date' },
		{ name: 'resume', required: true, kind: 'file' },
		{ name: 'acceptance', required: true },
	];
	const onMobile = ['firstName', 'lastName', 'email'] as const;

	it('requires the date, the finished upload and the tick, not the optional choice', { tags: '@FORM-4' }, () => {
		expect(Object.keys(complaintsAbout(fields, { firstName: 'a', lastName: 'b', email: 'c' }))).toEqual([
			'startDate',
			'resume',
			'acceptance',
		]);
	});

	it('shows the summary when the fields that it names are empty', () => {
		const values = { startDate: '2026-01-05', resume: '/file', acceptance: 'yes' };
		expect(needsSummary(fields, values, onMobile)).toBe(true);
		expect(needsSummary(fields, values)).toBe(false);
		expect(needsSummary(fields, { email: 'c' }, onMobile)).toBe(false);
	});
});
