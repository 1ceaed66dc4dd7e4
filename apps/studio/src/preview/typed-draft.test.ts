import { demoSnapshot } from '@site/demo/snapshot';
import { beforeAll, expect, test } from 'vitest';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';
import { listOf } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';

type Data = Record<string, unknown>;
/** The studio validates form data at run time, not the compiler. */
const data = (values: Data) => values as never;

let own: StudioForTests;
let words: { sections: Data[] };
let typed: (name: string, id?: number) => Promise<unknown>;

beforeAll(async () => {
	own = await startStudioForTests();
	const { typedDraft } = await import('./typed-draft.ts');
	const { parts } = await import('../snapshot/parts.ts');
	const [sample] = demoSnapshot.reusableSections;
	if (!sample) throw new Error('the sample has reusable sections');
	const { sections } = parts.reusableSections.fromSample(sample, () => 1);
	words = { sections: listOf(sections).filter(isObject) };
	const fields = own.payload.collections['reusable-sections'].config.flattenedFields;
	typed = async (name, id) => {
		const form = { title: 'Any', sections: words.sections.map((section) => ({ ...section, title: name })) };
		return typedDraft(await own.request(), 'reusableSections', fields, { id, data: form });
	};
}, 240_000);

const section = async () => {
	const made = data({ ...words, title: 'Reused', _status: 'published' });
	return (await own.payload.create({ collection: 'reusable-sections', data: made })).id;
};

const page = async (slug: string, shown: number, status: 'draft' | 'published') => {
	const sections = [{ blockType: 'reusable', section: shown }];
	const made = data({ title: slug, slug, sections, _status: status });
	const draft = status === 'draft';
	return (await own.payload.create({ collection: 'free-pages', draft, data: made })).id;
};

const shownAs = (title: string) => [{ title: { en: title } }];

test('a reusable section is shown alone while no page has it, new or saved', { tags: '@EDIT-18' }, async () => {
	const alone = { part: 'freePages', item: { slug: 'reusable-section', sections: shownAs('Typed') } };
	expect(await typed('Typed')).toMatchObject(alone);
	expect(await typed('Typed', await section())).toMatchObject(alone);
});

test('a reusable section is shown on a draft, or preferably on a page', { tags: '@EDIT-18' }, async () => {
	const seenOn = (id: number, slug: string) => ({
		part: 'freePages',
		item: { id, slug, sections: shownAs('Typed') },
	});
	const [waiting, shown] = [await section(), await section()];
	const onSite = await page('on-the-site', shown, 'published');
	const draft = await page('only-a-draft', waiting, 'draft');
	await page('a-newer-draft', shown, 'draft');
	expect(await typed('Typed', waiting)).toMatchObject(seenOn(draft, 'only-a-draft'));
	expect(await typed('Typed', shown)).toMatchObject(seenOn(onSite, 'on-the-site'));
});

test('a reusable section that only an event has is shown there', { tags: '@EDIT-18' }, async () => {
	const { parts } = await import('../snapshot/parts.ts');
	const [first] = demoSnapshot.events;
	if (!first) throw new Error('the sample has events');
	const { id: _, ...event } = parts.events.fromSample(first, () => 1);
	const shown = await section();
	const made = data({ ...event, sections: [{ blockType: 'reusable', section: shown }], _status: 'published' });
	const { id } = await own.payload.create({ collection: 'events', data: made });
	expect(await typed('Typed', shown)).toMatchObject({ part: 'events', item: { id, sections: shownAs('Typed') } });
});

test('a reusable section that only a themed product has is shown there', { tags: '@EDIT-18' }, async () => {
	const { parts } = await import('../snapshot/parts.ts');
	const first = demoSnapshot.products.find(({ theme }) => theme);
	if (!first) throw new Error('the sample has themed products');
	const { id: _, theme, resources: __, ...product } = parts.products.fromSample(first, () => 1);
	const shown = await section();
	const sections = [{ blockType: 'reusable', section: shown }];
	const related = { category: null, certifications: [], testTypes: [], films: [], worksWith: [], analytes: [] };
	const made = data({ ...product, ...related, theme: { ...(isObject(theme) && theme), sections }, _status: 'draft' });
	const { id } = await own.payload.create({ collection: 'products', draft: true, data: made });
	expect(await typed('Typed', shown)).toMatchObject({
		part: 'products',
		item: { id, theme: { sections: shownAs('Typed') } },
	});
});

test('an error in a reusable section is shown at its own field', { tags: '@EDIT-3' }, async () => {
	words.sections = words.sections.map((one) => ({ ...one, actions: [{ label: 'Go', to: 'not an address' }] }));
	expect(await typed('Typed')).toMatchObject({ problems: [{ path: 'sections.0.actions.0.to' }] });
});
