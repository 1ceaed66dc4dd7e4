import type { Locator, Page } from '@playwright/test';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { hydrated } from './hydrated.ts';

const { en: words } = applicationWords;

export const texts = {
	[en.firstName]: 'Mei',
	[en.lastName]: 'Tanaka',
	[en.email]: 'mei.tanaka@example.com',
	[en.phone]: '+1 555 0199',
	[words.state]: 'CA',
	[words.postalCode]: '92121',
	[words.city]: 'San Diego',
	[words.startDate]: '2027-03-01',
	[words.coverLetter]: 'Twenty years at the bench.',
	[words.source]: 'A friend',
};

export const resumeFile = {
	name: 'resume.txt',
	mimeType: 'text/plain',
	buffer: Buffer.from('Mei Tanaka, process engineer'),
};

/** Opens the application form as the list of jobs would. */
export async function openApplication(page: Page, job = 'Process Engineer', base = '') {
	await page.addInitScript((title) => {
		if (!sessionStorage.getItem('careersName')) sessionStorage.setItem('careersName', title);
	}, job);
	await page.goto(`${base}/careers-apply`);
	await hydrated(page);
	return applicationParts(page);
}

export function applicationParts(page: Page) {
	const form = page.getByRole('form', { name: words.form });
	return {
		form,
		field: (label: string): Locator => form.getByLabel(label),
		file: form.locator('input[type=file]'),
		apply: form.getByRole('button', { name: words.apply, exact: true }),
		resume: form.getByRole('group', { name: words.resume }),
		thanks: page.getByRole('dialog', { name: words.thankYou }),
		async fill() {
			for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).fill(value);
			await form.getByLabel(words.acceptance).check();
		},
		async upload() {
			await form.locator('input[type=file]').setInputFiles(resumeFile);
			await form.getByText(words.uploaded).waitFor();
		},
	};
}
