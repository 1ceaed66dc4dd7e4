import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { as, type Role } from './support/api.ts';
import { deliver } from './support/letters.ts';
import { signIn } from './support/sign-in.ts';
import { application, contact } from './support/submissions.ts';

const cellsOf = (file: Buffer) => {
	const sheet = strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
	expect(sheet).not.toContain('<f>');
	const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => row);
	return rows.map((row) =>
		[...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/gs)].map(([, text]) => text),
	);
};

// Holds DESK-48, DESK-56.
test('an inbox is downloaded as XLSX and CSV with readable headings, and every text stays as it was', async ({
	page,
	request,
}) => {
	const sent = contact(`${randomUUID()}@example.com`);
	const fields = {
		...sent.fields,
		firstName: '007',
		lastName: 'Größe 试剂',
		message: '=HYPERLINK("https://bad.example")',
	};
	await deliver(request, { ...sent, fields });
	const where = `where[reference][equals]=${sent.reference}`;
	const download = async (role: Role, format: string, collection = 'contact-messages', filter = where) =>
		request.get(`/api/inbox/${collection}/${format}?${filter}`, { headers: await as(request, role) });
	const xlsx = await download('sales', 'xlsx');
	expect(xlsx.headers()['content-disposition']).toBe('attachment; filename="contact-messages.xlsx"');
	const [head = [], row = []] = cellsOf(await xlsx.body());
	expect(head.slice(0, 4)).toEqual(['Reference', 'First name', 'Last name', 'Organization']);
	for (const heading of [
		'Email',
		'Message',
		'Item',
		'Assigned to',
		'Received (UTC)',
		'First answered (UTC)',
		'Sent from page',
	])
		expect(head).toContain(heading);
	expect(head.filter((heading) => /[a-z][A-Z]/.test(heading ?? ''))).toEqual([]);
	expect(row.slice(0, 3)).toEqual([sent.reference, '007', 'Größe 试剂']);
	expect(row).toContain('=HYPERLINK(&quot;https://bad.example&quot;)');
	const csv = await (await download('sales', 'csv')).text();
	expect(csv).toContain('"007","Größe 试剂"');
	expect(csv).toContain(`"'=HYPERLINK(""https://bad.example"")"`);

	const columns = { 'quote-requests': 'sales', 'paper-requests': 'sales', applications: 'recruiter' } as const;
	for (const [collection, role] of Object.entries({
		'contact-messages': 'sales',
		...columns,
		'problem-reports': 'quality',
	} as const)) {
		const headers = { ...(await as(request, role)), cookie: 'payload-lng=zh' };
		const file = await request.get(`/api/inbox/${collection}/xlsx?limit=1&${where}`, { headers });
		const [chinese = []] = cellsOf(await file.body());
		expect(chinese.length, collection).toBeGreaterThan(5);
		expect(
			chinese.filter((heading) => !/\p{Script=Han}/u.test(heading ?? '')),
			collection,
		).toEqual([]);
	}
	const chinese = { ...(await as(request, 'sales')), cookie: 'payload-lng=zh' };
	const read = await (await request.get(`/api/inbox/contact-messages/csv?${where}`, { headers: chinese })).text();
	expect(read).toContain('"编号","名","姓"');
	expect(read).toMatch(/"新".*"英文"/);

	const applied = application('', `${randomUUID()}@example.com`);
	await deliver(request, applied);
	const theirs = await download('recruiter', 'xlsx', 'applications', `where[reference][equals]=${applied.reference}`);
	expect(cellsOf(await theirs.body())[0]?.slice(0, 4)).toEqual(['Reference', 'Stage', 'Rating', 'Declined']);
	expect((await download('sales', 'xlsx', 'applications')).status()).toBe(403);
	expect((await download('recruiter', 'xlsx')).status()).toBe(403);
	expect((await download('sales', 'pdf')).status()).toBe(404);
	await signIn(page, 'sales');
	await page.goto('/admin/collections/contact-messages');
	await expect(page.getByRole('link', { name: 'Download all as XLSX' })).toBeVisible();
});
