import { demoSnapshot } from '@site/demo/snapshot';
import { expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { toHtml } from '../rich-text/to-html.ts';

const htmlIn = (value: unknown): string[] => {
	if (typeof value === 'string') return value.startsWith('<') ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
};

const plain = (html: string) =>
	html.replace(/>\s+</g, '><').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('<br />', '<br>').trim();

test('the editor keeps every formatted text of the sample company as it was written', () => {
	const texts = htmlIn(demoSnapshot);
	expect(texts.length).toBeGreaterThan(100);
	for (const html of texts) expect(plain(toHtml(fromHtml(html), () => undefined))).toBe(plain(html));
});
