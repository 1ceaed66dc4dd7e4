import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { arrived, userId } from './support/desk.ts';
import { found, work } from './support/letters.ts';
import { signIn } from './support/sign-in.ts';

test('an assignee or a mentioned colleague is notified, and signed notes do not change', {
	tag: ['@DESK-13', '@DESK-15'],
}, async ({ page, request }) => {
	const reference = await arrived(request, 'Please call.');
	await as(request, 'sales');
	await signIn(page, 'administrator');
	await page.goto(`/admin/desk/${reference}`);
	await page.getByLabel('Assigned to').selectOption(await userId(page, 'sales'));
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
	await expect(page.getByLabel('Status')).toHaveValue('in-progress');
	await page.getByLabel('Note for colleagues').fill('Spoke to her, @sales please send <i>dates</i>.');
	await page.getByRole('button', { name: 'Add note' }).click();
	const note = page.getByRole('listitem').filter({ hasText: 'Spoke to her' });
	await expect(note).toContainText('@sales please send <i>dates</i>.');
	await expect(note).toContainText('Administrator');
	const mails = (await found(request, 'mails', reference)).filter(({ to }) => to === 'sales@example.com');
	const subjects = mails.map(({ subject }) => subject);
	expect(subjects).toContain(`For you: message ${reference}`);
	expect(subjects).toContain(`Administrator named you: message ${reference}`);
	expect(JSON.stringify(mails.filter(({ subject }) => String(subject).startsWith('For you')))).not.toContain(
		'Please call',
	);
	const headers = await as(request, 'sales');
	const kept = await request.get(`/api/exchanges?where[kind][equals]=note&sort=-at&limit=1`, { headers });
	const [exchange] = (await kept.json()).docs;
	for (const method of ['patch', 'delete'] as const)
		expect((await request[method](`/api/exchanges/${exchange.id}`, { headers, data: { text: 'x' } })).status()).toBe(
			403,
		);
	await signIn(page, 'sales');
	await page.goto('/admin');
	await expect(page.getByRole('link', { name: /^Desk.*yours/ })).toBeVisible();
	await page.goto(`/admin/desk?tab=mine&q=${reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(1);
});

test('two people in one message see each other', { tag: '@DESK-14' }, async ({ page, browser, request }) => {
	const reference = await arrived(request, 'Who is here?');
	await signIn(page, 'administrator');
	await page.clock.install();
	const other = await browser.newPage();
	await signIn(other, 'sales');
	for (const tab of [page, other]) await tab.goto(`/admin/desk/${reference}`);
	await expect(other.getByText('Administrator has this letter open too.')).toBeVisible();
	const note = page.getByText('sales has this letter open too.');
	const asksAgain = () => page.clock.fastForward(5000).then(() => note.isVisible());
	await expect.poll(asksAgain).toBe(true);
	await other.close();
	// presence.test.ts covers when a colleague counts as gone.
	await page.route('**/here', (route) => route.fulfill({ json: { others: [] } }));
	await expect.poll(asksAgain).toBe(false);
});

test('saving over a colleague’s change shows a message, and the change stays', { tag: '@DESK-50' }, async ({
	page,
	request,
}) => {
	const reference = await arrived(request, 'Whose is it?');
	await signIn(page, 'sales');
	const sales = await userId(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
	await page.getByLabel('Assigned to').selectOption(sales);
	await work(request, 'administrator', reference, { do: 'take' });
	await page.getByRole('button', { name: 'Save' }).click();
	const told = page.getByRole('alert').filter({ hasText: 'A colleague has changed whose it is meanwhile' });
	await expect(told).toBeVisible();
	await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText('Administrator');
	const takes = await work(request, 'sales', reference, { do: 'take', 'was-assignee': '' });
	expect(takes.location).toContain('problem=');
	await page.getByRole('button', { name: 'Take it' }).click();
	await expect(page.getByLabel('Assigned to')).toHaveValue(sales);
});
