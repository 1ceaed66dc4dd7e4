import { expect, test } from 'vitest';
import { isPreviewToken, makePreviewToken, previewSeconds } from './preview-token.ts';

const now = 1_800_000_000;
const slug = 'flu-a/b-&-covid-19-multiplex-rapid-test';
const token = makePreviewToken('secret', 'product', slug, now + previewSeconds);

test('a preview link works for its item until its hour is over', { tags: '@D14' }, () => {
	expect(isPreviewToken('secret', 'product', slug, token, now)).toBe(true);
	expect(isPreviewToken('secret', 'product', slug, token, now + previewSeconds)).toBe(true);
	expect(isPreviewToken('secret', 'product', slug, token, now + previewSeconds + 1)).toBe(false);
});

test('a preview link opens nothing else', () => {
	expect(isPreviewToken('secret', 'article', slug, token, now)).toBe(false);
	expect(isPreviewToken('secret', 'product', 'another', token, now)).toBe(false);
	expect(isPreviewToken('other', 'product', slug, token, now)).toBe(false);
});

test('a link for more than an hour, or an invalid one, is refused', { tags: '@D14' }, () => {
	const long = makePreviewToken('secret', 'product', slug, now + 2 * previewSeconds);
	expect(isPreviewToken('secret', 'product', slug, long, now)).toBe(false);
	for (const garbage of ['', '.', 'x', `${now}.`, `${now}.zz`, token.slice(0, -1)])
		expect(isPreviewToken('secret', 'product', slug, garbage, now)).toBe(false);
	expect(isPreviewToken('', 'product', slug, makePreviewToken('', 'product', slug, now), now)).toBe(false);
});
