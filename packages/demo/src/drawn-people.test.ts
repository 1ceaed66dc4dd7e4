import { readFileSync } from 'node:fs';
import type { Picture } from '@site/contract/picture';
import { expect, test } from 'vitest';
import { demoSnapshot } from './snapshot.ts';

const heads = new Set([
	'careers',
	'partnering',
	'become-a-distributor',
	'events',
	'media-room',
	'newsletter',
	'scientific-strategy-board',
	'contract-manufacturing',
]);
const { pages, boardMembers } = demoSnapshot;
const sections = pages.flatMap((page) => page.sections.map((section, at) => ({ key: page.key, at, section })));
const shown: [string, Picture][] = [
	...boardMembers.map(({ key, portrait }): [string, Picture] => [key, portrait]),
	...sections.flatMap(({ key, at, section }): [string, Picture][] => {
		if (section.kind === 'banner' && at === 0 && heads.has(key)) return [[key, section.picture]];
		if (section.kind === 'cards' && section.title?.en === 'Leadership')
			return section.items.flatMap(({ title, picture }) => (picture ? [[title.en, picture]] : []));
		return key === 'contact' && section.kind === 'split' ? [[key, section.picture]] : [];
	}),
];

test.each(shown)('%s is drawn, small, and described in both languages', { tags: '@PAGE-90' }, (_, { url, alt }) => {
	expect(url).toMatch(/\.svg$/);
	expect(alt.en).toMatch(/\(drawing\)$/);
	expect(alt.cn).toMatch(/（插画）$/);
	const file = url.replace(/^\/media\/(.*)-[0-9a-f]{10}/, '../drawings/$1');
	const text = readFileSync(new URL(file, import.meta.url), 'utf8');
	expect(text.length).toBeLessThan(8000);
	// One line draws every face: other widths are arms.
	expect(new Set(text.match(/stroke="#0B2B3A" stroke-width="\d+"/g))).toEqual(
		new Set(['stroke="#0B2B3A" stroke-width="8"']),
	);
});

test('board, leaders, eight heads and the contact page show people', () => {
	expect(shown).toHaveLength(5 + 4 + 8 + 1);
});
