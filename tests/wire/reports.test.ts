import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { report as reportForm } from '@site/contract/forms/report';
import { reportStateAddress } from '@site/contract/report';
import { isReportKey, makeReportKey } from '@site/contract/report-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedUrl } from '../../apps/site/server/access-log.ts';
import { createReportStanding } from '../../apps/site/server/report-standing.ts';
import { post, send, startSite, type TestSite, trackingKey } from './harness.ts';
import { bombs } from './hostile-files.ts';
import { stored } from './journal-rows.ts';
import { disguised, jpeg, place, png, webp } from './photos.ts';
import { report } from './samples.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

type Photo = [name: string, content: Buffer];

function formOf(fields: object, photos: readonly Photo[] = [], kept: readonly string[] = []): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
	for (const address of kept) form.append('kept_photos', address);
	for (const [name, content] of photos) form.append('photos', new File([new Uint8Array(content)], name));
	return form;
}
const sendReport = (fields: object, photos?: readonly Photo[], headers: Record<string, string> = {}) =>
	send(site, reportForm.call, { method: 'POST', body: formOf(fields, photos), headers });
const reports = () => stored(site).flatMap((entry) => (entry.kind === 'report' ? [entry] : []));
const onDisk = () => (existsSync(join(site.folder, 'uploads')) ? readdirSync(join(site.folder, 'uploads')) : []);

/** A form as a browser without script sends it; the built-in fetch does not navigate, and says so. */
async function asBrowser(body: FormData): Promise<URL> {
	const coded = new Request('http://site', { method: 'POST', body });
	const headers = { 'sec-fetch-mode': 'navigate', 'content-type': coded.headers.get('content-type') ?? '' };
	const sent = request(`${site.url}${reportForm.call}`, { method: 'POST', headers });
	sent.end(Buffer.from(await coded.arrayBuffer()));
	const [answer] = await once(sent, 'response');
	answer.resume();
	expect(answer.statusCode).toBe(303);
	return new URL(String(answer.headers.location), 'http://site');
}
const shownAt = (page: URL) => site.sentForms.find(page.searchParams.get('form') ?? '');

describe('a report', () => {
	it('is stored with all its data, and answered with the page of its state', {
		tags: ['@REPORT-1', '@REPORT-6', '@REPORT-7'],
	}, async () => {
		const answer = await sendReport({ ...report, website: '' }, [['IMG 1.jpg', jpeg]]);
		expect(answer).toMatchObject({ http: 200, status: 200 });
		const { reference, page } = answer.data;
		expect(page).toBe(reportStateAddress(reference, makeReportKey(trackingKey, reference)));
		expect(reports().at(-1)).toMatchObject({
			reference,
			receivedAt: '2026-06-01T12:00:00.000Z',
			suspected: false,
			photos: [expect.stringMatching(/^[0-9a-f]{32}$/)],
			fields: { device: report.device, lot: 'A1234', harm: 'possible', role: 'patient', phone: '' },
		});
	});

	it('names missing fields, and asks about harm only if somebody was harmed', { tags: '@REPORT-1' }, async () => {
		const fields = async (given: object) => (await post(site, reportForm.call, given)).data.fields;
		expect(await fields({})).toEqual(['device', 'happened', 'harm', 'name', 'email', 'role', 'country']);
		expect(await fields({ ...report, harm: 'maybe', role: 'king' })).toEqual(['harm', 'role']);
		expect(await fields({ ...report, harm: 'yes' })).toEqual(['harm_details']);
		expect(await fields({ ...report, happened: 'x'.repeat(10_001) })).toEqual(['happened']);
		expect(await post(site, reportForm.call, { ...report, device: 7 })).toMatchObject({ http: 400 });
	});

	it('that is repeated under its key is stored once, photos or not', async () => {
		const before = reports().length;
		const key = { 'idempotency-key': 'report-once' };
		const [first, again] = [
			await sendReport(report, [['a.png', png]], key),
			await sendReport(report, [['a.png', png]], key),
		];
		expect(again.data).toEqual(first.data);
		expect(await sendReport({ ...report, lot: 'B' }, [], key)).toMatchObject({ status: 422 });
		expect(reports()).toHaveLength(before + 1);
	});
});

