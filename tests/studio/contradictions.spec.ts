import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';

test('a form that contradicts other content asks for a reason, once', { tag: ['@INFO-37', '@INFO-38'] }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'regulatory');
	const query = 'where[number][equals]=SAMPLE-EUA0103&depth=0';
	const { docs } = await (await request.get(`/api/registrations?${query}`, { headers })).json();
	const [{ id, validFrom }] = docs;
	await signIn(page, 'regulatory');
	await page.goto(`/admin/collections/registrations/${id}`);
	await ready(page);
	const reason = page.getByLabel('Reason to publish it all the same');
	await expect(reason).toHaveCount(0);

	const day = page.locator('#field-validFrom input');
	await day.fill('1 Feb 2021');
	await day.press('Tab');
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'This was not saved' })).toContainText(
		'Authorization Letter is of 2021-05-10, the registration of 2021-02-01',
	);
	expect(await violationsNow(page, '.studio-refusal')).toEqual([]);

	await reason.fill('The letter was issued again.');
	await page.getByRole('button', { name: 'Publish changes' }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();
	await expect(reason).toHaveCount(0);

	await page.goto('/admin/contradictions');
	const row = page.getByRole('row', { name: 'A letter or declaration bears the day' });
	await expect(row).toContainText('the registration of 2021-02-01');
	expect(await violationsNow(page, 'main')).toEqual([]);

	await request.patch(`/api/registrations/${id}`, { headers, data: { validFrom, _status: 'published' } });
	await page.reload();
	await expect(page.getByText('contradicts itself nowhere')).toBeVisible();
});
