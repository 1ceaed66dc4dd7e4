import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { arrived, userId, written } from './support/desk.ts';
import { address, deliver, found, ownWord, work } from './support/letters.ts';
import { signIn } from './support/sign-in.ts';
import { quote } from './support/submissions.ts';

test('a deferred message is back on its day', { tag: '@DESK-17' }, async ({ page, request }) => {
	const reference = await arrived(request, 'Call us in spring.');
	await signIn(page, 'sales');
	const seen = async (tab: string, number: number) => {
		await page.goto(`/admin/desk?tab=${tab}&q=${reference}`);
		await expect(page.locator('.desk-item'), tab).toHaveCount(number);
	};
	const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
	await work(request, 'sales', reference, { do: 'save', status: 'in-progress', assignee: '', followUpAt: day(3) });
	await seen('new', 0);
	await seen('all', 1);
	await expect(page.locator('.desk-item')).toContainText('Until ');
	await work(request, 'sales', reference, { do: 'save', status: 'in-progress', assignee: '', followUpAt: day(0) });
	await work(request, 'sales', reference, { do: 'save', followUpAt: day(-9), 'was-followUpAt': day(0) });
	await seen('new', 1);
	await expect(page.locator('.desk-item')).toContainText('Back today');
	const [kept] = await found(request, 'messages', reference);
	expect(String(kept?.followUpAt)).toContain(day(0));
	await work(request, 'sales', reference, {
		do: 'save',
		status: 'in-progress',
		assignee: await userId(page, 'sales'),
		followUpAt: day(3),
	});
	await seen('mine', 0);
	await work(request, 'sales', reference, {
		do: 'save',
		status: 'in-progress',
		assignee: await userId(page, 'sales'),
		followUpAt: day(0),
	});
	await seen('mine', 1);
	await seen('new', 0);
});

test('a message beyond its response time is overdue until someone replies', { tag: '@DESK-16' }, async ({
	page,
	request,
}) => {
	const late = { ...quote(address()), receivedAt: new Date(Date.now() - 12 * 86_400_000).toISOString() };
	const early = quote(address());
	await deliver(request, late, early);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${late.reference}`);
	await expect(page.locator('.desk-item')).toContainText('Overdue since');
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${early.reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(0);
	await page.goto('/admin/figures');
	const card = page.getByRole('region', { name: /^At the desk: \d+ overdue/ });
	await expect(
		card
			.getByRole('row', { name: /^Quotes/ })
			.getByRole('link')
			.nth(1),
	).toHaveText(/[1-9]/);
	await work(request, 'sales', late.reference, { do: 'done' });
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${late.reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(0);
	await page.goto('/admin/figures');
	await expect(
		card.or(page.getByRole('region', { name: /^At the desk/ })).getByRole('row', { name: /^Quotes/ }),
	).toContainText(/days|h|min/);
});

test('deleted or moved messages leave the inbox, and their notes go with them', { tag: '@DESK-18' }, async ({
	page,
	request,
}) => {
	const word = ownWord();
	const [trashed, erased, moved] = [written(word), written(word), written(word)];
	await deliver(request, trashed, erased, moved);
	const headers = await as(request, 'sales');
	for (const letter of [erased, moved])
		await work(request, 'sales', letter.reference, { do: 'note', note: `Note ${word}` });
	const notes = () => sql(`select text from exchanges where text = 'Note ${word}'`);
	expect(await notes()).toHaveLength(2);
	await request.patch(`/api/messages?where[reference][equals]=${trashed.reference}`, {
		headers,
		data: { deletedAt: new Date().toISOString() },
	});
	await work(request, 'sales', erased.reference, { do: 'erase' });
	await work(request, 'sales', moved.reference, { do: 'move' });
	await signIn(page, 'administrator');
	await page.goto(`/admin/desk?tab=all&q=${word}`);
	await expect(page.locator('.desk-item')).toHaveCount(1);
	await expect(page.locator('.desk-item')).toContainText('Report');
	expect(await notes()).toHaveLength(1);
	await page.locator('.desk-item a').click();
	await expect(page.getByText(`Note ${word}`)).toBeVisible();
});
