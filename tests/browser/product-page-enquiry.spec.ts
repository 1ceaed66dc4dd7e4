import { expect, test } from '@playwright/test';
import { productNames } from '@site/contract/product-names';
import { en } from '../../apps/site/app/messages/en.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { hydrated, keepsText } from '../support/hydrated.ts';
import { plainAddress, products } from '../support/product-page.ts';
import { mobileAtLeast } from '../support/visitors.ts';

const fields = {
	[en.firstName]: 'Ada',
	[en.lastName]: 'Nakamura',
	[en.organization]: 'Riverside Clinic',
	[en.jobTitle]: 'Lab lead',
	[en.email]: 'ada@example.com',
	[en.phone]: '555 0100',
	[en.howCanWeHelp]: 'How soon can you deliver?',
};

const named = [
	['the standard multiplex test on its own page', products.professional, productNames.professionalMultiplex.en],
	['the at-home variant when its type is 2', products.atHome, productNames.atHomeMultiplex.en],
	['any other product by its title', products.troponin, products.troponin.title.en],
] as const;

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		for (const [sentence, product, name] of named) {
			test(`the enquiry names ${sentence}`, { tag: '@FORM-1' }, async ({ page }) => {
				await page.goto(plainAddress(product));
				await page.locator('summary', { hasText: productWords.en.enquiry }).click();
				const form = page.getByRole('main').getByRole('form');
				for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
				const sent = page.waitForResponse('**/apis/api/message/product_message');
				await form.getByRole('button', { name: en.submit }).click();
				const answer = await sent;
				expect(answer.request().postDataJSON()).toMatchObject({ product_name: name, first_name: 'Ada' });
				expect(await answer.json()).toMatchObject({ status: 200 });
				await expect(form.getByLabel(en.firstName)).toHaveValue('');
			});
		}
	});
}

test('an enquiry with text from before is open after a reload', { tag: '@PAGE-81' }, async ({ page }) => {
	await page.goto(plainAddress(products.troponin));
	const form = page.getByRole('main').getByRole('form', { name: en.contactUs });
	await hydrated(page);
	await expect(form).toBeHidden();
	await page.locator('summary', { hasText: productWords.en.enquiry }).click();
	await form.getByLabel(en.firstName).fill('Ada');
	await keepsText(form);
	await page.reload();
	await expect(form.getByLabel(en.firstName)).toHaveValue('Ada');
	await expect(form).toBeVisible();
});
