import { percentOf } from '@site/contract/agreement';
import type { Product } from '@site/contract/catalogue';
import { readings, whenToRead } from '@site/contract/readings';
import { isValidOn } from '@site/contract/registrations';
import { describe, expect, it } from 'vitest';
import { registrations } from '../../../src/catalogue/registrations.ts';
import { plannedRevisions } from '../../../src/papers/sample-documents.ts';
import { demoSnapshot } from '../../../src/snapshot.ts';
import { type Block, instructionsOf } from './instructions.ts';
import { orderFor } from './orders.ts';
import { type Kind, profileOf } from './profile.ts';

const { products } = demoSnapshot;

/** Every word that a block prints. */
const wordsOf = (block: Block): string => {
	if ('readings' in block)
		return block.readings.map(({ sees, title, text, next }) => [sees, title, text, next].join('\n')).join('\n');
	if ('rows' in block) return block.rows.flat().join('\n');
	if ('symbols' in block) return block.symbols.map(({ means, number }) => `${means} ${number}`).join('\n');
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
	it('are there for every product of the sample (DOC-19)', () => {
		const english = instructions.filter(({ language }) => language === 'en').map(({ product }) => product.id);
		expect(english.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
	});

	it('say what their kind needs, from the data of their product (DOC-19)', () => {
		for (const one of instructions) {
			const missing = needs[one.profile.kind](one).filter((need) => !one.said.includes(need));
			expect([one.name, missing]).toEqual([one.name, []]);
		}
	});

	it('say no sentence of another kind, person or circumstance (DOC-19)', () => {
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

	it('have one sentence in one place: no two layers say the same', () => {
		for (const { order } of instructions) {
			const all = Object.values(order.words.layers).flatMap((parts) => Object.values(parts).flat());
			expect(all).toEqual([...new Set(all)]);
		}
	});

	it('tell people at home nothing that is for staff alone (DOC-18)', () => {
		const home = instructions.filter(({ profile }) => profile.layers.includes('home'));
		expect(home.length).toBeGreaterThan(10);
		const foreign =
			/biohazard|external|clinical judgment|limit of detection of|生物危害|外部质控|residuos biológicos|externos|criterio clínico/i;
		for (const { name, said } of home) expect([name, foreign.exec(said)?.[0]]).toEqual([name, undefined]);
	});

	it('let people at home throw into a bag only what comes with one (DOC-18)', () => {
		for (const { name, order, product, said } of instructions) {
			const { bag } = order.words.layers;
			const hasBag = product.content.en.includes('disposal bag');
			expect([name, said.includes(bag.warnings?.[0] ?? '')]).toEqual([name, hasBag]);
		}
	});

	it('name the interval after which a test for COVID-19 is repeated', () => {
		const emergency = new Set(registrations.flatMap(({ route, productId }) => (route === 'eua' ? [productId] : [])));
		const serial = instructions.filter(({ product }) => emergency.has(product.id));
		expect(serial.length).toBeGreaterThan(6);
		for (const { name, order } of serial) {
			const { guide } = order.facts;
			const negative = guide && readings(guide, order.words.reading).find(({ id }) => id === 'only-control');
			expect([name, negative?.next]).toEqual([name, expect.stringContaining('48')]);
		}
	});

	it('tell of no two studies with the same percentages', () => {
		const figures = products.flatMap(({ performance }) =>
			(performance?.targets ?? []).map(({ positive, negative }) =>
				[positive, negative]
					.map(({ agreed = 0, total = 0, percent }) => percent ?? percentOf(agreed / total))
					.join('/'),
			),
		);
		expect(figures.filter((one, at) => figures.indexOf(one) !== at)).toEqual([]);
	});

	it('bear the symbols of their label, those of Europe since they hold (DOC-19)', () => {
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

	it('bear the marks of Europe wherever their product is registered there today', () => {
		const sold = new Set(registrations.flatMap(({ country, productId }) => (country === 'EU' ? [productId] : [])));
		const without = instructions.filter(
			({ product, order }) => sold.has(product.id) && !order.label.symbols.includes('ce'),
		);
		expect(without.map(({ name }) => name)).toEqual([]);
	});
});
