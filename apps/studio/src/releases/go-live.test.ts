import { demoSnapshot } from '@site/demo/snapshot';
import fc from 'fast-check';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { connected } from '../database/connected.ts';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import type { User } from '../payload-types.ts';
import { fromHtml } from '../rich-text/from-html.ts';

let own: StudioForTests;
let payload: Payload;
let editor: User;
let request: StudioForTests['request'];

type Data = Record<string, unknown>;
/** The studio validates form data at run time, not the compiler. */
const data = (values: Data) => values as never;

const modules = async () => ({
	...(await import('./add-item.ts')),
	...(await import('./go-live.ts')),
	...(await import('./run-due.ts')),
	...(await import('./what-stays.ts')),
	...(await import('../snapshot/current.ts')),
	...(await import('../snapshot/parts.ts')),
});
let studio: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	own = await startStudioForTests();
	({ payload, editor, request } = own);
	studio = await modules();
	const { home, navigation } = demoSnapshot;
	await payload.updateGlobal({ slug: 'home', data: data({ ...studio.parts.home.fromSample(home, () => 1) }) });
	const menu = data({ ...studio.parts.navigation.fromSample(navigation, () => 1) });
	await payload.updateGlobal({ slug: 'navigation', data: menu });
}, 240_000);

const sampleArticle = (changes: Data): Data => {
	const [first] = demoSnapshot.articles;
	if (!first) throw new Error('the sample has articles');
	const { id: _, ...article } = studio.parts.articles.fromSample(first, () => 1);
	return { ...article, ...changes };
};

const newRelease = async () => {
	const made = { name: 'Launch', state: 'open' as const, items: [], maker: editor.id, makerName: editor.name };
	return (await payload.create({ collection: 'releases', data: made })).id;
};

/** Everything that visitors would see, except the day of the last change. */
async function onSite(isCompared: (part: string) => boolean = () => true): Promise<string> {
	const all = [...(await studio.currentSnapshot(payload))].filter(([name]) => isCompared(name));
	const parts = all.map(([name, { json }]) => [name, json]);
	return JSON.stringify(parts)
		.replace(/,?\\"changedOn\\":\\"[\d-]+\\"/g, '')
		.replace(/\\"id\\":\d+/g, '');
}

let number = 0;
type Change = { kind: string; item: number | null; written: Data };

/** A change of each kind that a release can hold; a broken one violates the site's contract. */
const kinds: Record<string, (isBroken: boolean) => Promise<Change>> = {
	'a changed article': async (isBroken) => {
		const mark = `article-${number++}`;
		const { id } = await payload.create({
			collection: 'articles',
			data: data(sampleArticle({ slug: mark, title: mark, _status: 'published' })),
		});
		const draft = { title: `${mark} changed`, ...(isBroken && { picture: null }), _status: 'draft' };
		await payload.update({ collection: 'articles', id, draft: true, data: data(draft) });
		return { kind: 'articles', item: id, written: {} };
	},
	'a new article': async (isBroken) => {
		const mark = `new-${number++}`;
		const draft = sampleArticle({ slug: mark, title: mark, ...(isBroken && { publishedOn: null }), _status: 'draft' });
		const { id } = await payload.create({ collection: 'articles', draft: true, data: data(draft) });
		return { kind: 'articles', item: id, written: {} };
	},
	'a category, which has no drafts': async (isBroken) => {
		const mark = `category-${number++}`;
		const category = await payload.create({ collection: 'categories', data: data({ name: mark, slug: mark }) });
		return { kind: 'categories', item: category.id, written: { ...category, name: isBroken ? '' : `${mark} changed` } };
	},
	'a former address to come': async (isBroken) => {
		const from = isBroken ? 'with blanks ?' : `former-${number++}`;
		return { kind: 'redirects', item: null, written: { kind: 'article', from, to: 'elsewhere' } };
	},
	'the banners': async (isBroken) => {
		const { banners } = await payload.findGlobal({ slug: 'home', depth: 0 });
		const title = isBroken ? '' : `Banner ${number++}`;
		const changed = banners.map((banner, at) => (at === 0 ? { ...banner, title } : banner));
		await payload.updateGlobal({ slug: 'home', draft: true, data: data({ banners: changed, _status: 'draft' }) });
		return { kind: 'home', item: null, written: {} };
	},
};

