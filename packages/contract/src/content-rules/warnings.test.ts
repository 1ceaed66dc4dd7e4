import { expect, test } from 'vitest';
import { warningsIn } from './warnings.ts';

const isDead = (to: string) => to === '/gone' || to === 'link:product9';
const found = (item: object) => warningsIn(item, isDead).map(({ rule, path }) => [rule, path]);
const text = (en: string) => ({ en, cn: '中文' });

test('links to nowhere are found in fields and in formatted text, and no others', { tags: '@EDIT-61' }, () => {
	expect(found({ to: '/gone', rows: [{ to: '/there' }, { to: 'link:product9' }] })).toEqual([
		['dead-link', 'to'],
		['dead-link', 'rows.1.to'],
	]);
	expect(found({ body: text('<p><a href="/gone">a</a> <a href="/there">b</a></p>') })).toEqual([
		['dead-link', 'body.en'],
	]);
});

test('a text without Chinese is found at its field, an address is not', { tags: '@EDIT-61' }, () => {
	expect(found({ title: { en: 'Winter' }, note: { en: 'Summer', cn: ' ' } })).toEqual([
		['missing-chinese', 'title.cn'],
		['missing-chinese', 'note.cn'],
	]);
	expect(found({ number: { en: '12' }, register: { en: 'https://example.com/a' }, empty: { en: '' } })).toEqual([]);
});

test('a picture that says nothing is found, in a field and in a text', { tags: '@EDIT-61' }, () => {
	const picture = { url: '/media/a.webp', width: 10, height: 10, alt: { en: ' ' } };
	expect(found({ picture, body: text('<img src="a" alt=""><img src="b" alt="A box">') })).toEqual([
		['picture-without-words', 'picture'],
		['picture-without-words', 'body.en'],
	]);
	expect(found({ body: text('<img alt="A box" src="b">') })).toEqual([]);
});

test.each(['TODO', 'Lorem ipsum dolor', 'xxx', 'For […] days', '待补充'])(
	'“%s” is found as left over',
	{ tags: '@EDIT-61' },
	(words) => {
		expect(found({ title: text(words) })).toEqual([['placeholder', 'title.en']]);
	},
);

test('words that only look like a placeholder are none', { tags: '@EDIT-61' }, () => {
	expect(found({ a: text('Size XX'), b: text('A todos'), c: text('Read [1]') })).toEqual([]);
});
