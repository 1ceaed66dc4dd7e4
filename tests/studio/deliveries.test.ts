import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { leadForms } from '../../packages/contract/src/lead-forms.ts';
import { as, asSite } from './support/api.ts';
import { filesIn } from './support/archive.ts';
import { holding, sql } from './support/database.ts';
import { found, makeFair, startOf, textOf, visitor } from './support/fairs.ts';
import { deliver } from './support/letters.ts';
import { dataDir } from './support/places.ts';
import { application, contact, leadQuote, paper, quote, sampleKit, signUp, watch } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

test('a delivery sent twice, also at the same moment, is stored once', async ({ request }) => {
	const sent = contact(`${randomUUID()}@example.com`);
	const data = { submissions: [sent], views: [] };
	const answers = await Promise.all([1, 2, 3].map(() => request.post('/api/deliveries', { headers: asSite, data })));
	for (const answer of answers) expect((await answer.json()).stored).toEqual([sent.reference]);
	const headers = await as(request, 'sales');
	const where = `where[reference][equals]=${sent.reference}`;
	const { docs } = await (await request.get(`/api/messages?${where}`, { headers })).json();
	expect(docs).toHaveLength(1);
	expect(docs[0]).toMatchObject({
		...{ fields: sent.fields, form: 'contact', kind: 'message', status: 'new', page: '/contact', language: 'en' },
		email: sent.fields.email,
	});
	const mails = await (await request.get(`/api/mails?${where}`, { headers })).json();
	expect(mails.docs.map((mail: { to: string }) => mail.to).sort()).toEqual(
		[sent.fields.email, 'website@example.com'].sort(),
	);
});

// A delivery holds a database connection. If each needed a second one, a dozen at once would wait for each other.
test('a dozen simultaneous deliveries of every kind are all stored', async ({ request }) => {
	const sent = Array.from({ length: 5 }, () =>
		[contact, quote, signUp, leadQuote, sampleKit].map((kind) => kind(`${randomUUID()}@example.com`)),
	).flat();
	const answers = await Promise.all(
		sent.map((each) => request.post('/api/deliveries', { headers: asSite, data: { submissions: [each], views: [] } })),
	);
	const stored = await Promise.all(answers.map(async (answer) => (await answer.json()).stored));
	expect(stored).toEqual(sent.map(({ reference }) => [reference]));
});

test('a submission in any language is found by the English name of its item', { tags: '@D44' }, async ({ request }) => {
	const editor = await as(request, 'editor');
	const [product] = (await (await request.get('/api/products?limit=1', { headers: editor })).json()).docs;
	const item = { kind: 'product' as const, id: product.id };
	const chinese = { ...quote(), language: 'cn' as const, item };
	chinese.fields.productName = product.titleCn;
	const [english, before, unknown] = [{ ...quote(), item }, quote(), { ...quote(), item: { ...item, id: 999_999 } }];
	const submissions = [chinese, english, before, unknown];
	const answer = await request.post('/api/deliveries', { headers: asSite, data: { submissions } });
	expect((await answer.json()).stored).toEqual(submissions.map(({ reference }) => reference));
	const headers = await as(request, 'sales');
	const found = async (where: string) =>
		(await (await request.get(`/api/messages?limit=500&${where}`, { headers })).json()).docs;
	const named = await found(`where[itemTitle][equals]=${encodeURIComponent(product.title)}`);
	const references = named.map(({ reference }: { reference: string }) => reference);
	expect(references).toEqual(expect.arrayContaining([chinese.reference, english.reference]));
	expect(named[0]).toMatchObject({ itemKind: 'product', itemId: product.id });
	for (const { reference } of [before, unknown]) {
		expect(await found(`where[reference][equals]=${reference}`)).toMatchObject([{ itemTitle: null, itemId: null }]);
	}
});

