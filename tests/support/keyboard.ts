import type { Locator, Page } from '@playwright/test';
import { applicationWords } from '../../apps/site/app/messages/application.ts';
import { resumeFile } from './application-form.ts';

const most = 200;

const isReached = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
	for (let stop = 0; stop < most; stop++) {
		await page.keyboard.press('Tab');
		if (await isReached(target)) return;
	}
	throw new Error(`The keyboard does not come to ${target} in ${most} stops`);
}

/** Fills in every field from the focused one to the button, and sends the form. */
export async function fillByKeyboard(page: Page, send: Locator) {
	for (let stop = 0; stop < most; stop++) {
		if (await isReached(send)) return page.keyboard.press('Enter');
		await answer(page, await page.evaluate(kindOfField));
		await page.keyboard.press('Tab');
	}
	throw new Error(`The keyboard does not come to ${send} in ${most} stops`);
}

function kindOfField(): string {
	const field = document.activeElement;
	// A date is one field with several tab stops.
	if (field instanceof HTMLInputElement) return field.type === 'date' && field.value ? '' : field.type;
	return field?.localName ?? '';
}

async function answer(page: Page, kind: string) {
	const { keyboard } = page;
	if (kind === 'file') return chooseFile(page);
	if (kind === 'checkbox' || kind === 'radio') return keyboard.press('Space');
	if (kind === 'select') return keyboard.press('R');
	if (kind === 'date') return keyboard.type('03012027');
	if (/^(text|email|tel|textarea)$/.test(kind)) return keyboard.type('Kay');
}

/** A key would open the browser's file dialog, so the file is set directly. */
async function chooseFile(page: Page) {
	await page.locator('input:focus').setInputFiles(resumeFile);
	await page.getByText(applicationWords.en.uploaded).waitFor();
}
