import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits, post, startSite, type TestSite } from './harness.ts';
import { stored } from './journal-rows.ts';
import {
	application,
	contact,
	distributor,
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
let now = Date.parse('2026-06-01T12:00:00Z');
beforeAll(async () => {
	site = await startSite({ now: () => now });
});
afterAll(() => site.stop());

const strings = (body: object) =>
	Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** Sends a form as a browser without script does. */
async function submit(path: string, form: BodyInit, { to = site, headers = {} as Record<string, string> } = {}) {
	const encodedForm = new Response(form);
	const type = encodedForm.headers.get('content-type') ?? '';
	const bytes = Buffer.from(await encodedForm.arrayBuffer());
	// The built-in fetch does not navigate, and says so in its headers.
	const sent = request(to.url + path, {
		method: 'POST',
		headers: {
			'content-type': type,
			'sec-fetch-mode': 'navigate',
			'sec-fetch-site': 'same-origin',
			referer: `${new URL(to.url).origin}/contact?lang=cn`,
			...headers,
		},
	}).end(bytes);
	const [answer] = (await once(sent, 'response')) as [IncomingMessage];
	const location = new URL(answer.headers.location ?? '', 'http://site.invalid');
	const kept = to.sentForms.find(location.searchParams.get('form') ?? '');
	return { status: answer.statusCode, location, form: kept, body: await text(answer) };
}

const encoded = (body: object) => new URLSearchParams(strings(body));

function multipart(body: object, file?: File) {
	const form = new FormData();
	for (const [name, value] of Object.entries(strings(body))) form.append(name, value);
	form.append('files', file ?? new File([], ''));
	return form;
}

const { resume: _, ...applicant } = { ...application(''), acceptance: 'yes', start_date: '2027-03-01' };
const cv = () => new File([pdf], 'cv.pdf', { type: 'application/pdf' });

describe('a form sent without script', { tags: '@D28' }, () => {
	it('keeps the item of its hidden field', { tags: '@D44' }, async () => {
		const before = stored(site).length;
		await submit('/message/product_message', encoded({ ...quote, item: 'product:101' }));
		await submit('/message/careers_message', multipart({ ...applicant, item: 'job:15' }, cv()));
		expect(stored(site).slice(before)).toMatchObject([
			{ kind: 'quote', item: { kind: 'product', id: 101 } },
			{ kind: 'application', item: { kind: 'job', id: 15 } },
		]);
	});

	it.each([
		['signup', '/message/index', signUp],
		['contact', '/message/index', contact],
		['quote', '/message/product_message', quote],
		['paper', '/message/document_paper', paper],
		['watch', '/message/document_watch', watch],
		['leadQuote', '/message/quote', leadQuote],
		['sampleKit', '/message/sample_kit', sampleKit],
		['distributor', '/message/distributor', distributor],
		['newsletter', '/message/newsletter', newsletter],
	])('is answered with the page it came from, with the reference: %s', async (kind, path, body) => {
		const answer = await submit(path, encoded(body));
		expect(answer).toMatchObject({ status: 303, body: '', form: { kind, values: {} } });
		expect(answer.location.pathname + answer.location.hash).toBe(`/contact#${kind}-form`);
		expect(answer.location.searchParams.get('lang')).toBe('cn');
		expect(stored(site).find(({ reference }) => reference === answer.form?.reference)).toMatchObject({ kind });
	});

	it('accepts all boxes of one name, and returns them with the rest', { tags: '@FORM-33' }, async () => {
		const boxes = (more: object) => {
			const body = new URLSearchParams({ ...newsletter, ...more });
			body.delete('interests');
			for (const each of ['events', 'news']) body.append('interests', each);
			return body;
		};
		const { form } = await submit('/message/newsletter', boxes({ email: '' }));
		expect(form).toMatchObject({ problem: { fields: ['email'] }, values: { interests: 'events,news' } });
		const taken = await submit('/message/newsletter', boxes({}));
		expect(stored(site).find(({ reference }) => reference === taken.form?.reference)).toMatchObject({
			fields: { interests: 'events,news' },
		});
	});

	it('comes back with errors at its fields and typed text, none of it in the address', async () => {
		const { form, location } = await submit('/message/index', encoded({ ...contact, email: ' ', source: '' }));
		expect(form).toMatchObject({
			problem: { text: '请填写此必填项。', fields: ['email', 'source'] },
			values: { first_name: 'Ada', organization: 'Analytical Ltd' },
		});
		expect(location.hash).toBe('#contact-email');
		expect(location.search).toMatch(/^\?lang=cn&form=[0-9a-f]{32}$/);
	});

	it('makes no second copy if it is sent again, also across time windows', async () => {
		const body = { ...contact, content: 'Once' };
		now = Date.parse('2026-06-01T12:09:59Z');
		const first = await submit('/message/index', encoded(body));
		now += 2000;
		const again = await submit('/message/index', encoded(body));
		expect(again.form?.reference).toBe(first.form?.reference);
		now += 20 * 60_000;
		expect((await submit('/message/index', encoded(body))).form?.reference).not.toBe(first.form?.reference);
		const other = await submit('/message/index', encoded({ ...body, content: 'Twice' }));
		expect(other.form?.reference).not.toBe(first.form?.reference);
	});

	it('stays JSON for calls by script, form-encoded or not', async () => {
		const response = await fetch(`${site.url}/message/index`, { method: 'POST', body: encoded(signUp) });
		expect(await response.json()).toMatchObject({ status: 200 });
		expect(await post(site, '/message/index', signUp, { accept: 'text/html' })).toMatchObject({
			http: 200,
			status: 200,
		});
	});

	it('returns to the page that it names if there is no referrer, never to another site', async () => {
		const from = async (page: string, referer = '') =>
			(await submit('/message/index', encoded({ ...signUp, page }), { headers: { referer } })).location;
		expect((await from('/about')).pathname).toBe('/about');
		expect((await from('/about', 'https://example.com/evil')).pathname).toBe('/about');
		for (const page of ['https://example.com/x', '//example.com/x', '/\\example.com', 'javascript:alert(1)', '']) {
			expect((await from(page)).origin).toBe('http://site.invalid');
		}
	});

	it('comes back complete if it is too long, too frequent or cannot be stored', async () => {
		const long = await submit('/message/index', encoded({ ...contact, content: 'a'.repeat(300_000) }));
		expect(long.form).toMatchObject({ problem: { text: '请求过大。' }, values: { first_name: 'Ada' } });
		expect(long.form?.values.content).toHaveLength(300_000);

		const limited = await startSite({ allowances: { ...noLimits, write: { points: 1, seconds: 60 } } });
		await submit('/message/index', encoded(signUp), { to: limited });
		const second = await submit('/message/index', encoded(signUp), { to: limited });
		expect(second).toMatchObject({ status: 303, form: { values: { first_name: signUp.first_name } } });
		expect(second.form?.problem?.text).toContain('请求过多');
		await limited.stop();

		const full = await startSite({ journalBytes: 4096 });
		const lost = await submit('/message/index', encoded(contact), { to: full });
		expect(lost.form).toMatchObject({ values: { content: contact.content } });
		expect(lost.form?.problem?.text).toContain('暂时无法保存');
		const withFile = await submit('/message/careers_message', multipart(applicant, cv()), { to: full });
		expect(withFile.form).toMatchObject({ values: { cover_letter: applicant.cover_letter, source: applicant.source } });
		await full.stop();
	});
});

describe('an application sent without script', () => {
	it('includes its file, and a date as the date field writes it', async () => {
		const { form, status } = await submit('/message/careers_message', multipart(applicant, cv()));
		expect(status).toBe(303);
		const submission = stored(site).find(({ reference }) => reference === form?.reference);
		expect(submission).toMatchObject({ kind: 'application', fields: { startDate: Date.UTC(2027, 2, 1) } });
		const resume = submission?.kind === 'application' ? submission.fields.resume : '';
		expect(site.uploads.find(resume)).toMatchObject({ name: 'cv.pdf' });
		const again = await submit('/message/careers_message', multipart(applicant, cv()));
		expect(again.form?.reference).toBe(form?.reference);
	});

	it('keeps the file if something else is missing, and uses it in the next attempt', async () => {
		const { form } = await submit('/message/careers_message', multipart({ ...applicant, city: '' }, cv()));
		expect(form).toMatchObject({ problem: { fields: ['city'] }, file: { name: 'cv.pdf' } });
		const next = await submit('/message/careers_message', multipart({ ...applicant, resume: form?.file?.url }));
		expect(next.form?.reference).toMatch(/^[2-9A-Z]{3}-/);
	});

	it('asks for a file, another file type and acceptance, each at its field', async () => {
		const none = await submit('/message/careers_message', multipart(applicant));
		expect(none.form?.problem?.fields).toEqual(['resume']);
		const program = await submit('/message/careers_message', multipart(applicant, new File(['MZ'], 'cv.exe')));
		expect(program.form?.problem).toEqual({
			text: '请选择PDF、DOC、DOCX、ODT、RTF或TXT文件。',
			fields: ['resume'],
		});
		const large = new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(97)], 'cv.txt');
		const tooLarge = await submit('/message/careers_message', multipart(applicant, large));
		expect(tooLarge.form).toMatchObject({ problem: { fields: ['resume'] }, values: { source: applicant.source } });
		const { acceptance: __, ...unaccepted } = applicant;
		expect((await submit('/message/careers_message', multipart(unaccepted, cv()))).form?.problem?.fields).toEqual([
			'acceptance',
		]);
	});
});