describe('photos', () => {
	it.each([
		['jpg', jpeg],
		['png', png],
		['webp', webp],
	])('lose the place where they were taken: %s', { tags: '@REPORT-4' }, async (extension, photo) => {
		expect(photo.toString('latin1')).toContain(place);
		const answer = await sendReport(report, [[`a.${extension}`, photo]]);
		expect(answer).toMatchObject({ status: 200 });
		const [id = ''] = reports().at(-1)?.photos ?? [];
		const kept = readFileSync(join(site.folder, 'uploads', id));
		expect(kept.toString('latin1')).not.toContain('GPS');
		expect(kept.length).toBeGreaterThan(30);
		expect(site.uploads.find(id)).toMatchObject({ name: `a.${extension}`, bytes: kept.length });
		// A photo that was cleaned once stays unchanged.
		await sendReport({ ...report, lot: extension }, [[`a.${extension}`, kept]]);
		const [second = ''] = reports().at(-1)?.photos ?? [];
		expect(readFileSync(join(site.folder, 'uploads', second))).toEqual(kept);
	});

	it('keep their orientation', { tags: '@REPORT-4' }, async () => {
		await sendReport({ ...report, lot: 'up' }, [['a.jpg', jpeg]]);
		const [id = ''] = reports().at(-1)?.photos ?? [];
		const kept = readFileSync(join(site.folder, 'uploads', id));
		expect(kept.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBeGreaterThan(0);
	});

	it.each(disguised)(
		'of another file type are refused, and nothing of them is kept: %s',
		{ tags: '@REPORT-4' },
		async (name, content) => {
			const before = onDisk().length;
			const answer = await sendReport(report, [[name, content]]);
			expect(answer).toMatchObject({ http: 200, status: 422, data: { fields: ['photos'] } });
			expect(answer.msg).toContain(name);
			expect(onDisk()).toHaveLength(before);
		},
	);

	it('of an incomplete report are neither checked nor kept', { tags: '@REPORT-17' }, async () => {
		const before = onDisk().length;
		const answer = await sendReport({ ...report, harm: '' }, [['a.jpg', jpeg], disguised[0] ?? ['x.jpg', png]]);
		expect(answer).toMatchObject({ http: 200, status: 422, data: { fields: ['harm'] } });
		expect(onDisk()).toHaveLength(before);
	});

	it.each(bombs)(
		'that have too many parts are refused in plain words: $name',
		{ tags: '@REPORT-17' },
		async ({ file }) => {
			const before = onDisk().length;
			const answer = await sendReport(report, [['bomb.jpg', file()]]);
			expect(answer).toMatchObject({ http: 200, status: 422, data: { fields: ['photos'] } });
			expect(answer.msg).toBe('We can not read bomb.jpg. Please save it again, or choose another photo.');
			expect(onDisk()).toHaveLength(before);
		},
	);

	it('are at most six, of at most 10 MB each', { tags: '@REPORT-4' }, async () => {
		const six: Photo[] = Array.from({ length: 6 }, (_, number) => [`${number}.png`, png]);
		expect(await sendReport({ ...report, lot: 'six' }, six)).toMatchObject({ status: 200 });
		expect(reports().at(-1)?.photos).toHaveLength(6);
		expect(await sendReport(report, [...six, ['7.png', png]])).toMatchObject({ status: 422 });
		const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]);
		const answer = await sendReport(report, [['large.jpg', large]]);
		expect(answer).toMatchObject({ status: 422, data: { fields: ['photos'] } });
		expect(answer.msg).toContain('10 MB');
	});
});

