import { expect, test } from '@playwright/test';
import { report as reportForm } from '@site/contract/forms/report';
import { wireBase } from '@site/contract/wire';
import { demoSnapshot } from '@site/demo/snapshot';
import { listWords } from '../../apps/site/app/messages/list.ts';
import { reportWords } from '../../apps/site/app/messages/report.ts';
import { formCases, formParts } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { visitors } from '../support/visitors.ts';
import { jpeg } from '../wire/photos.ts';

test.use(visitors.desktop);

const { en: report } = reportWords;
const { en: list } = listWords;

test('a form that leads to another page can be sent again by a returning visitor', { tag: '@FORM-16' }, async ({
	page,
}) => {
	const contact = formCases.find(({ name }) => name === 'contact');
	if (!contact) throw new Error('no contact form');
	await page.goto(contact.address);
	await hydrated(page);
	const { element, fill, send } = formParts(page, contact, 'desktop');
	const answer = { status: 200, msg: '', data: { reference: 'K7M-4QX-9TD', page: '/meeting?key=none' } };
	await page.route(`**/apis/api/${contact.call}`, (route) => route.fulfill({ json: answer }), { times: 1 });
	// The page of the meeting does not load.
	await page.route('**/meeting?key=none', (route) => route.fulfill({ status: 204 }));
	await fill();
	const left = page.waitForResponse('**/meeting?key=none');
	await send.click();
	await left;
	await expect(element.getByText('K7M-4QX-9TD')).toBeVisible();
	await fill();
	await send.click();
	await expect(element.getByText(contact.sent)).toBeVisible();
	await expect(element.getByText('K7M-4QX-9TD')).toHaveCount(0);
});

test('pasted text can be sent again after a failing or unreachable server', async ({ page }) => {
	const [product] = demoSnapshot.products;
	await page.goto('/list');
	const put = page.getByRole('button', { name: list.put });
	await hydrated(page);
	await page.getByLabel(list.paste).fill(`${product?.reference} x 2`);
	for (const way of ['fails', 'is not reached']) {
		const isSent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/list'));
		await page.route(
			'**/list',
			(route) => (way === 'fails' ? route.fulfill({ status: 503, json: { status: 503 } }) : route.abort()),
			{ times: 1 },
		);
		await put.click();
		await isSent;
		await expect(page.getByText(list.notAdded)).toBeVisible();
	}
	await put.click();
	await expect(page.getByText(list.notAdded)).toHaveCount(0);
	await expect(page.locator(`[id="quantity-${product?.reference}"]`)).toHaveValue('2');
});

test('a report that was stopped or offline can be sent again with its photos', {
	tag: ['@REPORT-3', '@REPORT-7'],
}, async ({ page, context }) => {
	await page.goto('/report');
	const send = page.getByRole('button', { name: report.send });
	await hydrated(page);
	await page.getByLabel(report.deviceName).fill('Strips');
	await page.getByLabel(report.happened).fill('The cap was loose');
	await page.getByRole('radio', { name: report.harms.none, exact: true }).check();
	await page.getByLabel(report.photos).setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: jpeg });
	await page.locator('#report-name').fill('Ada Lim');
	await page.locator('#report-email').fill('ada@example.com');
	await page.locator('#report-country').fill('Ireland');
	await page.locator('#report-role').selectOption('patient');

	let held = () => {};
	const isHeld = new Promise<void>((resolve) => {
		held = resolve;
	});
	// The first request is never answered.
	await page.route(wireBase + reportForm.call, () => held(), { times: 1 });
	const device = await page.context().newCDPSession(page);
	await send.click({ noWaitAfter: true });
	await isHeld;
	// Does what the browser's stop button does.
	await device.send('Page.stopLoading');
	await expect(page.getByText(report.sending)).toHaveCount(0);
	await context.setOffline(true);
	await send.click();
	await expect(page.getByRole('alert')).toContainText('check your connection');
	await context.setOffline(false);
	await expect(page.getByText('box.jpg')).toBeVisible();
	await send.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(report.thanks);
});
