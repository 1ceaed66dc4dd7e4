import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { siteUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { contact } from './support/submissions.ts';

test('the lines of a quote are kept, shown to staff, told by e-mail and exported; a message of before has none (LIST-10)', async ({
	page,
	request,
}) => {
	const lines = [
		{ reference: '0012-3', name: 'Größe 试剂', quantity: 20 },
		{ reference: 'AB-2', name: 'Second', quantity: 1 },
	];
	const asked = { ...contact(), lines };
	const before = contact();
	const delivered = await request.post('/api/deliveries', {
		headers: asSite,
		data: { submissions: [asked, before] },
	});
	expect(await delivered.json()).toMatchObject({ stored: [asked.reference, before.reference], refused: [] });

	const headers = await as(request, 'sales');
	const stored = async (reference: string) =>
		(await (await request.get(`/api/contact-messages?where[reference][equals]=${reference}`, { headers })).json())
			.docs[0];
	const doc = await stored(asked.reference);
	expect(doc.lines).toMatchObject(lines);
	expect((await stored(before.reference)).lines).toEqual([]);
	const [mail] = await sql(`select text from mails where reference = '${asked.reference}' order by id`);
	expect(`${mail?.text}`).toContain('20 × 0012-3 Größe 试剂\n1 × AB-2 Second');

	const csv = await request.get(`/api/inbox/contact-messages/csv?where[reference][equals]=${asked.reference}`, {
		headers,
	});
	expect(await csv.text()).toContain('"20 × 0012-3 Größe 试剂\n1 × AB-2 Second"');

	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${doc.id}`);
	await expect(page.getByText('Products asked for')).toBeVisible();
	await expect(page.locator('[name="lines.0.reference"]')).toHaveValue('0012-3');
	await expect(page.locator('[name="lines.0.reference"]')).toBeDisabled();
});

test('a list is watched with one form, one e-mail and one click (LIST-12)', async ({ request }) => {
	const email = `${randomUUID()}@example.com`;
	const headers = await as(request, 'editor');
	const found = await (await request.get('/api/products?limit=3&sort=id&depth=0', { headers })).json();
	const items = found.docs.map(({ id }: { id: number }) => `product:${id}`);
	await wire(request, '/message/document_watch', { email, item: items[0], items: items.join(',') });
	const mails = () => sql(`select subject, text from mails where "to" = '${email}' order by id`);
	await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
	const [mail] = await mails();
	expect(`${mail?.subject}`).toContain('and 2 more');
	const token = /\/subscription\/confirm\?token=([\w.-]+)/.exec(`${mail?.text}`)?.[1] ?? '';
	await request.post(`${siteUrl}/subscription/confirm`, { form: { token }, maxRedirects: 0 });
	const states = async () =>
		(await sql(`select state from watches where email = '${email}'`)).map(({ state }) => state);
	await expect.poll(states, { timeout: 30_000 }).toEqual(['confirmed', 'confirmed', 'confirmed']);
	expect(await mails()).toHaveLength(2);
});
