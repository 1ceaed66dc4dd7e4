import { expect, test } from '@playwright/test';
import { specialProducts } from '@site/contract/special-products';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { desktopAtLeast, layouts, visitors } from '../support/visitors.ts';

for (const [layout, visitor] of desktopAtLeast) {
	test(`without scripting the library finds a revision, ${layout}`, {
		tag: ['@smoke', '@DOC-1', '@DOC-6'],
	}, async ({ browser }) => {
		const page = await (await browser.newContext({ ...visitor, javaScriptEnabled: false })).newPage();
		await page.goto('/documents');
		const main = page.getByRole('main');
		const form = main.getByRole('search', { name: 'Find documents' });
		await form.getByLabel('Product or catalog number').fill('ha-fcv-pro-25');
		await form.getByLabel('Lot', { exact: true }).fill('FC2507');
		await form.getByLabel('Language', { exact: true }).selectOption('Spanish');
		await main.getByRole('button', { name: 'Show documents' }).click();
		await expect(main.getByRole('heading', { name: 'Documents of 1 product' })).toBeVisible();
		await main.getByRole('link', { name: /^Flu .*Instructions for Use$/ }).click();
		await expect(page).toHaveURL(/\/documents\/HA-FCV-PRO-25\/ifu\/es$/);
		await expect(main).toContainText('Spanish · Revision 2');
		await expect(main).toContainText('Not yet at the newest revision');
		await main.getByRole('link', { name: 'English', exact: true }).click();
		await main.getByRole('link', { name: 'Revision 1', exact: true }).click();
		await expect(main.getByRole('note')).toContainText('This revision was superseded on June 16, 2025.');
		await expect(main.locator('iframe')).toHaveAttribute('src', '/documents/HA-FCV-PRO-25/ifu/en/1.pdf');
		await main.getByRole('link', { name: 'Read revision 3, which holds now' }).click();
		await expect(page).toHaveURL(/\/ifu\/en$/);
		await page.context().close();
	});
}

for (const [layout, visitor] of layouts) {
	test(`instructions are one tap away, without scrolling, ${layout}`, { tag: '@DOC-9' }, async ({ browser }) => {
		const page = await (await browser.newContext(visitor)).newPage();
		for (const [product, to] of [
			['/products/flu-a-b-rapid-test', '/documents/HA-FLU-25/ifu/en'],
			[productAddress(specialProducts.atHomeMultiplex), '/documents/HA-FCV-HOME-2/ifu/en'],
			// From here on the visitor reads Chinese.
			['/products/flu-a-b-rapid-test?lang=cn', '/documents/HA-FLU-25/ifu/zh?lang=cn'],
		] as const) {
			await page.goto(product);
			const link = page.locator(`main a[href="${to}"]`).first();
			const box = await link.boundingBox();
			expect((box?.y ?? 9999) + (box?.height ?? 0), product).toBeLessThan(visitor.viewport.height);
			await link.click();
			await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`));
		}
		await page.context().close();
	});
}

test('the page of a withdrawn revision says why, in both languages', { tag: '@DOC-6' }, async ({
	browser,
	request,
}) => {
	const address = '/documents/HA-STA-DIP-50/ifu/en/2';
	for (const path of [address, `${address}.pdf`]) {
		const gone = await request.get(path);
		expect(gone.status()).toBe(410);
		expect(await gone.text()).toContain('The section on limitations was missing.');
	}
	const page = await (await browser.newContext(visitors.phone)).newPage();
	await page.goto(`${address}?lang=cn`);
	await expect(page.getByRole('note')).toContainText('本版本已于2025年9月1日撤回。');
	await expect(page.locator('main canvas, main iframe')).toHaveCount(0);
	await page.getByRole('link', { name: '查看现行的第 3 版' }).click();
	await expect(page.getByRole('main')).toContainText('第 3 版');
	await page.context().close();
});

test('a kind that only a product’s parts have links to each; the library has films', {
	tag: ['@DOC-1', '@DOC-21'],
}, async ({ browser }) => {
	const page = await (await browser.newContext({ ...visitors.phone, javaScriptEnabled: false })).newPage();
	await page.goto('/documents/HA-FCV-PRO-25/sds/en');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toContainText('Safety Data Sheet');
	await main.locator('a[href*="/sds-"]').first().click();
	await expect(page).toHaveURL(/\/documents\/HA-FCV-PRO-25\/sds-[a-z-]+\/en$/);
	await page.goto('/documents?words=HA-FCV-PRO-25&kind=video');
	await expect(main.getByRole('link', { name: /^MP4/ }).first()).toBeVisible();
	await main.locator('a[href$="#films"]').first().click();
	await expect(page.locator('#films')).toBeInViewport();
	await page.context().close();
});
