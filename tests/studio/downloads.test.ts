import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { as, type Role } from './support/api.ts';
import { deliver } from './support/letters.ts';
import { application, contact } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

const cellsOf = (file: Buffer) => {
	const sheet = strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
	expect(sheet).not.toContain('<f>');
	const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => row);
	return rows.map((row) =>
		[...row.matchAll(/<(?:t xml:space="preserve"|v)>(.*?)<\/(?:t|v)>/gs)].map(([, text]) => text),
	);
};

test('a download has the inbox notes with author and time, if the role may read them', {
	tags: ['@DESK-48', '@DESK-47'],
}, async ({ request }) => {
	const notes = ['Called, nobody there', 'Called again,\ntalked to Ada'];
	for (const [role, colleague, sent] of [
		['sales', 'administrator', contact(`${randomUUID()}@example.com`)],
		['recruiter', 'administrator', application('', `${randomUUID()}@example.com`)],
	] as const) {
		await deliver(request, sent);
		for (const [at, who] of [role, colleague].entries()) {
			const form = { do: 'note', note: notes[at] ?? '' };
			const headers = await as(request, who);
			await request.post(`/api/desk/${sent.reference}`, { headers, form, maxRedirects: 0 });
		}
		const address = (format: string) => `/api/inbox/messages/${format}?where[reference][equals]=${sent.reference}`;
		const headers = await as(request, role);
		const csv = await (await request.get(address('csv'), { headers })).text();
		const noted = (name: string, text = '') => `\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, ${name}: ${text}`;
		const all = [noted(role, notes[0]), noted('Administrator', notes[1])].join('\n');
		expect(csv, role).toMatch(new RegExp(`"${all}"`));
		expect(csv, role).toContain('"Notes"');
		const [head = [], row = []] = cellsOf(await (await request.get(address('xlsx'), { headers })).body());
		expect(row[head.indexOf('Notes')], role).toMatch(new RegExp(`^${all}$`));
		const other = await as(request, role === 'sales' ? 'recruiter' : 'sales');
		expect(await (await request.get(address('csv'), { headers: other })).text(), role).not.toContain(sent.reference);
	}
});

test('dates and times are readable in both formats', { tags: '@DESK-48' }, async ({ request }) => {
	const sent = {
		...application('', `${randomUUID()}@example.com`),
		receivedAt: '2026-11-02T07:43:21.000Z',
	};
	await deliver(request, { ...sent, fields: { ...sent.fields, startDate: Date.parse('2027-01-11') } });
	const headers = await as(request, 'recruiter');
	const address = (format: string) => `/api/inbox/messages/${format}?where[reference][equals]=${sent.reference}`;
	const csv = await (await request.get(address('csv'), { headers })).text();
	for (const told of ['"Could start"', '"Received (UTC)"', '"2027-01-11"', '"2026-11-02 07:43"'])
		expect(csv).toContain(told);
	expect(csv).not.toMatch(/\d\d:\d\d:\d\d/);
	const file = await (await request.get(address('xlsx'), { headers })).body();
	const [head = [], row = []] = cellsOf(file);
	const dayOf = (heading: string) => Number(row[head.indexOf(heading)]) * 86_400_000 + Date.UTC(1899, 11, 30);
	expect(new Date(dayOf('Could start')).toISOString()).toBe('2027-01-11T00:00:00.000Z');
	expect(new Date(Math.round(dayOf('Received (UTC)') / 1000) * 1000).toISOString()).toBe('2026-11-02T07:43:00.000Z');
	const chinese = { ...headers, cookie: 'payload-lng=zh' };
	expect(await (await request.get(address('csv'), { headers: chinese })).text()).toContain('"收到时间（UTC）"');
	const api = await request.get(`/api/messages?where[reference][equals]=${sent.reference}`, { headers });
	expect((await api.json()).docs[0].receivedAt).toBe(sent.receivedAt);
});

test('an inbox downloads as XLSX and CSV with clear headings and unchanged texts', { tags: '@DESK-48' }, async ({
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
	const download = async (role: Role, format: string, collection = 'messages', filter = where) =>
		request.get(`/api/inbox/${collection}/${format}?${filter}`, { headers: await as(request, role) });
	const xlsx = await download('sales', 'xlsx');
	expect(xlsx.headers()['content-disposition']).toBe('attachment; filename="messages.xlsx"');
	const [head = [], row = []] = cellsOf(await xlsx.body());
	expect(head.slice(0, 4)).toEqual(['Reference', 'Kind', 'First name', 'Last name']);
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
	expect(row.slice(0, 4)).toEqual([sent.reference, 'Messages', '007', 'Größe 试剂']);
	expect(row).toContain('=HYPERLINK(&quot;https://bad.example&quot;)');
	const csv = await (await download('sales', 'csv')).text();
	expect(csv).toContain('"007","Größe 试剂"');
	expect(csv).toContain(`"'=HYPERLINK(""https://bad.example"")"`);

	for (const [collection, role] of Object.entries({
		messages: 'administrator',
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
	const read = await (await request.get(`/api/inbox/messages/csv?${where}`, { headers: chinese })).text();
	expect(read).toContain('"编号","类别","名","姓"');
	expect(read).toMatch(/"新".*"英文"/);

	const applied = application('', `${randomUUID()}@example.com`);
	await deliver(request, applied);
	const theirs = await download('recruiter', 'xlsx', 'messages', `where[reference][equals]=${applied.reference}`);
	expect(cellsOf(await theirs.body())[0]?.slice(0, 4)).toEqual(['Reference', 'Kind', 'Stage', 'Rating']);
	expect((await download('editor', 'xlsx')).status()).toBe(403);
	expect((await download('sales', 'pdf')).status()).toBe(404);
});
