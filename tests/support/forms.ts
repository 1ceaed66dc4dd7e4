import type { Locator, Page } from '@playwright/test';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { resumeFile, texts } from './application-form.ts';
import { plainAddress, products } from './product-page.ts';

const { en: words } = applicationWords;

export type FormCase = {
	name: string;
	address: string;
	/** The call that it makes. */
	call: string;
	button: string;
	required: Record<string, string>;
	choice?: { label: string; value: string };
	file?: true;
	accepts?: string;
	sent: string;
};

const person = { [en.firstName]: 'Ada', [en.lastName]: 'Lim', [en.email]: 'ada' };
const source = { label: en.howDidYouHear, value: 'Referral' };

/** Every form of the site, and where it stands. */
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
		name: 'event',
		address: '/events-info/east-china-ivd-supply-chain-expo-2027',
		call: 'message/index',
		button: en.submit,
		required: person,
		choice: source,
		sent: en.formSent,
	},
	{
		name: 'enquiry',
		address: plainAddress(products.troponin),
		call: 'message/product_message',
		button: en.submit,
		required: {
			...person,
			[en.organization]: 'Clinic',
			[en.jobTitle]: 'Nurse',
			[en.phone]: '1',
			[en.howCanWeHelp]: 'Prices',
		},
		sent: en.formSent,
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

export function formParts(page: Page, form: FormCase) {
	const place = page.getByRole(form.name === 'footer' ? 'contentinfo' : 'main');
	const element = place.getByRole('form');
	const field = (label: string): Locator => element.getByLabel(label, { exact: false }).first();
	return {
		element,
		field,
		send: element.getByRole('button', { name: form.button, exact: true }),
		file: element.locator('input[type=file]').first(),
		async fill({ waits = true } = {}) {
			for (const [label, value] of Object.entries(form.required)) await field(label).fill(value);
			if (form.choice) await field(form.choice.label).selectOption(form.choice.value);
			if (form.accepts) await field(form.accepts).check();
			if (!form.file) return;
			await element.locator('input[type=file]').first().setInputFiles(resumeFile);
			if (waits) await element.getByText(words.uploaded).waitFor();
		},
	};
}

/** The page is alive: the guard runs when the page does. */
export const alive = (page: Page) =>
	page.waitForFunction(() => sessionStorage.getItem('navData') && sessionStorage.getItem('newsData'));