test('a newsletter sign-up gets a request to confirm', { tags: '@PAGE-16' }, async ({ request }) => {
	const sent = contact(`${randomUUID()}@example.com`);
	sent.fields.type = leadForms.newsletter.type;
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent] } });
	const headers = await as(request, 'sales');
	const where = `where[email][equals]=${sent.fields.email}`;
	const { docs } = await (await request.get(`/api/subscribers?${where}`, { headers })).json();
	expect(docs).toMatchObject([{ state: 'pending', firstName: sent.fields.firstName }]);
});

test('a delivery deleted by staff does not come back when it is repeated', async ({ request }) => {
	const sent = quote();
	const data = { submissions: [sent], views: [] };
	await request.post('/api/deliveries', { headers: asSite, data });
	const headers = await as(request, 'sales');
	const where = `where[reference][equals]=${sent.reference}`;
	await request.delete(`/api/messages?${where}`, { headers });
	expect((await (await request.post('/api/deliveries', { headers: asSite, data })).json()).stored).toEqual([
		sent.reference,
	]);
	expect((await (await request.get(`/api/messages?${where}`, { headers })).json()).docs).toEqual([]);
});

test('view batches are counted once', async ({ request }) => {
	const batch = { id: randomUUID(), productId: 101, day: '2026-01-02', language: 'en', views: 7 };
	const broken = { ...batch, id: randomUUID(), day: 'yesterday' };
	const data = { views: [broken, batch] };
	for (let time = 0; time < 2; time++) {
		const answer = await request.post('/api/deliveries/views', { headers: asSite, data });
		expect(await answer.json()).toEqual({ stored: [batch.id], refused: [broken.id] });
	}
	const headers = await as(request, 'sales');
	const found = await (await request.get(`/api/product-views?where[batch][equals]=${batch.id}`, { headers })).json();
	expect(found.docs).toHaveLength(1);
});

test('one invalid submission is refused, and the others are stored', async ({ request }) => {
	const [first, second] = [contact(), contact()];
	const broken = { ...contact(), kind: 'nothing' };
	const poisoned = contact();
	poisoned.fields.message = 'a\0b';
	const data = { submissions: [first, broken, poisoned, second] };
	const answer = await request.post('/api/deliveries', { headers: asSite, data });
	expect(await answer.json()).toEqual({
		stored: [first.reference, poisoned.reference, second.reference],
		refused: [broken.reference],
	});
	const headers = await as(request, 'sales');
	const found = `/api/messages?where[reference][equals]=${poisoned.reference}`;
	expect((await (await request.get(found, { headers })).json()).docs).toMatchObject([{ fields: { message: 'ab' } }]);
	expect(await (await request.post('/api/deliveries', { headers: asSite, data: { submissions: [] } })).json()).toEqual({
		stored: [],
		refused: [],
	});
});

test('a file name with control characters is stored once, under a readable name', async ({ request }) => {
	const id = randomUUID();
	const put = () =>
		request.put(`/api/deliveries/files/${id}`, {
			headers: { ...asSite, 'x-file-name': 'a%00b%E2%80%AE.pdf' },
			data: Buffer.from('%PDF-1.4 a'),
		});
	for (const answer of await Promise.all([put(), put(), put()])) expect(await answer.json()).toEqual({ stored: [id] });
	const headers = await as(request, 'recruiter');
	const found = await (await request.get(`/api/resumes?where[uploadId][equals]=${id}`, { headers })).json();
	expect(found.docs).toMatchObject([{ originalName: 'ab.pdf' }]);
	const files = readdirSync(`${dataDir}/studio/resumes`).filter((name) => name.includes(id));
	expect(files).toHaveLength(1);
});

