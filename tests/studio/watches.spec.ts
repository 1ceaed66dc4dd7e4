// Nightly, and when one of these changes: apps/studio/src/watches
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { mailServer } from './support/mail-server.ts';
import { siteUrl } from './support/places.ts';
import { wire } from './support/site.ts';
import { paper } from './support/submissions.ts';

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${`${words} `.repeat(300)}\nxref\n%%EOF\n`);

async function theProduct(request: APIRequestContext): Promise<number> {
	const headers = await as(request, 'editor');
	const found = await request.get('/api/products?where[reference][equals]=HA-FLU-25&depth=0', { headers });
	return (await found.json()).docs[0].id;
}

async function newDocument(request: APIRequestContext, part: string): Promise<number> {
	const headers = await as(request, 'editor');
	const data = {
		title: 'Watched notes',
		titleCn: '观察记录',
		kind: 'letter',
		part,
		products: [await theProduct(request)],
	};
	return (await (await request.post('/api/product-documents', { headers, data })).json()).doc.id;
}

async function release(request: APIRequestContext, document: number, number: number): Promise<number> {
	const facts = {
		...{ document, number, language: 'en', effectiveOn: '2026-11-17T12:00:00.000Z', state: 'released' },
		...{ changes: `Change ${number}.`, changesCn: `第 ${number} 次修订。` },
	};
	const file = { name: 'Notes.pdf', mimeType: 'application/pdf', buffer: pdf(`${document} ${number}`) };
	const multipart = { file, _payload: JSON.stringify(facts) };
	const made = await request.post('/api/revisions', { headers: await as(request, 'editor'), multipart });
	expect(made.status()).toBe(201);
	return (await made.json()).doc.id;
}

const mailsTo = async (email: string) =>
	(await sql(`select subject, text, reference from mails where "to" = '${email}' order by id`)).map(
		({ subject, text, reference }) => ({ subject: `${subject}`, text: `${text}`, reference: `${reference}` }),
	);
const changesTold = async (email: string) =>
	(await mailsTo(email)).filter(({ reference }) => /^(revision|notice) /.test(reference));
const statesOf = async (email: string) =>
	(await sql(`select state from watches where email = '${email}' order by id`)).map(({ state }) => state);

/** Uses each confirmation link as its button does. */
async function confirmAll(request: APIRequestContext, email: string, count: number) {
	await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
	for (const { text } of await mailsTo(email)) {
		const token = /\/subscription\/confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
		const answer = await request.post(`${siteUrl}/subscription/confirm`, { form: { token }, maxRedirects: 0 });
		expect(answer.headers().location).toContain('done=yes&about=watch');
	}
	await expect.poll(() => statesOf(email)).toEqual(Array(count).fill('confirmed'));
}

test('a watcher gets one mail for each change, in their language, until they leave', {
	tag: ['@DOC-23', '@DOC-24', '@DOC-25'],
}, async ({ page, request }) => {
	const server = await mailServer(false);
	const part = `watched-${Date.now()}`;
	const document = await newDocument(request, part);
	const product = await theProduct(request);
	await release(request, document, 1);
	const [reader, chinese, pending] = [1, 2, 3].map((n) => `${randomUUID()}-${n}@example.com`) as [
		string,
		string,
		string,
	];
	const ask = (fields: object) => wire(request, '/message/document_watch', fields);
	expect(await ask({ email: reader, item: `document:${document}`, document_language: 'en' })).toMatchObject({
		status: 200,
	});
	await ask({ email: reader.toUpperCase(), item: `product:${product}` });
	await ask({ email: chinese, item: `product:${product}`, language: 'cn' });
	await ask({ email: pending, item: `document:${document}` });
	await confirmAll(request, reader, 2);
	await confirmAll(request, chinese, 1);
	await expect.poll(() => statesOf(pending)).toEqual(['pending']);

	const second = await release(request, document, 2);
	const letters = (to: string) => server.received.filter((mail) => mail.to.includes(to)).length;
	await expect.poll(() => letters(reader)).toBe(5);
	await expect.poll(() => letters(chinese)).toBe(3);
	const told = await changesTold(reader);
	expect(told).toHaveLength(1);
	expect(told[0]?.subject).toBe('New revision: Watched notes (English), revision 2');
	for (const words of [
		'Revision 2 of Watched notes (English) takes the place of revision 1.',
		'What changed: Change 2.',
		`${siteUrl}/documents/HA-FLU-25/letter-${part}/en/2`,
	])
		expect(told[0]?.text).toContain(words);
	const [inChinese] = await changesTold(chinese);
	expect(inChinese?.text).toContain('第 2 次修订。');
	expect(inChinese?.text).toContain(`/letter-${part}/en/2?lang=cn`);

	// The unsubscribe button of the mail program.
	const letter = server.received.findLast(({ to }) => to.includes(reader))?.text ?? '';
	const head = letter.slice(0, letter.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, '');
	expect(head).toMatch(/List-Unsubscribe-Post: ?List-Unsubscribe=One-Click/);
	const link = /List-Unsubscribe: ?<([^>]+)>/.exec(head)?.[1] ?? '';
	const shown = await page.goto(link);
	expect(shown?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these messages?');
	expect((await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
	await expect.poll(() => statesOf(reader)).toEqual(['unsubscribed', 'unsubscribed']);

	const headers = await as(request, 'regulatory');
	const withdrawn = { state: 'withdrawn', reason: 'A number was wrong.' };
	expect((await request.patch(`/api/revisions/${second}`, { headers, data: withdrawn })).status()).toBe(200);
	const notice = {
		...{ slug: part, number: part, kind: 'product', title: 'A watched notice', problem: 'This.', action: 'Do that.' },
		...{ measures: 'We check.', contact: 'Write to us.', products: [product], publishedOn: '2026-11-17T12:00:00Z' },
	};
	const { doc } = await (
		await request.post('/api/notices', { headers, data: { ...notice, _status: 'published' } })
	).json();
	for (const title of ['A watched notice, mended', 'A watched notice, mended again'])
		await request.patch(`/api/notices/${doc.id}`, { headers, data: { title, _status: 'published' } });
	await request.patch(`/api/notices/${doc.id}`, {
		headers,
		data: { closedOn: '2026-11-18T12:00:00Z', _status: 'published' },
	});
	expect((await changesTold(chinese)).map(({ reference }) => reference)).toEqual([
		`revision ${second} released`,
		`revision ${second} withdrawn`,
		`notice ${doc.id}`,
	]);
	expect((await changesTold(reader)).length).toBe(1);
	expect(await changesTold(pending)).toEqual([]);

	const list = await request.get(`/api/watches?where[email][equals]=${chinese}`, {
		headers: await as(request, 'sales'),
	});
	const [row] = (await list.json()).docs;
	expect(row).toMatchObject({ itemKind: 'product', itemId: product, state: 'confirmed', documentLanguage: 'all' });
	expect(row.key).toBeUndefined();
	const byStaff = { headers: await as(request, 'sales'), data: { state: 'pending' } };
	expect((await request.patch(`/api/watches/${row.id}`, byStaff)).status()).toBe(400);
	await server.close();
});

test('a paper request is in the inbox and its CSV, and is acknowledged', { tag: '@DOC-26' }, async ({ request }) => {
	const document = await newDocument(request, `paper-${Date.now()}`);
	const email = `${randomUUID()}@example.com`;
	const { data } = await wire(request, '/message/document_paper', {
		...{
			document_name: 'Visit bad.example',
			document_language: 'en',
			copies: '4',
			address: '1 Clinic Road\nSan Diego',
		},
		...{ first_name: 'Ada', last_name: 'Lim', organization: 'Clinic', email, item: `document:${document}` },
	});
	const headers = await as(request, 'sales');
	const where = `where[reference][equals]=${data.reference}`;
	const found = async () => (await (await request.get(`/api/messages?${where}`, { headers })).json()).docs;
	await expect.poll(async () => (await found()).length).toBe(1);
	expect((await found())[0]).toMatchObject({
		fields: { copies: 4, documentLanguage: 'en', address: '1 Clinic Road\nSan Diego' },
		...{ kind: 'paper', status: 'new' },
		...{ itemKind: 'document', itemId: document, itemTitle: 'Watched notes' },
	});
	const csv = await (await request.get(`/api/inbox/messages/csv?${where}`, { headers })).text();
	expect(csv).toContain('"Language of the document","Copies"');
	expect(csv).toContain(data.reference);
	const [acknowledged] = await mailsTo(email);
	expect(acknowledged?.text).toContain('Watched notes on paper has arrived');
	expect(acknowledged?.text).not.toContain('bad.example');
	const toUs = await sql(`select "to", text from mails where reference = '${data.reference}' order by id limit 1`);
	expect(toUs).toEqual([{ to: 'sales@example.com', text: expect.stringContaining('Copies: 4') }]);
	// Another reference makes another request; the same reference is stored once.
	const again = paper(email);
	const twice = await request.post('/api/deliveries', { headers: asSite, data: { submissions: [again, again] } });
	expect((await twice.json()).stored).toEqual([again.reference, again.reference]);
	const rows = await sql(`select 1 from messages where email = '${email}'`);
	expect(rows).toHaveLength(2);
});