describe('a report sent without script', () => {
	it('comes back with its text and good photos, and leads to its state once complete', {
		tags: ['@REPORT-3', '@REPORT-7'],
	}, async () => {
		const back = await asBrowser(formOf({ ...report, harm: '' }, [['a.jpg', jpeg]]));
		expect(back.pathname + back.hash).toBe('/report#report-harm');
		const shown = shownAt(back);
		expect(shown).toMatchObject({ kind: 'report', values: { device: report.device, harm: '' } });
		expect(shown?.values.happened).toContain('in three tests');
		expect(shown?.photos).toMatchObject([{ name: 'a.jpg' }]);
		const kept = shown?.photos?.map(({ url }) => url) ?? [];
		const page = await asBrowser(formOf({ ...report, lot: 'again' }, [['b.png', png]], kept));
		expect(page.pathname).toMatch(/^\/report\/[0-9A-Z-]{11}$/);
		expect(isReportKey(trackingKey, page.pathname.slice('/report/'.length), page.searchParams.get('key') ?? '')).toBe(
			true,
		);
		expect(reports().at(-1)?.photos).toHaveLength(2);
		expect(reports().at(-1)?.photos[0]).toBe(kept[0]?.split('/').at(-1));
	});

	it('comes back with its text if a photo is refused, in the language of its page', { tags: '@REPORT-3' }, async () => {
		const back = await asBrowser(formOf({ ...report, page: '/report?lang=cn' }, [disguised[0] ?? ['x.jpg', png]]));
		expect(back.searchParams.get('lang')).toBe('cn');
		expect(shownAt(back)).toMatchObject({
			problem: { text: expect.stringContaining('请选择 JPEG'), fields: ['photos'] },
			values: { happened: expect.stringContaining('in three tests') },
		});
	});

	it('asks again for photos that are no longer kept', { tags: '@REPORT-17' }, async () => {
		const gone = `/apis/api/index/uploads/${'0'.repeat(32)}`;
		const back = await asBrowser(formOf({ ...report, lot: 'gone' }, [['a.jpg', jpeg]], [gone]));
		expect(shownAt(back)).toMatchObject({
			problem: { text: 'Your photos were kept for an hour. Please choose them again.', fields: ['photos'] },
			photos: [{ name: 'a.jpg' }],
		});
	});

	it('sent twice is one report', async () => {
		const form = () => formOf({ ...report, lot: 'twice' }, [['a.webp', webp]]);
		const before = reports().length;
		expect((await asBrowser(form())).href).toBe((await asBrowser(form())).href);
		expect(reports()).toHaveLength(before + 1);
	});
});

describe('the state of a report', () => {
	const reference = 'K7M-4QX-9TD';
	const key = makeReportKey('secret', reference);
	const asked: string[] = [];
	const standing = (answer: Response | Error) =>
		createReportStanding({
			studio: { url: 'http://studio.test', token: 'token' },
			secret: 'secret',
			fetch: async (url) => {
				asked.push(String(url));
				if (answer instanceof Error) throw answer;
				return answer;
			},
		});

	it('is not found with a wrong key, without a request to the studio', { tags: '@REPORT-8' }, async () => {
		const wrong = [
			'',
			'x',
			`${key}x`,
			key.toLowerCase(),
			makeReportKey('secret', 'K7M-4QX-9TE'),
			makeReportKey('', reference),
		];
		for (const given of wrong) expect(await standing(new Error('asked'))(reference, given, 'en')).toBeNull();
		expect(asked).toEqual([]);
		expect(isReportKey('', reference, makeReportKey('', reference))).toBe(false);
	});

	it('is that of the studio; pending before delivery; unknown while it is down', { tags: '@REPORT-7' }, async () => {
		const said = Response.json({ state: 'examining', receivedOn: '2026-11-17' });
		expect(await standing(said)(reference, key, 'en')).toEqual({ state: 'examining', receivedOn: 'November 17, 2026' });
		expect(await standing(new Response(null, { status: 404 }))(reference, key, 'en')).toMatchObject({
			state: 'received',
		});
		expect(await standing(new Error('down'))(reference, key, 'en')).toMatchObject({ state: 'unknown' });
		expect(await standing(new Response('nonsense', { status: 500 }))(reference, key, 'en')).toMatchObject({
			state: 'unknown',
		});
	});

	it('does not log its key', { tags: '@REPORT-8' }, () => {
		expect(loggedUrl(`/report/${reference}?lang=cn&key=${key}`)).toBe(`/report/${reference}?lang=cn&key=…`);
		expect(loggedUrl(`/report/${reference}?%6bey=${key}`)).not.toContain(key);
		expect(loggedUrl('/search?keyword=flu')).toBe('/search?keyword=flu');
	});
});
