import type { Product } from '@site/contract/catalogue';
import { percentOf } from '@site/contract/performance';
import { readings, whenToRead } from '@site/contract/readings';
import { isValidOn } from '@site/contract/registrations';
import { describe, expect, it } from 'vitest';
import { registrations } from '../../../src/catalogue/registrations.ts';
import { plannedRevisions } from '../../../src/papers/sample-documents.ts';
import { demoSnapshot } from '../../../src/snapshot.ts';
import { type Block, instructionsOf } from './instructions.ts';
import { issueLine } from './issue.ts';
import { orderFor } from './orders.ts';
import { type Kind, profileOf } from './profile.ts';

const { products } = demoSnapshot;

/** All words that a block prints. */
const wordsOf = (block: Block): string => {
	if ('readings' in block)
		return block.readings.map(({ sees, title, text, next }) => [sees, title, text, next].join('\n')).join('\n');
	if ('rows' in block) return block.rows.flat().join('\n');
	if ('symbols' in block) return block.symbols.map(({ means, beside }) => [means, ...beside].join(' ')).join('\n');
	return ('list' in block ? block.list : block.paragraphs).join('\n');
};

const instructions = plannedRevisions
	.filter(({ form, state }) => state === 'released' && (form === 'instructions-for-use' || form === 'user-manual'))
	.map((revision) => {
		const order = { ...orderFor(demoSnapshot, revision), picture: null };
		const sections = instructionsOf(order);
		return {
			product: revision.product,
			name: `${revision.product.reference} ${revision.language}`,
			language: revision.language,
			order,
			profile: profileOf(demoSnapshot, revision.product),
			said: [
				order.facts.statement,
				...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(wordsOf)]),
			].join('\n'),
		};
	});
type Instructions = (typeof instructions)[number];

const characteristic = ({ order }: Instructions, key: string) =>
	order.facts.characteristics.find((each) => each.key === key)?.value ?? `no ${key}`;
const limit = (one: Instructions) => {
	const { characteristics, panel } = one.order.facts;
	return (
		panel[0]?.[2] ??
		characteristics.find(({ key }) => key === 'cutOff' || key === 'limitOfDetection')?.value ??
		'no limit'
	);
};
const counts = ({ order }: Instructions) => order.facts.agreement?.targets.flat().slice(1) ?? ['no agreement'];
const window = ({ order }: Instructions) =>
	order.facts.guide ? [whenToRead(order.facts.guide, order.words.reading)] : [];
const referencesOf = (found: readonly Product[]) =>
	found.length > 0 ? found.map(({ reference }) => reference) : ['nothing to use it with'];

const byEye = (one: Instructions) => [limit(one), ...counts(one), ...window(one)];
type Need = (one: Instructions) => string[];
const needs: Record<Kind, Need> = {
	appearing: byEye,
	competitive: byEye,
	compared: byEye,
	pads: byEye,
	reader: (one) => [
		...referencesOf(one.profile.companions.readBy),
		...['measuringRange', 'limitOfDetection', 'accuracy'].map((key) => characteristic(one, key)),
		...window(one),
	],
	meter: (one) => [
		...referencesOf(one.profile.companions.readBy),
		...['measuringRange', 'accuracy'].map((key) => characteristic(one, key)),
		...(one.order.words.layers.lancets.required ?? []),
		...window(one),
	],
	control: (one) => referencesOf(one.profile.companions.checks),
	instrument: (one) => [...(one.order.words.layers.instrument.care ?? []), ...window(one)],
};

