import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { lotsIn } from '@site/contract/lot-books';
import { lotKey } from '@site/contract/lots';
import { demoSnapshot } from '@site/demo/snapshot';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParallel, userAgents } from './ask.ts';
import { oneSite } from './one-site.ts';

const site = oneSite('unknown-lots', 4);
const known = lotsIn(demoSnapshot.lots);
const packs = demoSnapshot.products.flatMap(({ packs }) => packs).filter(({ gtin }) => gtin);

const lots = fc
	.record({
		lot: fc.constantFrom(...known.map(({ lot }) => lot)),
		end: fc.constantFrom('E', 'X', '0', '-7', 'é'),
		pack: fc.constantFrom(...packs),
		expires: fc.constantFrom(undefined, '2027-09-30', '2021-06-30'),
	})
	.map(({ lot, end, pack, expires }) => ({ lot: lot.slice(0, -1) + end, pack, expires }))
	.filter(({ lot }) => known.every((one) => one.lot !== lotKey(lot)));

const reassuring = {
	en: /Use until|No open notice|belongs to your lot|Do the test step by step|This is the date that is printed/,
	cn: /可使用至|没有涉及|与您的批次对应|按步骤检测|即包装标示的有效期/,
};
const warning = {
	en: /We do not know lot|We cannot check lot|Look at the label again|Do not use this/,
	cn: /没有批号 .+ 的记录|此处无法核对批号|请再次核对包装盒标签|请勿使用该/,
};
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<wbr/>', '');

it('no page of a box is reassuring about a lot that is not on record', { tags: '@BOX-12' }, async () => {
	await inParallel(fc.sample(lots, { seed: 2604, numRuns: 60 }), 4, async ({ lot, pack, expires }) => {
		const path = boxPath({ gtin: gtin14(pack.gtin ?? ''), lot, ...(expires && { expires }) });
		for (const agent of Object.values(userAgents)) {
			for (const language of ['en', 'cn'] as const) {
				const address = language === 'en' ? path : `${path}${expires ? '&' : '?'}lang=cn`;
				const { status, body } = await site.ask(address, { 'user-agent': agent });
				const main = mainOf(body);
				expect(status, address).toBe(200);
				expect(main, address).toMatch(warning[language]);
				expect(main, address).not.toMatch(reassuring[language]);
				expect(main, address).toContain('href="tel:');
			}
		}
	});
});

it.each(Object.entries(userAgents))(
	'an open notice begins with what to do and a check of lots: %s',
	{ tags: '@NOTICE-1' },
	async (_, agent) => {
		const main = mainOf(
			(await site.ask('/notices/fsn-2026-02-glucose-test-strips', { 'user-agent': agent })).body.replace(
				/<script.*?<\/script>/gs,
				'',
			),
		);
		const places = [
			'What you should do',
			'Do not use this vial',
			'Ask for an exchange',
			'tel:',
			'name="lot"',
			'What is wrong',
			'Published',
		].map((part) => main.indexOf(part));
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(places).not.toContain(-1);
		const { status, headers } = await site.ask('/check?code=HA-BGS-50&lot=bgs2604b', { 'user-agent': agent });
		expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/01\/\d{14}\/10\/bgs2604b$/)]);
	},
);
