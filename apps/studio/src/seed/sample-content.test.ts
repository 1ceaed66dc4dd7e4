import { demoSnapshot } from '@site/demo/snapshot';
import { expect, test } from 'vitest';
import { fromHtml } from '../rich-text/from-html.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { picturesIn } from './seed-pictures.ts';

const htmlIn = (value: unknown): string[] => {
	if (typeof value === 'string') return value.startsWith('<') ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
};

const plain = (html: string) =>
	html.replace(/>\s+</g, '><').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('<br />', '<br>').trim();

test('the editor keeps every formatted text of the sample company unchanged', () => {
	const texts = htmlIn(demoSnapshot);
	expect(texts.length).toBeGreaterThan(100);
	for (const html of texts) {
		// The editor stores a picture by its id.
		const pictures = picturesIn({ en: html });
		const numbered = pictures.reduce(
			(text, { url }, at) => text.replace(new RegExp(`<img src="${url}"[^>]*>`), `<img src="picture:${at}">`),
			html,
		);
		expect(plain(toHtml(fromHtml(numbered), (id) => pictures[id]))).toBe(plain(html));
	}
});