const someChanges = fc.uniqueArray(
	fc.record({ kind: fc.constantFrom(...Object.keys(kinds)), isBroken: fc.boolean() }),
	{
		selector: ({ kind }) => kind,
		minLength: 1,
	},
);

test('a release goes live as a whole or not at all, with every reason, and back', {
	tags: ['@REL-2', '@REL-3', '@REL-8'],
	timeout: 240_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(someChanges, async (changes) => {
			const release = await newRelease();
			let added = await payload.findByID({ collection: 'releases', id: release });
			for (const { kind, isBroken } of changes) {
				const { written, ...subject } = (await kinds[kind]?.(isBroken)) ?? { kind, item: null, written: {} };
				added = await studio.addItem(await request(), release, subject, written);
			}
			const before = await onSite();
			const problems = await studio.rehearseRelease(await request(), added);
			expect(await onSite()).toBe(before);
			expect(problems).toHaveLength(changes.filter(({ isBroken }) => isBroken).length);
			for (const { reason } of problems) expect(reason).toMatch(/\w+: \w+/);

			const going = studio.goLive(await request(), release, 'open');
			if (problems.length > 0) {
				await expect(going).rejects.toThrow(/“.*”: /);
				expect(await onSite()).toBe(before);
				return;
			}
			expect((await going).state).toBe('live');
			const live = await onSite();
			expect(live).not.toBe(before);
			const req = await request();
			await studio.takeBack(req, release, (one) => studio.whatGoesBack(req, one, []));
			expect(await onSite()).toBe(before);
		}),
		{ numRuns: 8 },
	);
});

test('a release takes over a change of address alone', { tags: '@REL-11', timeout: 60_000 }, async () => {
	const [first] = demoSnapshot.events;
	if (!first) throw new Error('the sample has events');
	const { id: _, ...event } = studio.parts.events.fromSample(first, () => 1);
	const sections: unknown[] = [];
	const shown = data({ ...event, slug: `event-${number++}`, sections, url: '', _status: 'published' });
	const { id } = await payload.create({ collection: 'events', data: shown });
	const url = 'https://www.example.com/meeting';
	await payload.update({ collection: 'events', id, draft: true, data: data({ url, _status: 'draft' }) });
	const release = await newRelease();
	const { items } = await studio.addItem(await request(), release, { kind: 'events', item: id }, {});
	expect(items).toMatchObject([{ values: { url }, before: { url: '' } }]);
	await studio.goLive(await request(), release, 'open');
	expect(await onSite()).toContain(url);
});

test('a menu, a new page and its new section go live in any order, and back', {
	tags: ['@REL-3', '@REL-8'],
	timeout: 120_000,
}, async () => {
	const [sample] = demoSnapshot.reusableSections;
	if (!sample) throw new Error('the sample has reusable sections');
	const { id: _, ...words } = studio.parts.reusableSections.fromSample(sample, () => 1);
	const known = { title: 'Known', slug: 'known-page', sections: words.sections, _status: 'published' };
	const { id: knownPage } = await payload.create({ collection: 'free-pages', data: data(known) });
	const draft = async (collection: 'free-pages' | 'reusable-sections', values: Data) =>
		(await payload.create({ collection, draft: true, data: data({ ...values, _status: 'draft' }) })).id;
	const section = await draft('reusable-sections', { ...words, title: 'New section' });
	const sections = [{ blockType: 'reusable', section }];
	const newPage = await draft('free-pages', { title: 'New page', slug: 'new-page', sections });
	const changed = data({ sections, _status: 'draft' });
	await payload.update({ collection: 'free-pages', id: knownPage, draft: true, data: changed });
	const { items = [] } = await payload.findGlobal({ slug: 'navigation', depth: 0 });
	const menu = { items: [...items, { name: 'New', nameCn: '新', page: newPage }] };

	const release = await newRelease();
	for (const [kind, item, written] of [
		['navigation', null, menu],
		['free-pages', newPage, {}],
		['free-pages', knownPage, {}],
		['reusable-sections', section, {}],
	] as const)
		await studio.addItem(await request(), release, { kind, item }, written);
	// The site keeps the addresses of deleted free pages.
	const shown = () => onSite((part) => part !== 'redirects');
	const before = await shown();
	const added = await payload.findByID({ collection: 'releases', id: release });
	expect(await studio.rehearseRelease(await request(), added)).toEqual([]);
	const live = await studio.goLive(await request(), release, 'open');
	// The page of the release lists them in the order in which they were added.
	expect(live.items).toMatchObject([{ kind: 'navigation' }, { item: newPage }, { item: knownPage }, { item: section }]);
	expect(await shown()).toContain('/new-page');
	const req = await request();
	await studio.takeBack(req, release, (one) => studio.whatGoesBack(req, one, []));
	expect(await shown()).toBe(before);
	// Users cannot take off a section by hand while a draft shows it.
	const publishing = data({ _status: 'published' });
	await payload.update({ collection: 'reusable-sections', id: section, data: publishing });
	const takingOff = { collection: 'reusable-sections', id: section, data: data({ _status: 'draft' }) } as const;
	await expect(payload.update(takingOff)).rejects.toThrow('Still used by');
});

