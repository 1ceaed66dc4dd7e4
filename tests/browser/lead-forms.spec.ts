import { expect, type Page, test } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { cn } from '../../apps/site/app/messages/cn.ts';
import { en } from '../../apps/site/app/messages/en.ts';
import { leadFormWords } from '../../apps/site/app/messages/lead-form.ts';
import { routePaths } from '../../apps/site/app/route-paths.ts';
import { leadFormAddress } from '../../packages/contract/src/lead-forms.ts';
import { violationsNow } from '../support/accessibility.ts';
import { keepsText } from '../support/hydrated.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const { sampleKit, distributor, newsletter } = leadFormWords.en;
const given = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;
const [one] = demoSnapshot.products;
const reference = one?.packs[0]?.reference ?? '';

const formOf = (page: Page) => page.getByRole('main').getByRole('form');
const fillPerson = async (page: Page, words = en) => {
	const form = formOf(page);
	await form.getByLabel(words.firstName).fill('Ada');
	await form.getByLabel(words.lastName).fill('Lim');
	await form.getByLabel(words.organization).fill('Clinic');
	await form.getByLabel(words.email).fill('ada@example.com');
};
const send = (page: Page, words = en) => formOf(page).getByRole('button', { name: words.submit }).click();

for (const [scripting, seenBy] of [
	[true, desktopAtLeast],
	[false, mobileAtLeast],
] as const) {
	for (const [layout, options] of seenBy) {
		test.describe(`${layout} layout`, () => {
			test.describe(scripting ? 'with scripting' : 'without scripting', () => {
				test.use({ ...options, javaScriptEnabled: scripting });

				test('a sample kit needs a CLIA number in the United States, with an example', { tag: '@FORM-31' }, async ({
					page,
				}) => {
					await page.goto(leadFormAddress('sampleKit'));
					const form = formOf(page);
					await form.getByLabel(sampleKit.products).fill('Strep A');
					await form.getByLabel(sampleKit.facility).selectOption('laboratory');
					await form.getByLabel(sampleKit.country).selectOption('US');
					await fillPerson(page);
					await send(page);
					const clia = form.getByLabel(sampleKit.clia);
					await expect(clia).toHaveAccessibleDescription(/places with a CLIA number/);
					await expect(form.getByLabel(sampleKit.products)).toHaveValue('Strep A');
					await clia.fill('5D1234567');
					await send(page);
					await expect(clia).toHaveAccessibleDescription(/two figures, a D and seven figures/);
					if (scripting) expect(await violationsNow(page)).toEqual([]);
					await clia.fill('05D1234567');
					await send(page);
					await expect(form).toContainText(given);
				});

				test('a sample kit request includes the products of a list', { tag: '@FORM-31' }, async ({ page }) => {
					await page.goto(`${leadFormAddress('sampleKit')}?items=${reference}:20`);
					await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText(one?.title.en ?? '');
					const form = formOf(page);
					await expect(form.getByLabel(sampleKit.products)).toHaveCount(0);
					await form.getByLabel(sampleKit.facility).selectOption('clinic');
					await form.getByLabel(sampleKit.country).selectOption('IE');
					await fillPerson(page);
					await send(page);
					await expect(form).toContainText(given);
				});

				test('a distributor enters territory, turnover and goods, in Chinese too', { tag: '@FORM-32' }, async ({
					page,
				}) => {
					const words = leadFormWords.cn.distributor;
					await page.goto(`${leadFormAddress('distributor')}?lang=cn`);
					const form = formOf(page);
					// Without scripting the browser itself checks required fields.
					if (scripting) {
						await send(page, cn);
						await expect(form.getByLabel(words.territory)).toHaveAccessibleDescription(cn.selectOption);
						await expect(form.getByLabel(words.sells)).toHaveAccessibleDescription(new RegExp(cn.completeField));
					}
					await form.getByLabel(words.territory).selectOption('IE');
					await form.getByLabel(words.turnover).selectOption('1m-5m');
					await form.getByLabel(words.sells).fill('拭子');
					await fillPerson(page, cn);
					await send(page, cn);
					await expect(form).toContainText(given);
				});

				for (const address of [leadFormAddress('newsletter'), routePaths.Newsletter])
					test(`${address} accepts every ticked interest`, { tag: ['@PAGE-16', '@FORM-33'] }, async ({ page }) => {
						await page.goto(address);
						const form = formOf(page);
						await form.getByLabel(newsletter.interest.events).check();
						await form.getByLabel(newsletter.interest.news).check();
						const sent = page.waitForRequest(/\/message\/newsletter$/);
						await form.getByLabel(en.firstName).fill('Ada');
						await form.getByLabel(en.lastName).fill('Lim');
						await form.getByLabel(en.email).fill('ada@example.com');
						await form.getByRole('button', { name: en.subscribe }).click();
						if (scripting) expect((await sent).postDataJSON()).toMatchObject({ interests: 'events,news' });
						else expect((await sent).postData()).toContain('interests=events&interests=news');
						await expect(form).toContainText(given);
					});
			});
		});
	}
}

test('typed text and ticked boxes survive a reload', { tag: '@FORM-22' }, async ({ page }) => {
	await page.goto(leadFormAddress('newsletter'));
	await formOf(page).getByLabel(en.firstName).fill('Ada');
	await formOf(page).getByLabel(newsletter.interest.notices).check();
	await formOf(page).getByLabel(newsletter.interest.news).check();
	await keepsText(formOf(page));
	await page.reload();
	await expect(formOf(page).getByLabel(en.firstName)).toHaveValue('Ada');
	await expect(formOf(page).getByLabel(newsletter.interest.notices)).toBeChecked();
	await expect(formOf(page).getByLabel(newsletter.interest.news)).toBeChecked();
	await expect(formOf(page).getByLabel(newsletter.interest.events)).not.toBeChecked();
	await page.goto(leadFormAddress('distributor'));
	await formOf(page).getByLabel(distributor.turnover).selectOption('over-20m');
	await formOf(page).getByLabel(distributor.sells).fill('Swabs');
	await keepsText(formOf(page));
	await page.reload();
	await expect(formOf(page).getByLabel(distributor.turnover)).toHaveValue('over-20m');
	await expect(formOf(page).getByLabel(distributor.sells)).toHaveValue('Swabs');
});

test('a form without lines asks for the products first, and offers a list', { tag: ['@FORM-30', '@FORM-31'] }, async ({
	page,
}) => {
	for (const [form, label] of [
		['quote', leadFormWords.en.quote.wanted],
		['sampleKit', leadFormWords.en.sampleKit.products],
	] as const) {
		await page.goto(leadFormAddress(form));
		await formOf(page).getByRole('button', { name: en.submit }).click();
		await expect(formOf(page).getByLabel(label)).toBeFocused();
		await expect(formOf(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
	}
	await page.getByRole('link', { name: leadFormWords.en.around.beginList }).click();
	await expect(page).toHaveURL(/\/list$/);
});

test('a form without lines offers the list that this browser keeps', { tag: '@FORM-30' }, async ({ page }) => {
	await page.goto('/list');
	await page.evaluate((items) => localStorage.setItem('list', items), `${reference}:3`);
	await page.goto(leadFormAddress('quote'));
	await page.getByRole('link', { name: leadFormWords.en.around.takeKept }).click();
	await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('3 ×');
});
