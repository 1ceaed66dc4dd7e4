import { csvOf } from '@site/contract/csv';
import { mostLines } from '@site/contract/list';
import { demoSnapshot } from '@site/demo/snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { list } from './list.ts';
import { writtenLeft } from './list-left.ts';
import { listLines, mostPasted, withPasted } from './list-lines.ts';
import { minimumOrder, packsIn } from './minimum-order.ts';
import { longestNamed, readPasted } from './read-pasted.ts';

const content = buildContent(demoSnapshot);
const [one, two] = demoSnapshot.products.filter(({ packs }) => packs.length > 1);
if (!one || !two) throw new Error('The sample has no products of several packs');
const [first, second] = one.packs;
const [other] = two.packs;
const gtin = first?.gtin;
if (!gtin || !second || !other) throw new Error('The sample has no packs');

const pasted = (paste: string, items = '') => {
	const { lines, problems, unread } = withPasted(content, { items, paste });
	return { lines: lines.map(({ reference, quantity }) => `${reference} ${quantity}`), problems, unread };
};
const linesOf = (paste: string, items?: string) => pasted(paste, items).lines;

describe('Pasted text', () => {
	it('is split by lines, commas, semicolons and tabs, by REF, GTIN or name', { tags: '@LIST-3' }, () => {
		const wanted = [`${first.reference} 1`, `${other.reference} 1`];
		expect(linesOf(`${first.reference}\r\n\n ${other.reference} \n`)).toEqual(wanted);
		for (const between of [',', ', ', ';', '\t', ' ', '，', '、'])
			expect(linesOf(first.reference + between + other.reference)).toEqual(wanted);
		expect(linesOf(`${gtin}\nGTIN: 0${gtin.replace(/(\d{4})/g, '$1 ')}`)).toEqual([`${first.reference} 2`]);
		expect(linesOf(`${one.title.en.toUpperCase()}\n${two.title.cn}`)).toEqual(wanted);
		expect(linesOf(`ref ${second.reference.toLowerCase().replaceAll('-', ' ')}`)).toEqual([`${second.reference} 1`]);
	});

	it('may have quantities before or after, and adds up duplicates', { tags: '@LIST-3' }, () => {
		const { reference } = first;
		for (const line of [
			`REF ${reference} x 20`,
			`${reference}\t20`,
			`20 x ${reference}`,
			`20× ${reference}`,
			`${reference} ×20`,
			`${reference} 20`,
			`${reference}, 20`,
			`${reference};20`,
			`20;${reference}`,
			`${reference} (qty 20)`,
			`${one.title.en} x 20`,
			`"${reference}\t20"`,
			`${gtin} x 20`,
			`${reference}*20`,
			`${reference}: 20`,
			`${reference} (20)`,
			`${reference} 20 packs`,
			`${reference} - 20 pcs`,
			`${reference.replaceAll('-', '－')}　２０`,
		])
			expect([line, linesOf(line)]).toEqual([line, [`${reference} 20`]]);
		expect(linesOf(`${reference},20,${other.reference},5`)).toEqual([`${reference} 20`, `${other.reference} 5`]);
		expect(linesOf(`${reference} x 2\n3 x ${reference}`, `${reference}:5`)).toEqual([`${reference} 10`]);
	});

	it('is found in the lines of an e-mail, with the number beside it', { tags: '@LIST-3' }, () => {
		const [a, b, c] = [first.reference, second.reference, other.reference];
		for (const [line, ...wanted] of [
			[`1. ${a} (20 pcs)`, `${a} 20`],
			[`2) ${a} - 4 boxes`, `${a} 4`],
			[`10 pcs. of ${a}`, `${a} 10`],
			[`We need ${a}, 4 packs.`, `${a} 4`],
			[`REF ${a}, 4 packs`, `${a} 4`],
			[`> ${a} x 2`, `${a} 2`],
			[`* 5 ${a}`, `${a} 5`],
			[`${a} | 7`, `${a} 7`],
			[`${a} 五盒`, `${a} 5`],
			[`please send 3x ${a}`, `${a} 3`],
			[`${a.replaceAll('-', '_')} 5`, `${a} 5`],
			[`(01)${gtin.padStart(14, '0')}`, `${a} 1`],
			[`${a} / ${b} / ${c}`, `${a} 1`, `${b} 1`, `${c} 1`],
			[`${a} 2 and ${c} 3`, `${a} 2`, `${c} 3`],
			[`4 of ${a} and 6 of ${c}`, `${a} 4`, `${c} 6`],
		] as const)
			expect([line, pasted(line)]).toEqual([line, { lines: wanted, problems: [], unread: 0 }]);
		const unclear = `3 of ${a} for room 12`;
		expect(pasted(unclear)).toMatchObject({ lines: [`${a} 1`], problems: [{ kind: 'quantity', typed: unclear }] });
		expect(pasted(`${a} or HA-XYZ-99`).lines).toEqual([]);
	});

	it('reports which lines were added up', { tags: '@LIST-3' }, () => {
		const { reference } = first;
		const twice = [{ kind: 'twice', typed: `${reference} × 10` }];
		expect(pasted(`${reference} x 2\n3 x ${reference}\n${other.reference}`, `${reference}:5`).problems).toEqual(twice);
		expect(pasted(`${reference} x 2\n${other.reference}`).problems).toEqual([]);
		const { left } = writtenLeft(pasted(`${reference} x 9\n${gtin}`).problems);
		expect(list(content, { items: '', add: '', left, language: 'en' }).left).toEqual([
			{ kind: 'twice', typed: `${reference} × 10`, suggestions: [] },
		]);
	});

	it('gives a line for each row of a spreadsheet, also of our own files', { tags: '@LIST-3' }, () => {
		const head = ['REF', 'Product', 'Pack', 'GTIN', 'Quantity', 'Note'];
		const row = [second.reference, one.title.en, second.quantity.en, second.gtin ?? '', '25', 'Discontinued'];
		const next = [other.reference, two.title.en, other.quantity.en, other.gtin ?? '', '3', ''];
		const wanted = { lines: [`${second.reference} 25`, `${other.reference} 3`], problems: [], unread: 0 };
		expect(pasted([head, row, next].map((cells) => cells.join('\t')).join('\n'))).toEqual(wanted);
		expect(pasted(csvOf([head, row, next]))).toEqual(wanted);
		expect(linesOf(`${one.title.en}\t${second.reference}\t4`)).toEqual([`${second.reference} 4`]);
		expect(linesOf(`${first.reference}\t${second.reference}`)).toEqual([
			`${first.reference} 1`,
			`${second.reference} 1`,
		]);
		expect(pasted(`${first.reference}\tHA-XYZ-99\t2`).problems).toMatchObject([{ kind: 'unknown' }]);
		for (const thousand of ['1,000', '1.000', '1000'])
			expect(linesOf(`${first.reference} x ${thousand}`)).toEqual([`${first.reference} 1000`]);
	});

	it('keeps unknown lines as typed, with suggestions and quantity', { tags: '@LIST-4' }, () => {
		const typed = `${first.reference.slice(0, -1)}Z x 7`;
		const { lines, problems } = pasted(`${typed}\nno such thing as this\n;;;\n=HYPERLINK("x")`);
		expect(lines).toEqual([]);
		expect(problems).toEqual(
			[typed, 'no such thing as this', ';;;', '=HYPERLINK("x")'].map((each) => ({ kind: 'unknown', typed: each })),
		);
		const { left } = writtenLeft(problems);
		const shown = list(content, { items: '', add: '', left, language: 'en' }).left;
		expect(shown.map((each) => each.typed)).toEqual(problems.map((each) => each.typed));
		expect(shown[0]?.suggestions).toContainEqual({ reference: first.reference, title: one.title.en, quantity: 7 });
		const [, named] = list(content, {
			items: '',
			add: '',
			left: `unknown:x\nunknown:${one.title.en} tset`,
			language: 'en',
		}).left;
		expect(named?.suggestions.map(({ reference }) => reference)).toContain(first.reference);
	});

	it('counts one, with a message, if the quantity is not from 1 to 9,999', { tags: '@LIST-5' }, () => {
		for (const wrong of ['0', '-5', '−5', '2.5', '2,5', '10000', '99999999999999999999']) {
			const typed = `${first.reference} x ${wrong}`;
			expect(pasted(typed)).toMatchObject({ lines: [`${first.reference} 1`], problems: [{ kind: 'quantity', typed }] });
		}
		expect(pasted(`${first.reference} x 9999`, `${first.reference}:2`)).toMatchObject({
			lines: [`${first.reference} 9999`],
			problems: [{ kind: 'quantity' }],
		});
	});

	it('fills a list up to 60 lines, reads 200 at once, and reports the rest', { tags: '@LIST-6' }, () => {
		const packs = demoSnapshot.products.flatMap((product) => product.packs.map(({ reference }) => reference));
		const { lines, problems, unread } = pasted([...packs, ...Array(10_000).fill('rubbish')].join('\n'));
		expect(lines).toHaveLength(mostLines);
		expect(problems.filter(({ kind }) => kind === 'full').map(({ typed }) => typed)).toEqual(packs.slice(mostLines));
		expect(unread).toBe(packs.length + 10_000 - mostPasted);
		const { left, unshown } = writtenLeft(problems);
		expect(encodeURIComponent(left).length).toBeLessThanOrEqual(5000);
		expect(left.split('\n').length + unshown).toBe(problems.length);
	});

	const pieces = [
		'a',
		'1',
		' ',
		'x ',
		'(',
		',',
		'\t',
		'"',
		'-',
		': ',
		'REF ',
		'1,000',
		' x 20',
		'qty ',
		'盒',
		'\n',
		first.reference,
	];
	const hostile = fc
		.tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 5000 }))
		.map(([unit, times]) => unit.join('').repeat(times));

	it('is looked up a bounded number of times, whatever it contains', { tags: '@LIST-6' }, () => {
		fc.assert(
			fc.property(hostile, (text) => {
				let letters = 0;
				let longest = 0;
				const knows = (named: string) => {
					longest = Math.max(longest, named.length);
					letters += named.length;
					return null;
				};
				const { read } = readPasted(text, knows, mostPasted);
				expect(read.length).toBeLessThanOrEqual(mostPasted);
				expect(longest).toBeLessThanOrEqual(longestNamed);
				expect(letters).toBeLessThanOrEqual(10 * text.length);
			}),
			{ seed: 4711, numRuns: 500 },
		);
	});
});