const textWith = (to: string) => ({
	...{ blockType: 'text', tone: 'white', title: 'Words', actions: [{ label: 'There', to, style: 'primary' }] },
	body: fromHtml('<p>Words.</p>'),
});
const newPage = (slug: string, sections: Data[]) =>
	payload.create({
		collection: 'free-pages',
		draft: true,
		data: data({ title: slug, slug, sections, _status: 'draft' }),
	});

test('pages that link each other go live together, and back; linked ones stay', {
	tags: ['@REL-8', '@LINK-1', '@LINK-3', '@FREE-19'],
	timeout: 60_000,
}, async () => {
	const one = await newPage('leads/one', []);
	const other = await newPage('leads/other', [textWith(`link:page${one.id}`)]);
	const sections = [textWith(`link:page${other.id}`), textWith(`link:page${one.id}`)];
	await payload.update({
		collection: 'free-pages',
		id: one.id,
		draft: true,
		data: data({ sections, _status: 'draft' }),
	});
	const release = await newRelease();
	for (const { id } of [one, other])
		await studio.addItem(await request(), release, { kind: 'free-pages', item: id }, {});
	const shown = () => onSite((part) => part !== 'redirects');
	const before = await shown();
	await studio.goLive(await request(), release, 'open');
	expect(await shown()).toContain(`link:page${other.id}`);
	const deletion = payload.delete({ collection: 'free-pages', id: one.id });
	await expect(deletion).rejects.toThrow('Still used by 1 free page: “leads/other”.');
	const req = await request();
	await studio.takeBack(req, release, (live) => studio.whatGoesBack(req, live, []));
	expect(await shown()).toBe(before);

	const left = data({ sections: [], _status: 'draft' });
	await payload.update({ collection: 'free-pages', id: other.id, data: left });
	await payload.delete({ collection: 'free-pages', id: one.id });
});

test('a page without sections is refused, unless undoing a release left it so', {
	tags: ['@REL-8', '@FREE-18'],
	timeout: 60_000,
}, async () => {
	const { id } = await newPage('bare', []);
	const update = (values: Data) => payload.update({ collection: 'free-pages', id, data: data(values) });
	const bare = update({ _status: 'published' });
	await expect(bare).rejects.toMatchObject({
		data: {
			errors: [{ path: 'sections', message: 'Without sections the page shows nothing: add one.' }],
		},
	});
	await update({ sections: [textWith('/contact')], _status: 'published' });
	await expect(update({ sections: [], _status: 'published' })).rejects.toThrow();

	// As pages were published before this rule existed.
	await connected(own.databaseUrl, (client) =>
		client.query(`update free_pages set sections = '[]' where id = ${id};
			update _free_pages_v set version_sections = '[]' where parent_id = ${id}`),
	);
	const release = await newRelease();
	const written = { sections: [textWith('/about')] };
	await payload.update({ collection: 'free-pages', id, draft: true, data: data({ ...written, _status: 'draft' }) });
	await studio.addItem(await request(), release, { kind: 'free-pages', item: id }, {});
	const before = await onSite();
	await studio.goLive(await request(), release, 'open');
	expect(await onSite()).not.toBe(before);
	const req = await request();
	await studio.takeBack(req, release, (live) => studio.whatGoesBack(req, live, []));
	expect(await onSite()).toBe(before);
});

