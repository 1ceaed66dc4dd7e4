import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { signIn } from './support/sign-in.ts';
import { distributor, newsletter, sampleKit } from './support/submissions.ts';

test('staff read, filter, receive and export the fields of the lead forms', { tag: '@FORM-34' }, async ({
	page,
	request,
}) => {
	const email = () => `${randomUUID()}@example.com`;
	const kit = sampleKit(email());
	const firm = distributor(email());
	const reader = newsletter(email());
	const submissions = [kit, firm, reader];
	const delivered = await request.post('/api/deliveries', { headers: asSite, data: { submissions } });
	expect(await delivered.json()).toEqual({ stored: submissions.map(({ reference }) => reference), refused: [] });

	const headers = await as(request, 'sales');
	const of = async (reference: string, filter: string) =>
		(await (await request.get(`/api/messages?where[reference][equals]=${reference}&${filter}`, { headers })).json())
			.docs;
	expect(await of(kit.reference, 'where[kind][equals]=sample&where[country][equals]=United States')).toMatchObject([
		{ form: 'sampleKit', fields: { facility: 'laboratory', clia: '05D1234567', products: 'Strep A' } },
	]);
	expect(await of(firm.reference, 'where[kind][equals]=distributor&where[country][equals]=Ireland')).toMatchObject([
		{ form: 'distributor', fields: { further: 'Malta', turnover: '1m-5m', sells: 'Swabs and tubes' } },
	]);
	expect(await of(reader.reference, 'where[kind][equals]=signup')).toMatchObject([
		{ form: 'newsletter', fields: { interests: 'Events, Company news' } },
	]);
	const to = reader.fields.email;
	expect(await sql(`select interests, state from subscribers where email = '${to}'`)).toEqual([
		{ interests: 'Events, Company news', state: 'pending' },
	]);

	const mailsOf = async (reference: string) =>
		(await sql(`select text from mails where reference = '${reference}' order by id`)).map(({ text }) => `${text}`);
	const [toStaff, toVisitor] = await mailsOf(firm.reference);
	const turnover = 'Yearly turnover: US$1 million to 5 million';
	for (const told of ['Main territory: Ireland', 'Further territory: Malta', turnover, 'Sells now: Swabs and tubes'])
		expect(toStaff).toContain(told);
	expect(toVisitor).toContain('Main country or region: Ireland');
	expect(toVisitor).not.toContain('Swabs');
	expect((await mailsOf(reader.reference))[1]).toContain('You would like to read about: Events, Company news');

	const address = `/api/inbox/messages/csv?where[reference][equals]=${firm.reference}`;
	const [head = '', row = ''] = (await (await request.get(address, { headers })).text()).split('\r\n');
	for (const name of ['Main territory', 'Further territory', 'Yearly turnover', 'Sells now', 'Organization'])
		expect(head).toContain(name);
	expect(row).toContain('Ireland');
	expect(row).toContain('US$1 million to 5 million');

	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${firm.reference}`);
	const facts = page.locator('.desk-facts');
	await expect(facts).toContainText('Main territoryIreland');
	await expect(facts).toContainText('Yearly turnoverUS$1 million to 5 million');
	await expect(facts).not.toContainText('CLIA');
});
