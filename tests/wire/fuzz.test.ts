import { readFileSync } from 'node:fs';
import { forms } from '@site/contract/forms/all';
import { besideFields, wireName } from '@site/contract/forms/form';
import { wirePaths } from '@site/contract/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byDepth, seed } from '../support/depth.ts';
import { startSite, type TestSite } from './harness.ts';

const runs = byDepth({ usual: 500, nightly: 20_000 });
const atOnce = 20;
const slowest = 5000;

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ journalBytes: 512 * 1024 * 1024 });
});
afterAll(() => site.stop());

const formCalls = Object.values(forms).map(({ call }) => call);
const paths = [...new Set([...Object.values(wirePaths), ...formCalls]), '/nothing', '/index', '/index/uploads/x'];
const names = `custom keyword language page page_size id cert_id test_id catid is_tuijian cate_id address_id token
	productid url addtime sign opened`
	.split(/\s+/)
	.concat(Object.values(forms).flatMap(({ fields }) => Object.keys(fields).map(wireName)))
	.concat(besideFields.map(wireName));

const plausible = fc.constantFrom(
	'',
	'all',
	'throat',
	'product-5',
	'1',
	'2',
	'en',
	'cn',
	'test',
	'流感',
	' 1, ,2,',
	'99999999',
	'Ada',
);
const awkward = fc.constantFrom(
	'\0',
	'%',
	"' OR 1=1 --",
	'<script>alert(1)</script>',
	'../../etc/passwd',
	'\ud800',
	'🙂'.repeat(99),
	'a'.repeat(20_000),
);
const value = fc.oneof(
	{ weight: 5, arbitrary: plausible },
	{ weight: 2, arbitrary: awkward },
	{ weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
	fc.integer(),
	fc.double(),
	fc.constantFrom(null, true, 0, -1, 1e300),
	fc.jsonValue({ maxDepth: 3 }),
);
/** The generated requests mostly use the documented values of a call. */
const documentation = readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8');
const ownNames = (path: string) =>
	documentation
		.split('\n')
		.filter((row) => row.startsWith('|') && row.includes(`\`${path}\``))
		.flatMap((row) => row.split('|')[2]?.match(/[a-z_]+/g) ?? []);

const fieldsOf = (path: string) => {
	const own = fc.constantFrom(...ownNames(path), 'language');
	const any = fc.oneof({ weight: 4, arbitrary: own }, fc.constantFrom(...names), fc.string({ maxLength: 12 }));
	// One bad field hides all others behind its refusal: half of the requests have only one odd field.
	const oneOdd = fc
		.tuple(fc.dictionary(own, plausible, { maxKeys: 2 }), own, fc.oneof(awkward, value))
		.map(([fields, name, odd]) => ({ ...fields, [name]: odd }));
	return fc.oneof(oneOdd, fc.dictionary(any, value, { maxKeys: 14 }));
};

const garbage = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.json().map((text) => text.slice(0, -1)),
);
const otherBody = fc.oneof(
	garbage,
	fc.dictionary(fc.constantFrom(...names), plausible).map((query) => new URLSearchParams(query).toString()),
	fc
		.string({ maxLength: 80 })
		.map(
			(text) =>
				`--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-${text}\r\n--b--\r\n`,
		),
);
const type = fc.oneof(
	{ weight: 6, arbitrary: fc.constant('application/json') },
	fc.constantFrom(
		'application/x-www-form-urlencoded',
		'multipart/form-data; boundary=b',
		'multipart/form-data',
		'text/plain',
		'',
	),
);
const header = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
const requestTo = (path: string) =>
	fc.record({
		path: fc.constant(path),
		method: fc.oneof(
			{ weight: 7, arbitrary: fc.constant('POST') },
			fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
		),
		query: fc.option(
			fc.dictionary(fc.constantFrom(...ownNames(path), ...names), fc.string({ unit: 'binary', maxLength: 30 }), {
				maxKeys: 5,
			}),
		),
		headers: fc.record(
			{
				'idempotency-key': header,
				origin: header,
				referer: header,
				cookie: header,
				'x-forwarded-for': header,
				'x-fill-time': header,
			},
			{ requiredKeys: [] },
		),
		type,
		body: fc.oneof(
			{ weight: 8, arbitrary: fieldsOf(path).map((content) => JSON.stringify(content)) },
			{ weight: 3, arbitrary: otherBody },
		),
	});
const request = fc.oneof(...paths.map(requestTo));
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

const internals = /node_modules|\.ts\b|at \w+ \(|sqlite|SQLITE|ENOENT|Error:|stack|journal\.|\/tmp\//;

async function fire({ path, method, query, headers, type, body }: Request) {
	const search = query ? `?${new URLSearchParams(query)}` : '';
	const sendsBody = method !== 'GET' && method !== 'HEAD';
	const response = await fetch(site.url + path + search, {
		method,
		headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
		...(sendsBody ? { body: Buffer.from(body) } : {}),
		signal: AbortSignal.timeout(slowest),
	});
	return { status: response.status, text: await response.text(), method };
}

// What is printed of a failure is the smallest batch that fails.
it(`${runs.toLocaleString('en')} generated requests meet no 5xx, hang or internals (SEED=${seed})`, {
	tags: '@CALL-7',
	timeout: 120_000,
}, async () => {
	const seen = new Map<number, number>();
	const batch = fc.array(request, { minLength: 1, maxLength: atOnce, size: 'max' });
	await fc.assert(
		fc.asyncProperty(batch, async (requests) => {
			for (const { status, text, method } of await Promise.all(requests.map(fire))) {
				seen.set(status, (seen.get(status) ?? 0) + 1);
				expect(status).toBeLessThan(500);
				if (method === 'HEAD') continue;
				const answer = JSON.parse(text);
				expect(answer).toMatchObject({ status: expect.any(Number), msg: expect.any(String) });
				expect(answer).toHaveProperty('data');
				if (answer.status !== 200) expect(answer.msg).not.toMatch(internals);
			}
			expect(site.logged).toEqual([]);
		}),
		{ seed, numRuns: (2 * runs) / atOnce },
	);
	for (const status of [200, 400, 404, 405, 415])
		expect(seen.get(status), `answers with ${status}`).toBeGreaterThan(20);
});
