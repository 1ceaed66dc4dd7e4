import { describe, expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { documentLibrary, isOfLot, type LibraryQuery } from './document-library.ts';
import { documentPage } from './document-page.ts';
import { documentParts } from './document-parts.ts';
import { picture, product, productDocument, revision, snapshotWith } from './fixtures.ts';

const lots = (from: string, to: string) => ({ lots: { from, to } });

const content = buildContent(
	snapshotWith({
		products: [
			product(1, { reference: 'HA-FLU-25', title: { en: 'Flu Test', cn: '流感检测' }, filmIds: [1] }),
			product(2, {
				reference: 'HA-HIV-5',
				title: { en: 'HIV Test' },
				packs: [
					{ reference: 'HA-HIV-5', quantity: { en: '5 tests' } },
					{ reference: 'HA-HIV-BOX', quantity: { en: '50 tests' }, gtin: '04006381333931' },
				],
			}),
		],
		productDocuments: [
			productDocument(1),
			productDocument(2),
			productDocument(3, { kind: 'sds', part: 'buffer', productIds: [1] }),
		],
		revisions: [
			revision(1, 'en', 1, { state: 'superseded', endedOn: '2026-02-01', ...lots('', 'A9') }),
			revision(1, 'en', 2, { state: 'withdrawn', endedOn: '2026-03-01', ...lots('A10', 'A20') }),
			revision(1, 'en', 3, lots('A10', '')),
			revision(1, 'es', 1),
			revision(2, 'en', 1),
			revision(3, 'zh', 1),
		],
		films: [
			{
				id: 1,
				title: { en: 'Collecting a sample' },
				poster: picture('film'),
				file: { url: '/media/film.mp4', format: 'MP4', bytes: 5 },
				captions: { english: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHold still.', chinese: '' },
				address: '',
			},
		],
	}),
);

const all = { words: '', lot: '', kind: null, spoken: null, language: 'en', page: 1, pageSize: 20 } as const;
const shown = (query: Partial<LibraryQuery>) =>
	documentLibrary(content, { ...all, ...query }).items.flatMap(({ rows }) => rows.map(({ file }) => file));

describe('the library of documents', () => {
	it.each([
		[{ words: 'flu' }, ['HA-FLU-25/ifu/en', 'HA-FLU-25/ifu/es', 'HA-FLU-25/sds-buffer/zh']],
		[{ words: '流感', spoken: 'es' }, ['HA-FLU-25/ifu/es']],
		[{ words: 'ha hiv', kind: 'ifu' }, ['HA-HIV-5/ifu/en']],
		[{ words: 'HAHIV5' }, ['HA-HIV-5/ifu/en']],
		[{ words: 'ha-hiv-box' }, ['HA-HIV-5/ifu/en']],
		[{ words: '4006381 333931' }, ['HA-HIV-5/ifu/en']],
		[{ kind: 'sds' }, ['HA-FLU-25/sds-buffer/zh']],
		[{ words: 'flu', lot: 'a3', spoken: 'en' }, ['HA-FLU-25/ifu/en/1']],
		// The second revision was withdrawn: its lots belong to the third.
		[{ words: 'flu', lot: 'A15', spoken: 'en' }, ['HA-FLU-25/ifu/en']],
		[{ words: 'nothing' }, []],
		[{ words: 'fl' }, []],
		[{ words: '(flu),', spoken: 'es' }, ['HA-FLU-25/ifu/es']],
		[{ words: '?!' }, []],
	] as const)('a search for %o shows %o', { tags: '@DOC-1' }, (query, files) => {
		expect(shown(query)).toEqual(files.map((file) => `/documents/${file}.pdf`));
	});

	it.each([
		[{ kind: 'video' }, 1],
		[{ kind: 'video', spoken: 'en' }, 1],
		// Its captions are in English only, and a film belongs to no lot.
		[{ kind: 'video', spoken: 'zh' }, 0],
		[{ kind: 'video', lot: 'A3' }, 0],
		[{ kind: 'ifu' }, 0],
	] as const)('a search for %o lists %i films, with the link to their page', { tags: '@DOC-1' }, (query, count) => {
		const films = documentLibrary(content, { ...all, ...query }).items.flatMap((entry) => entry.films);
		expect(films.map(({ address }) => address)).toEqual(Array(count).fill('/products/product-1#films'));
	});

	it('leads from a kind to its parts if a product only has the parts', { tags: '@DOC-21' }, () => {
		const asked = { reference: 'ha-flu-25', kind: 'sds', part: '', language: 'zh' } as const;
		expect(documentPage(content, { asked, language: 'en' })).toBeNull();
		const { reference, rows } = documentParts(content, { asked, language: 'en' }) ?? {};
		expect([reference, rows?.map(({ address }) => address)]).toEqual([
			'HA-FLU-25',
			['/documents/HA-FLU-25/sds-buffer/zh'],
		]);
		for (const other of [{ language: 'en' }, { part: 'x' }, { revision: '1' }, { reference: 'HA-HIV-5' }] as const)
			expect(documentParts(content, { asked: { ...asked, ...other }, language: 'en' })).toBeNull();
	});

	it('sorts lots by number, whatever their length', () => {
		expect([isOfLot(lots('A9', 'A10'), 'A10'), isOfLot(lots('A9', 'A10'), 'A11')]).toEqual([true, false]);
	});
});

describe('the page of a document', () => {
	const at = { reference: 'ha-flu-25', kind: 'ifu', part: '', language: 'en' } as const;
	const page = (asked: object) => documentPage(content, { asked: { ...at, ...asked }, language: 'en' });

	it('shows the valid revision, all others, and outdated languages', { tags: ['@DOC-6', '@DOC-8'] }, () => {
		expect(page({})).toMatchObject({
			address: '/documents/HA-FLU-25/ifu/en',
			shown: { name: '3', state: 'released', file: '/documents/HA-FLU-25/ifu/en.pdf' },
			heldName: '3',
			revisions: [{ name: '3' }, { name: '2', state: 'withdrawn' }, { name: '1', changes: 'Change 1.' }],
			languages: [
				{ language: 'en', revision: '3', isNewest: true },
				{ language: 'es', revision: '1', isNewest: false },
			],
		});
		expect(page({ revision: '1' })).toMatchObject({
			shown: { state: 'superseded', ended: 'February 1, 2026', file: '/documents/HA-FLU-25/ifu/en/1.pdf' },
			heldName: '3',
			current: '/documents/HA-FLU-25/ifu/en',
		});
	});

	it('does not exist at other addresses', () => {
		for (const asked of [{ revision: '4' }, { language: 'zh' }, { kind: 'letter' }, { reference: 'HA' }])
			expect(page(asked)).toBeNull();
	});
});
