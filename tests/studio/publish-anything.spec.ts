// Nightly, and when one of these changes: apps/studio/src/mapping apps/studio/src/publish apps/studio/src/snapshot apps/studio/src/collections apps/studio/src/globals packages/contract/src/snapshot.ts
import { type APIRequestContext, expect, test } from '@playwright/test';
import fc from 'fast-check';
import { brand } from '../../packages/contract/src/brand.ts';
import { movableKinds } from '../../packages/contract/src/kinds.ts';
import { Snapshot, snapshotParts } from '../../packages/contract/src/snapshot.ts';
import { as, asSite, type Role } from './support/api.ts';
import { siteUrl } from './support/places.ts';
import { wire } from './support/site.ts';

type Data = Record<string, unknown>;
interface Kind {
	/** The page where a visitor finds it. */
	page: (doc: Data) => string;
	/** A text that staff change; the page shows it if `isRead`. */
	words: string[];
	isRead?: boolean;
	/** The role that changes it; an editor by default. */
	by?: Role;
	/** Colleagues can add more of these. */
	isFree?: boolean;
}
interface Subject extends Kind {
	/** Its address in the studio's API. */
	path: string;
	method: 'PATCH' | 'POST';
	data: Data;
}

const named = (folder: string) => (doc: Data) => `${folder}${encodeURIComponent(String(doc.slug))}`;
const at = (page: string) => () => page;
const [title, name] = [['title'], ['name']];
const unlikeTheirKey: Record<string, string> = {
	home: '/',
	'contract-manufacturing-supply-chain': '/contract-manufacturing?for=supply-chain',
	products: '/product/all',
	culture: '/culture/cn',
	'anti-bribery-policy': '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
	newsletter: `/${brand.slug}-poc-newsletter`,
};
const collections: Record<string, Kind> = {
	products: { page: named('/products/'), words: title, isRead: true, isFree: true },
	articles: { page: named('/resources/'), words: title, isRead: true, isFree: true },
	'culture-pages': { page: named('/Culture/'), words: title, isRead: true },
	categories: { page: at('/product/all'), words: name },
	certifications: { page: at('/product/all'), words: name },
	registrations: { page: at('/product/all'), words: ['number'] },
	'test-types': { page: at('/product/all'), words: name },
	specimens: { page: at('/data'), words: name },
	'loinc-codes': { page: at('/data'), words: name },
	events: { page: at('/events'), words: title, isFree: true },
	notices: { page: named('/notices/'), words: title, isRead: true },
	lots: { page: at('/check'), words: ['note'], by: 'quality' },
	jobs: { page: at('/careers'), words: title, isFree: true },
	'job-categories': { page: at('/careers'), words: name },
	'job-locations': { page: at('/careers'), words: name },
	'board-members': { page: at('/scientific-strategy-board'), words: name, isRead: true },
	partners: { page: at('/partnering'), words: name },
	'sister-companies': { page: at('/about'), words: name },
	pages: { page: ({ key }) => unlikeTheirKey[String(key)] ?? `/${key}`, words: title, isRead: true },
	'free-pages': { page: ({ slug }) => `/${slug}`, words: title, isRead: true, isFree: true },
	// A free page that this test makes shows them.
	'reusable-sections': { page: at('/shows-reusable'), words: ['sections', '0', 'title'], isRead: true },
	'legal-texts': { page: (doc) => `/${doc.key}`, words: ['sections', '0', 'title'], isRead: true },
	documents: { page: at('/media-room'), words: title },
	'product-documents': { page: at('/documents'), words: title },
	pictures: { page: at('/'), words: ['alt'] },
	films: { page: at('/'), words: title },
	redirects: { page: at('/'), words: ['from'] },
};
const globals: Record<string, Kind> = {
	home: { page: at('/'), words: ['banners', '0', 'title'], isRead: true },
	'site-settings': { page: at('/contact'), words: ['phone'], isRead: true },
	navigation: { page: at('/'), words: ['items', '0', 'name'] },
	synonyms: { page: at('/'), words: ['lines', '0', 'typed'] },
};

const seeds = (process.env.SEED ?? '').split(',').map(Number);
const rounds = 3;
const isValid = (round: number) => round === 0;
const own =
	/^(id|createdAt|updatedAt|deletedAt|_status|_order|blockType|globalType|filename|mimeType|filesize|sizes|url|thumbnailURL|width|height|focal[XY]|key)$/;