test('a résumé can be read only by those with permission', { tags: '@CALL-34' }, async ({ request }) => {
	const id = randomUUID();
	const content = '%PDF-1.4 a résumé';
	for (let time = 0; time < 2; time++) {
		const put = await request.put(`/api/deliveries/files/${id}`, {
			headers: { ...asSite, 'x-file-name': encodeURIComponent('Résumé of Ada.pdf') },
			data: Buffer.from(content),
		});
		expect(await put.json()).toEqual({ stored: [id] });
	}
	const sent = application(id);
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent], views: [] } });
	const recruiter = await as(request, 'recruiter');
	const where = `where[reference][equals]=${sent.reference}`;
	const { docs } = await (await request.get(`/api/messages?${where}`, { headers: recruiter })).json();
	const { url, originalName } = docs[0].resume;
	expect(originalName).toBe('Résumé of Ada.pdf');

	expect((await request.get(url)).status()).toBe(403);
	expect((await request.get(url, { headers: asSite })).status()).toBe(403);
	expect((await request.get(url, { headers: await as(request, 'sales') })).status()).toBe(403);
	expect((await request.get(url, { headers: await as(request, 'editor') })).status()).toBe(403);
	const file = await request.get(url, { headers: recruiter });
	expect(await file.text()).toBe(content);
	expect(file.headers()['content-disposition']).toBe('attachment');

	await request.delete(`/api/messages?${where}`, { headers: recruiter });
	expect((await request.get(url, { headers: recruiter })).status()).not.toBe(200);
});

test('staff change a submission’s state, and never the visitor’s text', async ({ request }) => {
	const sent = contact();
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent], views: [] } });
	const headers = await as(request, 'sales');
	const where = `where[reference][equals]=${sent.reference}`;
	const { docs } = await (await request.get(`/api/messages?${where}`, { headers })).json();
	const { user } = await (await request.get('/api/users/me', { headers })).json();
	const changed = await request.patch(`/api/messages/${docs[0].id}`, {
		headers,
		data: {
			...{ status: 'in-progress', assignee: user.id, reference: 'X', kind: 'application', who: 'Nobody' },
			fields: { message: 'Rewritten' },
		},
	});
	const { doc } = await changed.json();
	expect(doc).toMatchObject({
		...{ status: 'in-progress', kind: 'message', who: 'Ada Okafor', reference: sent.reference },
		fields: { message: 'Hello' },
	});
	const note = { do: 'note', note: 'Called back' };
	await request.post(`/api/desk/${sent.reference}`, { headers, form: note, maxRedirects: 0 });
	const csv = async (query = '') => (await request.get(`/api/inbox/messages/csv${query}`, { headers })).text();
	expect(await csv()).toContain(sent.reference);
	expect(await csv()).toMatch(/: Called back"/);
	expect(await csv()).toContain('"+1 555 0100"');
	expect(await csv(`?search=${sent.reference}`)).toContain(sent.reference);
	for (const other of ['?where[or][0][and][0][status][equals]=done', '?search=nobody'])
		expect(await csv(other)).not.toContain(sent.reference);
});

test('a person’s data is exported and deleted, with files and mails', { tags: '@DOC-25' }, async ({ request }) => {
	const email = `${randomUUID()}@example.com`;
	const id = randomUUID();
	await request.put(`/api/deliveries/files/${id}`, {
		headers: { ...asSite, 'x-file-name': 'cv.txt' },
		data: Buffer.from('my life'),
	});
	const submissions = [
		contact(email),
		quote(email.toUpperCase()),
		application(id, email),
		paper(email),
		watch(email.toUpperCase(), 101),
	];
	await request.post('/api/deliveries', { headers: asSite, data: { submissions, views: [] } });
	const headers = await as(request, 'administrator');
	const archive = async () =>
		filesIn(await (await request.post('/api/privacy/export', { headers, form: { email } })).body());
	const found = async () => JSON.parse((await archive()).get('person.json')?.toString() ?? '');
	const before = await found();
	expect(before.messages.map(({ form }: { form: string }) => form).sort()).toEqual([
		...['application', 'contact', 'paper', 'quote'],
	]);
	const applied = before.messages.find(({ form }: { form: string }) => form === 'application');
	expect(before.watches).toHaveLength(1);
	expect((await archive()).get(`${applied.reference} cv.txt`)?.toString()).toBe('my life');
	const search = await request.post('/api/privacy/find', { headers, form: { email }, maxRedirects: 0 });
	expect(search.headers().location).toMatch(/^\/admin\/privacy\?person=[\w-]{22}$/);
	await request.post('/api/privacy/delete', { headers, form: { email }, maxRedirects: 0 });
	for (const docs of Object.values(await found())) expect(docs).toEqual([]);
	expect((await request.get(applied.resume.url, { headers })).status()).not.toBe(200);
	const erasures = await (await request.get('/api/erasures?sort=-id&limit=1', { headers })).json();
	expect(erasures.docs[0]).toMatchObject({ submissions: 4 });
});

