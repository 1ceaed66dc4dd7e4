import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { draftKey } from '@site/contract/typed-draft';
import { shelfLifeLetters } from '@site/demo/company/shelf-life-letters';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content/content.ts';
import { article, both, product, snapshotWith } from './content/fixtures.ts';
import { createTypedDrafts } from './typed-drafts.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The number of objects left after garbage collection. */
async function living(seen: readonly WeakRef<object>[]): Promise<number> {
	// An object lives until the end of the turn in which a WeakRef to it was created or read.
	await turnOfTheLoop();
	collect();
	return seen.filter((one) => one.deref() !== undefined).length;
}

const key = (name: string) => draftKey('secret', 1, name);
const content = buildContent(snapshotWith({ products: [product(1), product(2)], articles: [article(1)] }));

function opened() {
	let time = 0;
	const shown: object[] = [];
	const drafts = createTypedDrafts({ content: () => content, onShown: (draft) => shown.push(draft), now: () => time });
	return { drafts, shown, wait: (minutes: number) => (time += minutes * 60_000) };
}

describe('a draft that is being typed', () => {
	test('replaces its published version, and the rest stays as published', { tags: '@EDIT-1' }, () => {
		const { drafts, shown } = opened();
		const item = product(2, { title: both('Typed', '输入') });
		expect(drafts.lay({ key: key('a'), part: 'products', item })).toEqual({ address: `/products/${item.slug}` });
		const seen = drafts.contentWith(key('a'))?.snapshot;
		expect(seen?.products.map(({ title }) => title.en)).toEqual([content.snapshot.products[0]?.title.en, 'Typed']);
		expect(seen?.products[0]).toBe(content.snapshot.products[0]);
		expect(seen?.articles).toBe(content.snapshot.articles);
		expect(content.snapshot.products[1]?.title.en).not.toBe('Typed');
		expect(shown).toHaveLength(1);
	});

	test('comes first among its kind if it is new', () => {
		const { drafts } = opened();
		drafts.lay({ key: key('a'), part: 'articles', item: article(9) });
		expect(drafts.contentWith(key('a'))?.snapshot.articles.map(({ id }) => id)).toEqual([9, 1]);
	});

	test('is refused if it breaks the contract, and the former draft stays', { tags: '@EDIT-3' }, () => {
		const { drafts } = opened();
		drafts.lay({ key: key('a'), part: 'articles', item: article(1, { title: both('Good', '好') }) });
		const said = drafts.lay({ key: key('a'), part: 'articles', item: { ...article(1), publishedOn: 'some day' } });
		expect('issues' in said && said.issues[0]?.path).toEqual(['publishedOn']);
		expect(drafts.contentWith(key('a'))?.snapshot.articles[0]?.title.en).toBe('Good');
	});

	test('expires half an hour after the last keystroke, and belongs to one key', { tags: '@EDIT-6' }, () => {
		const { drafts, wait } = opened();
		drafts.lay({ key: key('a'), part: 'articles', item: article(1) });
		wait(29);
		drafts.lay({ key: key('a'), part: 'articles', item: article(1) });
		wait(29);
		expect(drafts.knows(key('a'))).toBe(true);
		expect(drafts.knows(key('b'))).toBe(false);
		wait(2);
		expect(drafts.knows(key('a'))).toBe(false);
		expect(drafts.contentWith(key('a'))).toBeNull();
	});

	test('is kept for at most a hundred forms; the oldest one is dropped', { tags: '@EDIT-6' }, () => {
		const { drafts } = opened();
		for (let form = 0; form <= 100; form += 1) drafts.lay({ key: key(`${form}`), part: 'articles', item: article(1) });
		expect(drafts.knows(key('0'))).toBe(false);
		expect(drafts.knows(key('1'))).toBe(true);
	});

	test('of a notice bar is seen while it is written, whatever its days', { tags: '@EDIT-14' }, () => {
		const over = { from: '2026-01-01', until: '2026-01-02' };
		const { home } = content.snapshot;
		const published = buildContent(snapshotWith({ home: { ...home, notice: { ...home.notice, ...over } } }));
		const drafts = createTypedDrafts({ content: () => published, onShown: () => undefined });
		const noticeOf = (notice: object) => {
			drafts.lay({ key: key('a'), part: 'home', item: { ...home, notice: { ...home.notice, ...over, ...notice } } });
			return drafts.contentWith(key('a'))?.snapshot.home.notice;
		};
		expect(noticeOf({})?.until).toBe(over.until);
		expect(noticeOf({ until: '2026-01-03' })?.until).toBe('2026-01-03');
		for (const written of [{ text: both('Typed', '输入') }, { code: 'TYPED' }, { links: [] }]) {
			const shown = noticeOf(written);
			expect(shown).toMatchObject(written);
			expect([shown?.from, shown?.until]).toEqual([undefined, undefined]);
		}
	});

	test('of a document is seen where its title is shown, or nowhere', { tags: '@EDIT-19' }, () => {
		const sample = buildContent(demoSnapshot);
		const drafts = createTypedDrafts({ content: () => sample, onShown: () => undefined });
		const [pattern] = demoSnapshot.documents;
		const seen = (document: object) =>
			drafts.lay({ key: key('a'), part: 'documents', item: { ...pattern, ...document } });
		const place = (key: string) => seen(demoSnapshot.documents.find((one) => one.key === key) ?? {});
		expect(place('anti-bribery')).toEqual({ address: '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY' });
		expect(place('media-kit')).toEqual({ address: '/media-room' });
		const { flu, covid } = shelfLifeLetters;
		for (const { id } of [flu, covid])
			expect(seen({ id, key: null })).toEqual({ address: expect.stringMatching(/^\/notices\/./) });
		expect(seen({ id: 999, key: null })).toEqual({ address: null });
		const unannounced = buildContent({ ...demoSnapshot, notices: [] });
		const beside = createTypedDrafts({ content: () => unannounced, onShown: () => undefined });
		expect(beside.lay({ key: key('a'), part: 'documents', item: { ...pattern, id: covid.id, key: null } })).toEqual({
			address: expect.stringMatching(/^\/01\/\d{14}\/10\/COV2410A$/),
		});
	});

	test('leaves nothing in memory: no former content and no content of forms', { tags: '@EDIT-6' }, async () => {
		let time = 0;
		let published = buildContent(snapshotWith({ articles: [article(1)] }));
		const drafts = createTypedDrafts({ content: () => published, onShown: () => undefined, now: () => time });
		const seen: WeakRef<object>[] = [];
		const write = (form: number) => {
			drafts.lay({ key: key(`${form}`), part: 'articles', item: article(1) });
			const laid = drafts.contentWith(key(`${form}`));
			if (laid) seen.push(new WeakRef(laid));
		};
		for (let form = 0; form < 60; form += 1) write(form);
		expect(await living(seen)).toBeLessThanOrEqual(10);
		seen.push(new WeakRef(published));
		published = buildContent(snapshotWith({ articles: [article(1)] }));
		write(60);
		expect(await living(seen)).toBe(1);
		time = 31 * 60_000;
		drafts.lay({ key: key('61'), part: 'articles', item: article(1) });
		await turnOfTheLoop();
		expect(await living(seen)).toBe(0);
	});

	test('is not measured', { tags: '@EDIT-6' }, () => {
		const { drafts } = opened();
		const settings = { ...content.snapshot.settings, tagManager: { id: 'GTM-1', script: 'https://example.com/a.js' } };
		expect(drafts.lay({ key: key('a'), part: 'settings', item: settings })).toEqual({ address: '/contact' });
		expect(drafts.contentWith(key('a'))?.snapshot.settings.tagManager.id).toBe('');
	});
});

test('has one key for a form and person all day', { tags: '@EDIT-6' }, () => {
	const noon = Date.parse('2026-05-05T12:00:00Z');
	expect(draftKey('s', 1, 'articles/1', noon)).toBe(draftKey('s', 1, 'articles/1', noon + 3_600_000));
	const others = [
		draftKey('s', 2, 'articles/1', noon),
		draftKey('t', 1, 'articles/1', noon),
		draftKey('s', 1, 'articles/2', noon),
	];
	expect(others).not.toContain(draftKey('s', 1, 'articles/1', noon));
});