describe('instructions by kind', () => {
	it('exist for every product of the sample', { tags: '@DOC-19' }, () => {
		const english = instructions.filter(({ language }) => language === 'en').map(({ product }) => product.id);
		expect(english.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
	});

	it('state all that their kind needs, from the data of their product', { tags: '@DOC-19' }, () => {
		for (const one of instructions) {
			const missing = needs[one.profile.kind](one).filter((need) => !one.said.includes(need));
			expect([one.name, missing]).toEqual([one.name, []]);
		}
	});

	it('name every pack of their product, with the contents of each', { tags: '@DOC-60' }, () => {
		for (const { name, order, product } of instructions) {
			const references = product.packs.map(({ reference }) => reference);
			for (const reference of references)
				expect([name, issueLine(order)]).toEqual([name, expect.stringContaining(reference)]);
			const columns = order.facts.kit.map((row) => row.length - 1);
			expect([name, ...new Set(columns)]).toEqual([name, references.length]);
		}
		const small = instructions.find(({ name }) => name === 'HA-FCV-PRO-25 en');
		expect(small?.said).toContain(
			'Catalog number\nHA-FCV-PRO-25\nHA-FCV-PRO-100\nTest cassette, individually pouched\n25\n100',
		);
	});

	it('give the manufacturer its own number, and the office in China beside it', { tags: '@DOC-61' }, () => {
		const chinese = instructions.filter(({ language }) => language === 'zh');
		expect(chinese.length).toBeGreaterThan(10);
		for (const { name, order } of chinese) {
			const { maker, contact } = order.facts;
			expect([name, maker.join()]).toEqual([name, expect.stringMatching(/圣迭戈.+\+1 \(858\)/)]);
			expect([name, contact]).toEqual([name, expect.stringMatching(/\+1 \(858\).+苏州.+\+86 \(512\)/)]);
		}
	});

	it('contain no sentence for another kind, person or circumstance', { tags: '@DOC-19' }, () => {
		for (const { name, order, profile, said } of instructions) {
			const { layers, containers, damaged } = order.words;
			const lines = said.split('\n');
			const own = new Set<string>(profile.layers);
			const others = Object.entries(layers).flatMap(([layer, parts]) =>
				own.has(layer) ? [] : Object.values(parts).flat(),
			);
			const container = profile.container && containers[profile.container];
			const foreign = Object.values(containers)
				.filter((other) => other !== container)
				.map(damaged);
			expect([
				name,
				[...others, ...foreign].filter((sentence) =>
					lines.some((line) => line === sentence || (sentence.length > 8 && line.includes(sentence))),
				),
			]).toEqual([name, []]);
		}
	});

	it('have each sentence in one place: no two layers are the same', () => {
		for (const { order } of instructions) {
			const all = Object.values(order.words.layers).flatMap((parts) => Object.values(parts).flat());
			expect(all).toEqual([...new Set(all)]);
		}
	});

	it('contain nothing at home that is for staff only', { tags: '@DOC-18' }, () => {
		const home = instructions.filter(({ profile }) => profile.layers.includes('home'));
		expect(home.length).toBeGreaterThan(10);
		const foreign =
			/biohazard|external|clinical judgment|limit of detection|percent agreement|Wilson|生物危害|外部质控|检出限|符合率|residuos biológicos|externos|criterio clínico|límite de detección|concordancia/i;
		for (const { name, said } of home) expect([name, foreign.exec(said)?.[0]]).toEqual([name, undefined]);
	});

	it('mention no specimen and no part of a kit that the product lacks', { tags: '@DOC-19' }, () => {
		const english = instructions.filter(({ language }) => language === 'en');
		for (const { name, order, profile } of english) {
			const { intendedUse, procedure, kit, specifications } = order.facts;
			const parts = profile.layers.map((layer) => order.words.layers[layer]);
			const has = [intendedUse, ...procedure, ...kit.flat(), ...specifications.values()].join(' ').toLowerCase();
			const inKit = parts.flatMap(({ required: _, ...rest }) => Object.values(rest).flat()).join(' ');
			const all = parts.flatMap((part) => Object.values(part).flat()).join(' ');
			const said = [
				...(all.match(/serum|plasma|whole blood|urine|stool|saliva|semen|swab/gi) ?? []),
				...(inKit.match(/lot chip|chart|scale|\bcard\b|\bpads?\b|\bsheet|cassette|\bmeter/gi) ?? []),
			];
			expect([name, said.filter((word) => !has.includes(word.toLowerCase()))]).toEqual([name, []]);
		}
	});

	it('leave clinical words to tests that clinics use', () => {
		for (const { name, order, said } of instructions.filter(({ language }) => language === 'en')) {
			const setting = order.facts.specifications.get('setting') ?? '';
			expect([name, setting.startsWith('Workplace') && /clinical judgment|the findings/.test(said)]).toEqual([
				name,
				false,
			]);
		}
	});

	it('have the notified body’s number if the old directive lists the device', () => {
		const bodies = instructions
			.filter(({ product, language }) => language === 'en' && [205, 206, 704, 906].includes(product.id))
			.map(({ product, said }) => [product.id, /European Union 0000/.test(said)]);
		expect(Object.fromEntries(bodies)).toEqual({ 205: true, 206: true, 704: false, 906: true });
	});

	it('ask people at home to use a bag only if one is included', { tags: '@DOC-18' }, () => {
		for (const { name, order, product, said } of instructions) {
			const { bag } = order.words.layers;
			const hasBag = product.content.en.includes('disposal bag');
			expect([name, said.includes(bag.warnings?.[0] ?? '')]).toEqual([name, hasBag]);
		}
	});

	it('name the interval for repeating a COVID-19 test', () => {
		const emergency = new Set(registrations.flatMap(({ route, productId }) => (route === 'eua' ? [productId] : [])));
		const serial = instructions.filter(({ product }) => emergency.has(product.id));
		expect(serial.length).toBeGreaterThan(6);
		for (const { name, order } of serial) {
			const { guide } = order.facts;
			const negative = guide && readings(guide, order.words.reading).find(({ id }) => id === 'only-control');
			expect([name, negative?.next]).toEqual([name, expect.stringContaining('48')]);
		}
	});

	it('have no two studies with the same percentages', () => {
		const figures = products.flatMap(({ performance }) =>
			(performance?.targets ?? []).map(({ positive, negative }) =>
				[positive, negative]
					.map(({ agreed = 0, total = 0, percent }) => percent ?? percentOf(agreed / total))
					.join('/'),
			),
		);
		expect(figures.filter((one, at) => figures.indexOf(one) !== at)).toEqual([]);
	});

	it('have the symbols of their label, the European ones once valid', { tags: '@DOC-19' }, () => {
		for (const { name, order, product, profile, said } of instructions) {
			const { symbols, notifiedBody, representative } = order.label;
			const day = order.revision.effectiveOn;
			const europe = registrations.find(
				(row) => row.productId === product.id && row.country === 'EU' && isValidOn(row, day),
			);
			const isInstrument = profile.kind === 'instrument';
			expect([name, symbols.includes('lot'), symbols.includes('expiry')]).toEqual([name, !isInstrument, !isInstrument]);
			expect([name, symbols.includes('once')]).toEqual([name, profile.layers.includes('test')]);
			expect([name, symbols.includes('ce'), said.includes('EC REP')]).toEqual([name, !!europe, !!europe]);
			const isNotified = ['B', 'C', 'D'].includes(europe?.deviceClass ?? '');
			if (isNotified)
				expect([name, notifiedBody, representative]).toEqual([name, '0000', expect.stringMatching(/Rotterdam/)]);
			if (europe?.deviceClass === 'A') expect([name, notifiedBody]).toEqual([name, '']);
		}
	});

	it('have the European marks if the product is registered there today', () => {
		const sold = new Set(registrations.flatMap(({ country, productId }) => (country === 'EU' ? [productId] : [])));
		const without = instructions.filter(
			({ product, order }) => sold.has(product.id) && !order.label.symbols.includes('ce'),
		);
		expect(without.map(({ name }) => name)).toEqual([]);
	});
});