/** Every place in a document that staff can fill. */
function placesIn(value: unknown, at: string[] = []): string[][] {
	if (Array.isArray(value))
		return [at, ...value.slice(0, 2).flatMap((row, index) => placesIn(row, [...at, `${index}`]))];
	if (typeof value !== 'object' || value === null || 'root' in value) return [at];
	return Object.entries(value).flatMap(([name, inner]) =>
		own.test(name) && name !== 'url' ? [] : placesIn(inner, [...at, name]),
	);
}

function withValue(value: unknown, [name, ...rest]: string[], put: unknown): unknown {
	if (name === undefined) return put;
	if (Array.isArray(value)) return value.map((row, index) => (`${index}` === name ? withValue(row, rest, put) : row));
	return { ...(value as Data), [name]: withValue((value as Data)[name], rest, put) };
}

const anything = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.string({ unit: 'binary', maxLength: 20 }),
	fc.webUrl(),
	fc.integer(),
	fc.double(),
	fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
	fc.constantFrom(
		null,
		'',
		[],
		{},
		true,
		'link:shop',
		'link:nowhere',
		'/contact',
		'//host',
		'/%ZZ',
		'javascript:alert(1)',
	),
	fc.constantFrom(
		'2001-01-01T12:00:00.000Z',
		'<script>alert(1)</script>',
		'x'.repeat(100_000),
		999_999,
		-1,
		1e300,
		'\u0000',
	),
);

const plain = ({ id: _, createdAt: __, updatedAt: ___, globalType: ____, ...data }: Data) => ({
	...data,
	_status: 'published',
});

/** One item of each kind, a different one in each round. */
async function subjects(request: APIRequestContext, headers: Record<string, string>, number: number) {
	const found: Subject[] = [];
	for (const [slug, kind] of Object.entries(collections)) {
		const { totalDocs } = await (await request.get(`/api/${slug}/count`, { headers })).json();
		const query = `depth=0&limit=1&page=${(number % totalDocs) + 1}&sort=id`;
		const { docs } = await (await request.get(`/api/${slug}?${query}`, { headers })).json();
		found.push({ ...kind, path: `/api/${slug}/${docs[0].id}`, data: docs[0], method: 'PATCH' });
	}
	for (const [slug, kind] of Object.entries(globals)) {
		const data = await (await request.get(`/api/globals/${slug}?depth=0`, { headers })).json();
		found.push({ ...kind, path: `/api/globals/${slug}`, data, method: 'POST' });
	}
	return found;
}

/** Rows of a copy are new rows. */
const withoutRowIds = (data: Data): Data =>
	JSON.parse(JSON.stringify(data, (_, value) => (Array.isArray(value) ? value.map(withoutId) : value)));
const withoutId = (row: unknown) => {
	if (typeof row !== 'object' || row === null || !('id' in row)) return row;
	const { id: _, ...rest } = row;
	return rest;
};

/** A new item like it if colleagues can add some, or else the item with another text. */
function withWords({ path, method, data, words, isFree }: Subject, mark: string) {
	const changed = withValue(data, words, mark) as Data;
	if (!isFree) return { path, method, data: plain(changed) };
	const { _order: _, ...more } = plain(changed) as Data;
	// The pack numbers belong to one product.
	const own = { ...('slug' in data && { slug: mark }), ...('reference' in data && { reference: mark, packs: [] }) };
	return { path: path.replace(/\/\d+$/, ''), method: 'POST', data: { ...withoutRowIds(more), ...own } };
}

/** Replaces the value at one place. */
function withAnything({ path, method, data }: Subject, [number, value]: [number, unknown]) {
	const places = placesIn(data);
	const place = places[number % places.length] ?? [];
	return { path, method, data: plain(place.length > 0 ? (withValue(data, place, value) as Data) : data), place, value };
}

async function published(request: APIRequestContext): Promise<string> {
	const all: string[] = [];
	for (const part of snapshotParts) {
		const { data } = await (await request.get(`/api/snapshot/${part}`, { headers: asSite })).json();
		expect(Snapshot.shape[part].safeParse(data).error, part).toBeUndefined();
		all.push(JSON.stringify(data));
	}
	return all.join();
}