test('a change committed while the parts are built is in all of them or in none', {
	tags: '@REL-1',
	timeout: 60_000,
}, async () => {
	const mark = `moment-${number++}`;
	const article = await payload.create({
		collection: 'articles',
		data: data(sampleArticle({ slug: mark, title: `${mark} 0`, _status: 'published' })),
	});
	const category = await payload.create({ collection: 'categories', data: data({ name: `${mark} 0`, slug: mark }) });
	let isOver = false;
	const write = async () => {
		for (let round = 1; !isOver; round++)
			await connected(own.databaseUrl, (client) =>
				client.query(`begin; update articles set title = '${mark} ${round}' where id = ${article.id};
					update categories set name = '${mark} ${round}' where id = ${category.id}; commit`),
			);
	};
	const writing = write();
	const seen = new Set<string>();
	try {
		for (let look = 0; look < 30; look++) {
			const parts = await studio.currentSnapshot(payload);
			const rounds = (['articles', 'categories'] as const).map(
				(name) => new RegExp(`${mark} (\\d+)`).exec(parts.get(name)?.json ?? '')?.[1],
			);
			expect(rounds[0]).toBe(rounds[1]);
			seen.add(String(rounds[0]));
		}
	} finally {
		isOver = true;
		await writing;
	}
	expect(seen.size).toBeGreaterThan(3);
});

test('the site gets a preview of a release for a signed link only, and keeps nothing', {
	tags: '@REL-13',
	timeout: 60_000,
}, async () => {
	const { previewLink, releasePreviewEndpoint } = await import('./preview-endpoint.ts');
	const { settings } = await import('../settings.ts');
	const { written, ...subject } = (await kinds['a changed article']?.(false)) ?? { kind: '', item: 0, written: {} };
	const release = await studio.addItem(await request(), await newRelease(), subject, written);
	const before = await onSite();
	const ask = async (address: string) => {
		const { searchParams } = new URL(address);
		const headers = new Headers({ authorization: `Bearer ${settings.token}` });
		searchParams.set('id', searchParams.get('release') ?? '');
		return releasePreviewEndpoint.handler({ ...(await createLocalReq({}, payload)), headers, searchParams });
	};
	const link = previewLink(release);
	const { name, parts } = await (await ask(link)).json();
	expect(name).toBe('Launch');
	expect(parts.articles).toHaveLength(1);
	expect(parts.articles[0]).toMatchObject({ id: subject.item, title: { en: expect.stringContaining('changed') } });
	expect(parts.redirects).toEqual([]);
	expect(await onSite()).toBe(before);
	// The link can be opened any number of times.
	const begun = vi.spyOn(payload.db, 'beginTransaction');
	const again = await Promise.all([ask(link), ask(link)]);
	expect(await Promise.all(again.map((answer) => answer.json()))).toEqual([
		{ name, parts },
		{ name, parts },
	]);
	expect(begun).not.toHaveBeenCalled();
	begun.mockRestore();
	await payload.update({ collection: 'articles', id: subject.item ?? 0, data: data({ title: 'Changed since' }) });
	expect((await ask(link)).status).toBe(422);
	expect((await ask(link.replace(/release=\d+/, 'release=999999'))).status).toBe(403);
});

test('a due release that the database refuses does not hold up the next', {
	tags: '@REL-7',
	timeout: 60_000,
}, async () => {
	const due = async (title: string) => {
		const { id } = await newPage(title, [textWith('/contact')]);
		const release = await newRelease();
		await studio.addItem(await request(), release, { kind: 'free-pages', item: id }, {});
		const plan = { state: 'scheduled' as const, at: new Date().toISOString(), planner: editor.id };
		return (await payload.update({ collection: 'releases', id: release, data: plan })).id;
	};
	const [first, second] = [await due('due/refused'), await due('due/taken')];
	await connected(own.databaseUrl, (client) =>
		client.query(`create function refuse_due() returns trigger language plpgsql as
			$$ begin if new.slug = 'due/refused' and new._status = 'published' then raise exception 'refused'; end if; return new; end $$;
			create trigger refuse_due before update on free_pages for each row execute function refuse_due()`),
	);
	const stateOf = async (id: number) => (await payload.findByID({ collection: 'releases', id })).state;
	try {
		await expect(studio.runDueReleases(payload)).rejects.toThrow();
		expect([await stateOf(first), await stateOf(second)]).toEqual(['scheduled', 'live']);
	} finally {
		await connected(own.databaseUrl, (client) => client.query('drop function refuse_due cascade'));
	}
	await studio.runDueReleases(payload);
	expect(await stateOf(first)).toBe('live');
});
