import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { siteUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { contact, leadQuote } from './support/submissions.ts';

test('a list quote is stored with its lines, shown, mailed and exported', { tag: '@LIST-10' }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'sales');
	const editor = await as(request, 'editor');
	const products = (await (await request.get('/api/products?limit=200&depth=0', { headers: editor })).json()).docs;
	const isOver = ({ discontinued }: { discontinued?: { on?: string } }) =>
		Boolean(discontinued?.on && Date.parse(discontinued.on) < Date.now());
	const over = products.find(isOver);
	const made = products.find((each: { packs?: unknown[]; discontinued?: { on?: string } }) => {
		return (each.packs?.length ?? 0) > 1 && !isOver(each);
	});
	const several = {
		...leadQuote(),
		lines: [
			{ reference: '0012-3', name: 'Größe 试剂', quantity: 20 },
			{ reference: over.packs[0]?.reference ?? over.reference, name: 'Old', quantity: 1 },
		],
	};
	const packs = made.packs.slice(0, 2).map(({ reference }: { reference: string }) => reference);
	const ofOne = {
		...leadQuote(),
		lines: packs.map((reference: string) => ({ reference, name: 'As read', quantity: 2 })),
	};
	/** As a former version of the site stored it in its journal. */
	const before = contact();
	const former = { ...before, lines: ofOne.lines.slice(0, 1), fields: { ...before.fields, type: 'Quote request' } };
	const submissions = [several, ofOne, former];
	const delivered = await request.post('/api/deliveries', { headers: asSite, data: { submissions } });
	expect(await delivered.json()).toEqual({ stored: submissions.map(({ reference }) => reference), refused: [] });

	const find = async (collection: string, reference: string) =>
		(await (await request.get(`/api/${collection}?where[reference][equals]=${reference}`, { headers })).json()).docs;
	const [doc] = await find('messages', several.reference);
	expect(doc.lines).toMatchObject([
		{ ...several.lines[0], discontinued: false },
		{ ...several.lines[1], discontinued: true },
	]);
	expect(doc.itemTitle ?? null).toBeNull();
	expect(await find('messages', ofOne.reference)).toMatchObject([
		{ itemKind: 'product', itemId: made.id, itemTitle: made.title },
	]);
	expect(await find('messages', former.reference)).toMatchObject([
		{
			kind: 'quote',
			itemTitle: made.title,
			fields: { productName: 'As read', message: before.fields.message },
			lines: [{ reference: packs[0] }],
		},
	]);

	const text = `20 × 0012-3 Größe 试剂\n1 × ${several.lines[1]?.reference} Old (discontinued)`;
	const [mail] = await sql(`select text from mails where reference = '${several.reference}' order by id`);
	expect(`${mail?.text}`).toContain(text);
	const csv = await request.get(`/api/inbox/messages/csv?where[reference][equals]=${several.reference}`, {
		headers,
	});
	expect(await csv.text()).toContain(`"${text}"`);

	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${several.reference}`);
	await expect(
		page.getByRole('table', { name: 'Products asked for' }).getByRole('cell', { name: '0012-3' }),
	).toBeVisible();
});

test('one form, one e-mail and one click watch a whole list', { tag: '@LIST-12' }, async ({ request }) => {
	const email = `${randomUUID()}@example.com`;
	const headers = await as(request, 'editor');
	const found = await (await request.get('/api/products?limit=3&sort=id&depth=0', { headers })).json();
	const items = found.docs.map(({ id }: { id: number }) => `product:${id}`);
	await wire(request, '/message/document_watch', { email, item: items[0], items: items.join(',') });
	const mails = () => sql(`select subject, text from mails where "to" = '${email}' order by id`);
	await expect.poll(async () => (await mails()).length).toBe(1);
	const [mail] = await mails();
	expect(`${mail?.subject}`).toContain('and 2 more');
	const token = /\/subscription\/confirm\?token=([\w.-]+)/.exec(`${mail?.text}`)?.[1] ?? '';
	await request.post(`${siteUrl}/subscription/confirm`, { form: { token }, maxRedirects: 0 });
	const states = async () =>
		(await sql(`select state from watches where email = '${email}'`)).map(({ state }) => state);
	await expect.poll(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
	expect(await mails()).toHaveLength(2);
});