/** The site takes changes in order: once it shows a new name in the menu, it has everything before it. */
async function siteIsCurrent(request: APIRequestContext, headers: Record<string, string>, menu: Data, name: string) {
	const items = (menu.items as Data[]).map((item, index) => (index === 0 ? { ...item, name } : item));
	expect((await request.post('/api/globals/navigation', { headers, data: { ...menu, items } })).status()).toBe(200);
	const shown = async () => JSON.stringify(await wire(request, '/index/cate', { language: 'en' }));
	await expect.poll(shown).toContain(name);
}

/** A free page with every reusable section of the sample. */
async function showing(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
	const { docs } = await (await request.get('/api/reusable-sections?depth=0&limit=0', { headers })).json();
	const sections = docs.map(({ id }: { id: number }) => ({ blockType: 'reusable', section: id }));
	const data = { title: 'Shows them', slug: 'shows-reusable', sections, _status: 'published' };
	const answer = await request.post('/api/free-pages', { headers, data });
	expect(answer.status(), await answer.text()).toBe(201);
	return `/api/free-pages/${(await answer.json()).doc.id}`;
}

async function publishAnything(request: APIRequestContext, seed: number) {
	// Released revisions never change: revisions.spec.ts.
	const unlike = ['pictures'].length - ['revisions'].length;
	expect(Object.keys({ ...collections, ...globals }).length).toBe(snapshotParts.length + unlike);
	const headers = await as(request, 'editor');
	const of = async ({ by }: Kind) => (by ? as(request, by) : headers);
	const menu = await (await request.get('/api/globals/navigation?depth=0', { headers })).json();
	const former = { kind: movableKinds[0], from: `former-${seed}`, to: `nowhere-${seed}` };
	await request.post('/api/redirects', { headers, data: former });
	const shows = await showing(request, headers);
	const choices = fc.sample(fc.tuple(fc.nat(), anything), { seed, numRuns: 200 });
	let accepted = 0;
	let refused = 0;
	for (let round = 0; round < rounds; round++) {
		const chosen = await subjects(request, headers, seed + round);
		const pages = new Map([['/', '']]);
		const made: string[] = [];
		const marks: string[] = [];
		try {
			for (const [index, subject] of chosen.entries()) {
				const mark = `w${round}-${index}-${seed}`;
				const { data, ...how } = isValid(round)
					? withWords(subject, mark)
					: withAnything(subject, choices.pop() ?? [0, '']);
				const answer = await request.fetch(how.path, { method: how.method, headers: await of(subject), data });
				const body = await answer.json();
				const said = `${JSON.stringify(how).slice(0, 200)}: ${answer.status()} ${JSON.stringify(body.errors)}`;
				if (answer.ok()) {
					const doc = body.doc ?? body.result;
					if (how.path !== subject.path) made.push(`${how.path}/${doc.id}`);
					if (isValid(round)) marks.push(mark);
					else accepted++;
					pages.set(subject.page(doc), isValid(round) && subject.isRead ? mark : '');
				} else {
					expect(isValid(round), said).toBe(false);
					refused++;
					expect([400, 409], said).toContain(answer.status());
					const reasons = answer.status() === 400 ? body.errors[0].data?.errors : body.errors;
					for (const reason of reasons) expect(reason.message, said).toBeTruthy();
					if (answer.status() === 400) for (const { path } of reasons) expect(path, said).toBeTruthy();
				}
			}
			const all = await published(request);
			for (const mark of marks) expect(all).toContain(mark);
			await siteIsCurrent(request, headers, menu, `Round ${round} of ${seed}`);
			for (const [page, words] of pages) {
				const shown = await request.get(`${siteUrl}${page}`, { maxRedirects: 0 });
				expect(shown.status(), page).toBe(200);
				expect(await shown.text(), page).toContain(words);
			}
		} finally {
			for (const path of made) await request.delete(path, { headers });
			for (const one of chosen)
				await request.fetch(one.path, { method: one.method, headers: await of(one), data: plain(one.data) });
		}
	}
	await request.delete(`/api/redirects?where[to][equals]=${former.to}`, { headers });
	await request.delete(shows, { headers });
	await request.delete('/api/redirects?where[kind][equals]=page', { headers });
	expect(Math.min(accepted, refused)).toBeGreaterThan(3);
}

// Takes half a minute on a machine without other work.
test.setTimeout(240_000);

for (const seed of seeds)
	test(`anything that staff publish is shown or refused with a reason (SEED=${seed})`, ({ request }) =>
		publishAnything(request, seed));