describe('The list in an address', () => {
	const minimum = minimumOrder(content, { product: one, pack: first }).least ?? 1;

	it('names its packs in their order, and a product by its usual pack', { tags: '@LIST-7' }, () => {
		const { lines } = listLines(content, { items: `${second.reference}:3,${two.reference}:2`, add: gtin });
		expect(lines.map(({ reference, quantity }) => [reference, quantity])).toEqual([
			[second.reference, 3],
			[other.reference, 2],
			[first.reference, minimum],
		]);
		const again = listLines(content, { items: `${first.reference}:3`, add: first.reference });
		expect(again.lines).toMatchObject([{ quantity: 3 }]);
	});

	it('starts a line without a quantity at the minimum order, and pasted ones at one', { tags: '@LIST-1' }, () => {
		expect(minimum).toBeGreaterThan(1);
		const { lines } = listLines(content, { items: first.reference, add: '' });
		expect(lines).toMatchObject([{ quantity: minimum }]);
		expect(linesOf(first.reference)).toEqual([`${first.reference} 1`]);
		expect(linesOf(first.reference, first.reference)).toEqual([`${first.reference} ${minimum + 1}`]);
	});

	it('says the minimum order in words, or in packs if it is stated so', { tags: '@LIST-15' }, () => {
		expect(packsIn('4 cases, or 1 pack in the shop', 12)).toBe(48);
		expect(packsIn('1 instrument', undefined)).toBe(1);
		expect(packsIn('2 cases', undefined)).toBeNull();
		expect(packsIn('By agreement', 12)).toBeNull();
		const { lines } = list(content, { items: `${first.reference}:1`, add: '', left: '', language: 'cn' });
		const usual = demoSnapshot.settings.ordering.minimumOrder;
		const words = one.ordering.minimumOrder ?? usual;
		expect(lines[0]).toMatchObject({ minimumOrder: words?.cn, least: packsIn(words?.en ?? '', first.caseQuantity) });
	});

	it('names the products of its comparison, at most twelve', { tags: '@LIST-9' }, () => {
		const items = demoSnapshot.products.map(({ reference }) => `${reference}:1`).join(',');
		const shown = list(content, { items, add: '', left: '', language: 'cn' });
		expect(shown.lines.length).toBeGreaterThan(12);
		expect(shown.compared).toHaveLength(12);
		expect(shown.compared[0]).toMatchObject({ gtin: expect.stringMatching(/^\d{13}$/), quantity: 1 });
	});
});
