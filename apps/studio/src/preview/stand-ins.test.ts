import { draftSchemaOf } from '@site/contract/typed-draft';
import { expect, test } from 'vitest';
import { addressFrom, freeAddressFrom, withStandIns } from './stand-ins.ts';

const schema = draftSchemaOf('articles');
const bare = {
	id: 1,
	slug: '',
	kind: 'blog',
	isArticle: false,
	title: { en: 'Flu A/B, at home' },
	description: { en: '' },
	keywords: { en: '' },
	publishedOn: '',
	picture: { url: '/media/a.webp', width: 1, height: 1, alt: { en: '' } },
	content: { en: '' },
};

test('an empty required value has a stand-in; the slug comes from the title', { tags: '@EDIT-3' }, () => {
	const { error } = schema.safeParse(bare);
	const filled = withStandIns(bare, error?.issues ?? []);
	expect(schema.safeParse(filled).success).toBe(true);
	expect(filled).toMatchObject({ slug: 'flu-a-b-at-home', title: bare.title });
	expect(bare.slug).toBe('');
});

test('an invalid value stays as it is', { tags: '@EDIT-3' }, () => {
	const wrong = { ...bare, slug: 'two words', publishedOn: '2026-01-01' };
	const { error } = schema.safeParse(wrong);
	expect(withStandIns(wrong, error?.issues ?? [])).toMatchObject({ slug: 'two words' });
});

test('any title gives a valid slug', () => {
	expect(['', '!', 'Ünï 你好', ' A  b '].map(addressFrom)).toEqual(['new', 'new', 'ünï-你好', 'a-b']);
});

test('a free page has its typed address, or a free one made from its title', { tags: '@EDIT-3' }, () => {
	expect(freeAddressFrom(' /campaigns/flu ', 'Flu')).toBe('campaigns/flu');
	expect(['Été à la mer', '你好', 'Search'].map((title) => freeAddressFrom('', title))).toEqual([
		'ete-a-la-mer',
		'new',
		'search-2',
	]);
});
