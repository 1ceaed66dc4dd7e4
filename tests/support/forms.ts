import type { Locator, Page } from '@playwright/test';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { leadAddress, leadFormAddress } from '../../packages/contract/src/lead-forms.ts';
import { resumeFile, texts } from './application-form.ts';
import { plainAddress, products } from './product-page.ts';
import type { layouts } from './visitors.ts';

const { en: words } = applicationWords;

export type FormCase = {
	name: string;
	address: string;
	/** The API call that the form sends. */
	call: string;
	button: string | Record<LayoutName, string>;
	required: Record<string, string>;
	choice?: { label: string; value: string };
	file?: true;
	accepts?: string;
	sent: string;
	/** The id of its element, for pages with other forms. */
	id?: string;
	/** The same component as another form, on another page. */
	twin?: true;
};

const person = { [en.firstName]: 'Ada', [en.lastName]: 'Lim', [en.email]: 'ada' };
const enquiry = {
	[en.firstName]: 'Ada',
	[en.lastName]: 'Lim',
	[en.organization]: 'Clinic',
	[en.jobTitle]: 'Nurse',
	[en.email]: 'ada',
	[en.phone]: '1',
	[en.howCanWeHelp]: 'Prices',
};
const source = { label: en.howDidYouHear, value: 'Referral' };

/** Every form of the site, and its page. */
export const formCases: FormCase[] = [
	{
		name: 'footer',
		address: '/terms-and-conditions',
		call: 'message/index',
		button: en.subscribe,
		required: person,
		sent: en.formSent,
	},
	{
		name: 'contact',
		address: '/contact',
		call: 'message/index',
		button: en.submit,
		required: person,
		choice: source,
		sent: en.formSent,
	},
	{
		name: 'media room',
		address: '/media-room',
		call: 'message/index',
		button: en.submit,
		required: person,
		choice: source,
		sent: en.formSent,
		twin: true,
	},
	{
		name: 'lead',
		address: leadAddress(leadFormAddress('quote'), 'product', encodeURIComponent(products.troponin.slug)),
		call: 'message/quote',
		button: en.submit,
		required: person,
		sent: en.formSent,
	},
	{
		name: 'newsletter',
		address: leadFormAddress('newsletter'),
		call: 'message/newsletter',
		button: en.subscribe,
		required: person,
		sent: en.formSent,
		twin: true,
	},
	{
		name: 'events',
		address: '/events',
		call: 'message/index',
		button: { desktop: en.submit, mobile: en.subscribe },
		required: person,
		choice: source,
		sent: en.formSent,
		twin: true,
	},
	{
		name: 'event',
		address: '/events-info/east-china-ivd-supply-chain-expo-2027',
		call: 'message/index',
		button: en.submit,
		required: person,
		choice: source,
		sent: en.formSent,
		twin: true,
	},
	{
		name: 'enquiry',
		address: plainAddress(products.troponin),
		call: 'message/product_message',
		id: 'quote-form',
		button: en.submit,
		required: enquiry,
		sent: en.formSent,
	},
	{
		name: 'themed enquiry',
		address: productAddress(products.professional.slug),
		call: 'message/product_message',
		id: 'quote-form',
		button: en.submit,
		required: enquiry,
		sent: en.formSent,
		twin: true,
	},
	{
		name: 'application',
		address: '/careers-apply?job=15',
		call: 'message/careers_message',
		button: words.apply,
		required: texts,
		file: true,
		accepts: words.acceptance,
		sent: words.sent,
	},
];

type LayoutName = (typeof layouts)[number][0];

/** A required field: how to fill it in, and its error message. */
export type Asked = {
	label: string;
	control: Locator;
	error: string;
	fill: () => Promise<unknown>;
	empty: () => Promise<unknown>;
};

export function formParts(page: Page, form: FormCase, layout: LayoutName) {
	const place = page.getByRole(form.name === 'footer' ? 'contentinfo' : 'main');
	const element = place.getByRole('form');
	const field = (label: string): Locator => element.getByLabel(label, { exact: false }).first();
	const file = element.locator('input[type=file]').first();
	const button = typeof form.button === 'string' ? form.button : form.button[layout];

	const asked: Asked[] = Object.entries(form.required).map(([label, value]) => ({
		label,
		control: field(label),
		error: en.completeField,
		fill: () => field(label).fill(value),
		empty: () => field(label).fill(''),
	}));
	const { choice, accepts } = form;
	if (choice) {
		const control = field(choice.label);
		asked.push({
			label: choice.label,
			control,
			error: en.selectOption,
			fill: () => control.selectOption(choice.value),
			empty: () => control.selectOption(''),
		});
	}
	if (accepts) {
		const control = field(accepts);
		asked.push({
			label: accepts,
			control,
			error: en.completeField,
			fill: () => control.check(),
			empty: () => control.uncheck(),
		});
	}
	if (form.file) {
		asked.push({
			label: words.resume,
			control: file,
			error: en.completeField,
			fill: () => file.setInputFiles(resumeFile),
			empty: () => element.getByRole('button', { name: words.deleteFile(resumeFile.name) }).click(),
		});
	}
	return {
		element,
		field,
		asked,
		file,
		send: element.getByRole('button', { name: button, exact: true }),
		uploaded: element.getByText(words.uploaded),
		/** An enquiry is folded; on phones also the form of the footer. */
		async unfold() {
			if (form.name === 'footer' && layout === 'mobile') await place.locator('summary').click();
			if (form.required === enquiry) await place.locator('summary', { hasText: productWords.en.enquiry }).click();
		},
		async fill({ waits = true } = {}) {
			for (const each of asked) await each.fill();
			if (form.file && waits) await element.getByText(words.uploaded).waitFor();
		},
	};
}
