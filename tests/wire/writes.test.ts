import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, send, startSite, type TestSite, theMoment } from './harness.ts';
import { stored } from './journal-rows.ts';
import {
	application,
	contact,
	distributor,
	fileForm,
	leadQuote,
	newsletter,
	paper,
	pdf,
	quote,
	sampleKit,
	signUp,
	watch,
} from './samples.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const find = (reference: string) => stored(site).find((submission) => submission.reference === reference);
const without = (body: object, ...names: string[]) =>
	Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('/message/index', () => {
	it('stores a message and answers with a readable reference', { tags: ['@CALL-37', '@FORM-14'] }, async () => {
		const answer = await post(site, '/message/index', contact, { referer: 'https://example.com/contact?x=1' });
		expect(answer).toMatchObject({ http: 200, status: 200, msg: 'ok' });
		expect(answer.data.reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
		expect(find(answer.data.reference)).toEqual({
			kind: 'contact',
			reference: answer.data.reference,
			receivedAt: new Date(theMoment).toISOString(),
			language: 'en',
			page: '/contact',
			suspected: false,
			fields: {
				firstName: 'Ada',
				lastName: 'Lovelace',
				email: 'ada',
				organization: 'Analytical Ltd',
				jobTitle: 'Countess',
				phone: 'none',
				message: 'First line\nsecond line',
				source: 'Referral',
				type: 'Contact Us',
			},
		});
	});
	it('keeps the item of a form beside its text, and accepts an unknown item', { tags: '@D44' }, async () => {
		const about = async (item: unknown) => {
			const answer = await post(site, '/message/index', { ...contact, type: '华东体外诊断展', language: 'cn', item });
			return find(answer.data.reference);
		};
		expect(await about('event:7')).toMatchObject({
			item: { kind: 'event', id: 7 },
			fields: { type: '华东体外诊断展' },
		});
		for (const item of ['', null, 'event', 'event:', 'event:0', 'page:7', 'product:1e3', `product:${'9'.repeat(30)}`]) {
			expect(await about(item)).not.toHaveProperty('item');
		}
		expect(await post(site, '/message/index', { ...contact, item: { kind: 'event' } })).toMatchObject({ http: 400 });
	});
	it('keeps the lines of a quote beside its text, and skips unreadable ones', { tags: '@LIST-10' }, async () => {
		const sent = async (lines: unknown) => {
			const answer = await post(site, '/message/index', { ...contact, type: 'Quote request', lines });
			return find(answer.data.reference);
		};
		expect(await sent('20\t0012-3\tGröße 试剂\r\n1\tAB-2\tName')).toMatchObject({
			lines: [
				{ reference: '0012-3', name: 'Größe 试剂', quantity: 20 },
				{ reference: 'AB-2', name: 'Name', quantity: 1 },
			],
		});
		for (const lines of ['', null, 'rubbish', '0\tA\tB', '-1\tA\tB', '1.5\tA\tB', '99999\tA\tB'])
			expect(await sent(lines)).not.toHaveProperty('lines');
		expect(await post(site, '/message/index', { ...contact, lines: [] })).toMatchObject({ http: 400 });
	});
	it('treats a form without optional fields as a sign-up, and empty ones as a message', async () => {
		const { data } = await post(site, '/message/index', signUp);
		expect(find(data.reference)).toMatchObject({ kind: 'signup', fields: { source: 'Other', type: 'Contact Us' } });
		const empty = await post(site, '/message/index', {
			...signUp,
			organization: '',
			title: '',
			phone_number: '',
			content: '',
		});
		expect(find(empty.data.reference)?.kind).toBe('contact');
	});
	it('accepts a form-encoded body and takes the language from the cookie', { tags: '@CALL-1' }, async () => {
		const answer = await send(site, '/message/index', {
			method: 'POST',
			body: new URLSearchParams(signUp),
			headers: { cookie: 'a=b; lang=cn' },
		});
		expect(find(answer.data.reference)?.language).toBe('cn');
	});
	it.each(['first_name', 'last_name', 'email'])('needs %s', { tags: '@CALL-28' }, async (name) => {
		for (const body of [without(contact, name), { ...contact, [name]: ' \n ' }, { ...contact, [name]: null }]) {
			expect(await post(site, '/message/index', body)).toMatchObject({
				http: 200,
				status: 422,
				msg: 'Please complete this required field.',
				data: { fields: [name] },
			});
		}
	});
	it('names the missing choice, and refuses an empty form', { tags: ['@CALL-4', '@CALL-28', '@FORM-10'] }, async () => {
		expect((await post(site, '/message/index', without(contact, 'source'))).msg).toBe(
			'Please select an option from the dropdown menu.',
		);
		expect((await post(site, '/message/index', {})).msg).toBe('Please complete all required fields.');
		expect((await post(site, '/message/index', { language: 'cn' })).msg).toBe('请填写所有必填项。');
	});
	it('refuses only absurdly long text', { tags: '@CONST-14' }, async () => {
		const tooLong = await post(site, '/message/index', { ...contact, first_name: 'a'.repeat(201) });
		expect(tooLong).toMatchObject({ http: 200, status: 422, data: { fields: ['first_name'] } });
		expect(tooLong.msg).toContain('200');
		const letter = await post(site, '/message/index', { ...contact, content: 'a'.repeat(10_001) });
		expect(letter).toMatchObject({ http: 200, status: 422, data: { fields: ['content'] } });
		expect(
			await post(site, '/message/index', { ...contact, first_name: '名'.repeat(200), content: '字'.repeat(10_000) }),
		).toMatchObject({ status: 200 });
	});
	it('keeps every letter that people use and drops characters that no keyboard types', async () => {
		const { data } = await post(site, '/message/index', {
			...contact,
			first_name: '  Zoë\r\n\u0007\0 李😀 \u202e\ud800',
		});
		expect(find(data.reference)?.fields).toMatchObject({ firstName: 'Zoë 李😀 \ufffd' });
		const prose = await post(site, '/message/index', { ...contact, content: 'a\0\u001b[2J\r\n\tb\u202e\f' });
		expect(find(prose.data.reference)?.fields).toMatchObject({ message: 'a[2J\n\tb' });
	});
});

describe('/message/product_message', () => {
	it('stores a quote request', async () => {
		const { data } = await post(site, '/message/product_message', quote);
		expect(find(data.reference)).toMatchObject({
			kind: 'quote',
			fields: { productName: 'Multiplex', jobTitle: 'Countess', message: 'How much?' },
		});
	});
	it.each(Object.keys(quote).filter((name) => name !== 'product_name'))(
		'needs %s',
		{ tags: '@CALL-28' },
		async (name) => {
			expect(await post(site, '/message/product_message', without(quote, name))).toMatchObject({
				http: 200,
				status: 422,
				data: { fields: [name] },
			});
		},
	);
	it('does not need a product', { tags: '@CALL-28' }, async () => {
		expect(await post(site, '/message/product_message', without(quote, 'product_name'))).toMatchObject({ status: 200 });
	});
});

describe('/message/careers_message', () => {
	const uploaded = async () => {
		const request = { method: 'POST', body: fileForm(new File([pdf], 'cv.pdf')) };
		return (await send(site, '/index/uploads', request)).data.thumb as string;
	};
	it('stores an application with the file it names', async () => {
		const resume = await uploaded();
		const { data } = await post(site, '/message/careers_message', application(resume));
		expect(find(data.reference)).toMatchObject({
			kind: 'application',
			fields: {
				job: 'Engineer 1',
				workAuthorization: 'yes',
				references: 'unanswered',
				startDate: 1_790_000_000_000,
				resume: resume.split('/').at(-1),
			},
		});
	});
	it('accepts date and answers as text or numbers, and the address with an origin', async () => {
		const body = { ...application(`https://example.com${await uploaded()}`), start_date: '1790000000000', is_word: 2 };
		expect(await post(site, '/message/careers_message', body)).toMatchObject({ status: 200 });
	});
	it.each(Object.keys(application('')).filter((name) => !name.startsWith('is_')))(
		'needs %s',
		{ tags: '@CALL-28' },
		async (name) => {
			expect(await post(site, '/message/careers_message', { ...application('x'), [name]: '' })).toMatchObject({
				http: 200,
				status: 422,
				data: { fields: [name] },
			});
		},
	);
	it('refuses an address that no upload here returned', { tags: '@CALL-32' }, async () => {
		for (const resume of [
			'https://example.com/cv.pdf',
			`/apis/api/index/uploads/${'0'.repeat(32)}`,
			'../journal.sqlite',
		]) {
			expect(await post(site, '/message/careers_message', application(resume))).toMatchObject({
				http: 200,
				status: 422,
				data: { fields: ['resume'] },
			});
		}
	});
	it('refuses an invalid date, and an answer that is neither yes nor no', async () => {
		for (const wrong of [{ start_date: 'tomorrow' }, { is_word: '3' }, { is_zhengming: true }]) {
			expect(await post(site, '/message/careers_message', { ...application('x'), ...wrong })).toMatchObject({
				http: 400,
			});
		}
	});
	it('refuses a start date that is impossible or too far away for a database', async () => {
		const resume = await uploaded();
		for (const start_date of [1e300, -1, 8.64e15, '253402300800000', Date.UTC(2200, 0, 1), '-62135596800001']) {
			expect(await post(site, '/message/careers_message', { ...application(resume), start_date })).toMatchObject({
				http: 200,
				status: 422,
				msg: 'Please choose a start date between 1970 and 2199.',
				data: { fields: ['start_date'] },
			});
		}
		const fraction = { ...application(resume), start_date: 1_790_000_000_000.5 };
		const { data } = await post(site, '/message/careers_message', fraction);
		expect(find(data.reference)?.fields).toMatchObject({ startDate: 1_790_000_000_000 });
	});
});

describe('/message/document_paper', { tags: ['@CALL-48', '@FORM-29'] }, () => {
	const path = '/message/document_paper';
	it('stores which document, how many copies and where to send them', async () => {
		const { data } = await post(site, path, paper);
		expect(find(data.reference)).toMatchObject({
			kind: 'paper',
			item: { kind: 'document', id: 1 },
			fields: { documentName: paper.document_name, documentLanguage: 'es', copies: 3, address: paper.address },
		});
	});
	it.each(['document_language', 'copies', 'first_name', 'last_name', 'address', 'email'])('needs %s', async (name) => {
		expect(await post(site, path, without(paper, name))).toMatchObject({ status: 422, data: { fields: [name] } });
	});
	it.each(['0', '101', '-1', '1.5', 'many', 0, 1e9])('does not accept %j as a number of copies', async (copies) => {
		expect(await post(site, path, { ...paper, copies })).toMatchObject({ status: 422, data: { fields: ['copies'] } });
	});
	it('does not accept a language that no document has', async () => {
		expect(await post(site, path, { ...paper, document_language: 'tlh' })).toMatchObject({
			status: 422,
			data: { fields: ['document_language'] },
		});
	});
});

describe('the calls of the lead forms', { tags: '@CALL-50' }, () => {
	it('store the request with its lines', { tags: ['@FORM-30', '@FORM-31', '@FORM-32', '@FORM-33'] }, async () => {
		const quoted = await post(site, '/message/quote', { ...leadQuote, item: 'product:101' });
		expect(find(quoted.data.reference)).toMatchObject({
			kind: 'leadQuote',
			item: { kind: 'product', id: 101 },
			lines: [
				{ quantity: 20, reference: 'AB-1', name: 'Test' },
				{ quantity: 1, reference: 'AB-2', name: '' },
			],
		});
		const kit = await post(site, '/message/sample_kit', { ...sampleKit, lines: '1\tAB-1\tTest' });
		expect(find(kit.data.reference)).toMatchObject({
			kind: 'sampleKit',
			lines: [{ reference: 'AB-1' }],
			fields: { products: sampleKit.products, facility: 'laboratory', country: 'US', clia: '05D1234567' },
		});
		const firm = await post(site, '/message/distributor', distributor);
		expect(find(firm.data.reference)).toMatchObject({
			kind: 'distributor',
			fields: { territory: 'IE', further: 'Malta', turnover: '1m-5m', sells: distributor.sells },
		});
		const reader = await post(site, '/message/newsletter', newsletter);
		expect(find(reader.data.reference)).toMatchObject({ kind: 'newsletter', fields: { interests: 'events, news' } });
	});

	const cases: [string, object, string[]][] = [
		['quote', leadQuote, ['first_name', 'last_name', 'email']],
		[
			'sample_kit',
			sampleKit,
			['products', 'facility', 'country', 'clia', 'first_name', 'last_name', 'organization', 'email'],
		],
		[
			'distributor',
			distributor,
			['territory', 'turnover', 'sells', 'first_name', 'last_name', 'organization', 'email'],
		],
		['newsletter', newsletter, ['first_name', 'last_name', 'email']],
	];
	it.each(cases)('/message/%s needs its required fields (FORM-30 to FORM-33)', async (call, body, names) => {
		for (const name of names)
			expect(await post(site, `/message/${call}`, { ...body, [name]: ' ' })).toMatchObject({
				status: 422,
				data: { fields: [name] },
			});
	});

	it('a quote needs lines with valid quantities, or a text', { tags: '@FORM-30' }, async () => {
		const bare = { ...leadQuote, lines: '' };
		expect(await post(site, '/message/quote', bare)).toMatchObject({ status: 422, data: { fields: ['content'] } });
		expect(await post(site, '/message/quote', { ...bare, content: '20 x AB-1' })).toMatchObject({ status: 200 });
		for (const wrong of ['0', '-1', '2.5', '10000', 'many', ''])
			expect(
				await post(site, '/message/quote', { ...leadQuote, lines: `2\tAB-1\tA\n${wrong}\tAB-2\tB` }),
			).toMatchObject({
				status: 422,
				data: { fields: ['lines'] },
			});
	});

	it('a CLIA number has its form, and only the United States need one', { tags: '@FORM-31' }, async () => {
		const kit = (more: object) => post(site, '/message/sample_kit', { ...sampleKit, ...more });
		for (const clia of ['05D123456', '5D1234567', '05E1234567', '05D12345678', 'yes'])
			expect(await kit({ clia, country: 'IE' })).toMatchObject({ status: 422, data: { fields: ['clia'] } });
		expect((await kit({ clia: '05D123456' })).msg).toContain('05D1234567');
		expect(await kit({ clia: '', country: 'IE' })).toMatchObject({ status: 200 });
	});

	it('does not accept a choice that is not offered', { tags: ['@FORM-31', '@FORM-32'] }, async () => {
		for (const wrong of [{ facility: 'garage' }, { country: 'XX' }, { country: 'EU' }, { country: 'Ireland' }])
			expect(await post(site, '/message/sample_kit', { ...sampleKit, ...wrong })).toMatchObject({
				status: 422,
				data: { fields: Object.keys(wrong) },
			});
		for (const wrong of [{ territory: 'everywhere' }, { turnover: 'huge' }])
			expect(await post(site, '/message/distributor', { ...distributor, ...wrong })).toMatchObject({
				status: 422,
				data: { fields: Object.keys(wrong) },
			});
	});
});

describe('/message/document_watch', { tags: ['@CALL-49', '@FORM-28'] }, () => {
	const path = '/message/document_watch';
	it.each([
		['document:7', 'zh', 'zh'],
		['product:7', undefined, ''],
		['product:7', 'tlh', ''],
	])('stores a watch of %s in %s', async (item, document_language, documentLanguage) => {
		const { data } = await post(site, path, { email: 'ada@example.com', item, document_language, language: 'cn' });
		expect(find(data.reference)).toMatchObject({
			kind: 'watch',
			language: 'cn',
			item: { id: 7 },
			fields: { email: 'ada@example.com', documentLanguage },
		});
	});
	it('stores all products of a watched list, each once', { tags: '@LIST-12' }, async () => {
		const { data } = await post(site, path, { ...watch, item: 'product:7', items: 'product:7,product:8,product:7,x' });
		expect(find(data.reference)).toMatchObject({
			item: { kind: 'product', id: 7 },
			items: [
				{ kind: 'product', id: 7 },
				{ kind: 'product', id: 8 },
			],
		});
	});
	it('needs an address and a subject', async () => {
		for (const email of [undefined, 'ada', '@example.com', 'a b@example.com'])
			expect(await post(site, path, { ...watch, email })).toMatchObject({ status: 422, data: { fields: ['email'] } });
		for (const item of [undefined, '', 'job:7', 'document', 'document:0'])
			expect(await post(site, path, { ...watch, item })).toMatchObject({ status: 422, data: { fields: ['item'] } });
	});
});

describe('a repeated submission', () => {
	it.each([
		['/message/index', contact],
		['/message/product_message', quote],
		['/message/document_paper', paper],
		['/message/document_watch', watch],
	])('%s with the same key is stored once', { tags: '@CALL-36' }, async (path, body) => {
		const key = { 'idempotency-key': randomUUID() };
		const answers = await Promise.all(Array.from({ length: 5 }, () => post(site, path, body, key)));
		const references = new Set(answers.map(({ data }) => data.reference));
		expect(references.size).toBe(1);
		const [reference] = references;
		expect(stored(site).filter((submission) => submission.reference === reference)).toHaveLength(1);
	});
	it('with the same key and other content is refused and not stored', { tags: '@CALL-36' }, async () => {
		const key = { 'idempotency-key': randomUUID() };
		await post(site, '/message/index', contact, key);
		const before = stored(site).length;
		const other = await post(site, '/message/index', { ...contact, content: 'Something else' }, key);
		expect(other).toMatchObject({ http: 200, status: 422, data: null });
		expect(other.msg).toContain('already sent');
		expect(stored(site)).toHaveLength(before);
	});
	it('to another site has the same reference, and other content has another one', async () => {
		const second = await startSite();
		const key = { 'idempotency-key': randomUUID() };
		const { data } = await post(site, '/message/index', contact, key);
		const again = await post(second, '/message/index', contact, key);
		expect(again.data.reference).toBe(data.reference);
		await second.stop();
		const third = await startSite();
		const other = await post(third, '/message/index', { ...contact, content: 'Something else' }, key);
		expect(other.data.reference).not.toBe(data.reference);
		await third.stop();
	});
	it('without a key is another submission', async () => {
		const first = await post(site, '/message/index', contact);
		const second = await post(site, '/message/index', contact);
		expect(second.data.reference).not.toBe(first.data.reference);
	});
	it('with an invalid key is refused', async () => {
		expect(await post(site, '/message/index', contact, { 'idempotency-key': 'k'.repeat(201) })).toMatchObject({
			http: 400,
		});
	});
});

describe('a bot', { tags: '@CALL-39' }, () => {
	it('is stored and marked', async () => {
		const filled = await post(site, '/message/index', { ...contact, website: 'http://spam.example.com' });
		expect(find(filled.data.reference)?.suspected).toBe(true);
		const hasty = await post(site, '/message/index', contact, { 'x-fill-time': '120' });
		expect(find(hasty.data.reference)?.suspected).toBe(true);
	});
	it('is not a visitor who took their time, or whose client sends no time', async () => {
		const patient: Record<string, string>[] = [{}, { 'x-fill-time': '9000' }, { 'x-fill-time': 'soon' }];
		for (const headers of patient) {
			const { data } = await post(site, '/message/index', { ...contact, website: '' }, headers);
			expect(find(data.reference)?.suspected).toBe(false);
		}
	});
});
