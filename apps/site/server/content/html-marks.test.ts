import { Html, Text } from '@site/contract/language';
import { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildContent } from './content.ts';
import { snapshotWith } from './fixtures.ts';
import { htmlMarker, isHtml } from './html-marks.ts';
import { localise } from './localise.ts';

const hostile = { en: '<p>Hello<script>alert(1)</script></p>', cn: '<b onclick="x()">好</b>' };

// Holds CALL-13.
it('sanitises HTML because of its type, under any name, however deep', () => {
	const schema = z.object({
		motto: Html,
		maybe: Html.optional(),
		title: Text,
		rows: z.array(z.object({ note: Html.nullable() })),
		kind: z.discriminatedUnion('is', [
			z.object({ is: z.literal('rich'), words: Html }),
			z.object({ is: z.literal('plain'), words: Text }),
		]),
	});
	const value = {
		motto: { ...hostile },
		maybe: { ...hostile },
		title: { en: 'a <b' },
		rows: [{ note: { ...hostile } }, { note: null }],
		kind: { is: 'rich' as const, words: { ...hostile } },
	};
	htmlMarker(schema)(value);
	expect(localise(value, 'en')).toEqual({
		motto: '<p>Hello</p>',
		maybe: '<p>Hello</p>',
		title: 'a <b',
		rows: [{ note: '<p>Hello</p>' }, { note: null }],
		kind: { is: 'rich', words: '<p>Hello</p>' },
	});
	expect(localise(value, 'cn')).toMatchObject({ motto: '<b>好</b>' });
	const plain = { ...value, kind: { is: 'plain' as const, words: { en: '1 < 2' } } };
	htmlMarker(schema)(plain);
	expect(localise(plain, 'en').kind.words).toBe('1 < 2');
});

it('says so where a schema can not be followed, instead of letting HTML through', () => {
	expect(() => htmlMarker(z.object({ any: z.map(z.string(), Html) }))).toThrow(/map/);
});

it('marks 10,000 products in well under a second', () => {
	const snapshot = snapshotWith();
	const [product] = snapshot.products;
	if (!product) throw new Error('The fixture has no product');
	const products = Array.from({ length: 10_000 }, (_, id) => ({ ...product, id, content: { ...product.content } }));
	const mark = htmlMarker(Snapshot);
	const start = performance.now();
	mark({ ...snapshot, products });
	expect(performance.now() - start).toBeLessThan(500);
	expect(products.every(({ content }) => isHtml(content))).toBe(true);
	expect(isHtml(buildContent(snapshot).snapshot.legal[0]?.intro ?? {})).toBe(true);
});
