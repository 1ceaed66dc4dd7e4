import { Html, Text } from '@site/contract/language';
import { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildContent } from './content.ts';
import { snapshotWith } from './fixtures.ts';
import { htmlMarker, isHtml } from './html-marks.ts';
import { localise } from './localise.ts';

const hostile = { en: '<p>Hello<script>alert(1)</script></p>', cn: '<b onclick="x()">好</b>' };

it('HTML is sanitized by its type, under any name and at any depth', { tags: '@CALL-13' }, () => {
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

it('a schema that cannot be followed is an error, so that no HTML passes', () => {
	expect(() => htmlMarker(z.object({ any: z.map(z.string(), Html) }))).toThrow(/map/);
});

it('only the fields of a product that hold HTML are read, each once', () => {
	const snapshot = snapshotWith();
	const [product] = snapshot.products;
	if (!product) throw new Error('The fixture has no product');
	const read: PropertyKey[] = [];
	const watched = new Proxy(product, {
		get(target, name) {
			read.push(name);
			return Reflect.get(target, name);
		},
	});
	htmlMarker(Snapshot)({ ...snapshot, products: [watched] });
	expect(read.toSorted()).toEqual(['content', 'resources', 'theme']);
	expect(isHtml(product.content)).toBe(true);
	expect(isHtml(buildContent(snapshot).snapshot.legal[0]?.intro ?? {})).toBe(true);
});