test('a submission that arrives while its sender is deleted does not stay', async ({ request }) => {
	const sent = contact(`${randomUUID()}@example.com`);
	const { email } = sent.fields;
	const headers = await as(request, 'administrator');
	const found = async () => {
		const archive = filesIn(await (await request.post('/api/privacy/export', { headers, form: { email } })).body());
		return JSON.parse(archive.get('person.json')?.toString() ?? '');
	};
	// The deletion has read the messages and waits to read the meetings.
	const deleted = await holding('bookings', async (isWaitedFor) => {
		const deletion = request.post('/api/privacy/delete', { headers, form: { email }, maxRedirects: 0 });
		await expect.poll(isWaitedFor).toBe(true);
		await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent] } });
		return { deletion };
	});
	expect((await deleted.deletion).status()).toBe(303);
	for (const docs of Object.values(await found())) expect(docs).toEqual([]);
});

test('a watch sent by a machine is stored and marked, and gets no mail', { tags: '@DOC-23' }, async ({ request }) => {
	const sent = { ...watch(`${randomUUID()}@example.com`, 101), suspected: true };
	const unknown = { ...watch(sent.fields.email, 999_999), item: { kind: 'document' as const, id: 999_999 } };
	const answer = await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent, unknown] } });
	expect(await answer.json()).toEqual({ stored: [sent.reference, unknown.reference], refused: [] });
	const rows = await sql(`select reference, suspected, state from watches where email = '${sent.fields.email}'`);
	expect(rows).toEqual([{ reference: sent.reference, suspected: true, state: 'pending' }]);
	expect(await sql(`select id from mails where "to" = '${sent.fields.email}'`)).toEqual([]);
});

type Fair = Awaited<ReturnType<typeof makeFair>>;

/** From a journal that waited for the studio. */
const wish = (fair: Fair, index: number, key: string) => ({
	...contact(visitor()),
	item: { kind: 'event' as const, id: fair.id },
	meeting: { startsAt: startOf(index), key },
});

test('a late request is confirmed once if the time is free, or marked for staff', {
	tags: ['@MEET-8', '@MEET-11'],
}, async ({ request }) => {
	const fair = await makeFair(request);
	const [first, second] = [wish(fair, 0, `key-${randomUUID()}`), wish(fair, 0, `key-${randomUUID()}`)];
	await deliver(request, first, second);
	await deliver(request, second, first);
	const state = async ({ reference }: typeof first) =>
		(await found(request, 'bookings', `[reference][equals]=${reference}`)).map(
			({ status, time }: Record<string, string>) => [status, time],
		);
	expect(await state(first)).toEqual([['confirmed', textOf(0)]]);
	expect(await state(second)).toEqual([['unplaced', textOf(0)]]);
	const mailTo = async ({ fields }: typeof first) =>
		(await found(request, 'mails', `[to][equals]=${fields.email}`)).map(({ subject }: { subject: string }) => subject);
	expect(await mailTo(first)).toEqual([`Your meeting at ${fair.title} is confirmed`]);
	expect(await mailTo(second)).toEqual([`We are looking for another time for your meeting at ${fair.title}`]);
	const [notice] = (await found(request, 'mails', `[reference][equals]=${second.reference}`)).filter(
		({ to }: { to: string }) => to === 'website@example.com',
	);
	expect(notice.text).toContain('the time is gone: please propose another');
});
