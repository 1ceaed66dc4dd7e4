import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Revision } from '@site/contract/product-documents';
import { readings } from '@site/contract/readings';
import { describe, expect, it } from 'vitest';
import { type PlannedRevision, plannedRevisions } from '../../../src/papers/sample-documents.ts';
import { demoSnapshot } from '../../../src/snapshot.ts';
import { revisionsFile, revisionsFolder } from '../../places.ts';
import { makePaper } from './make.ts';
import { orderFor } from './orders.ts';

const instructions = plannedRevisions.filter(({ form }) => form === 'instructions-for-use');
const newest = instructions.filter(({ state }) => state === 'released');
const order = (revision: PlannedRevision) => orderFor(demoSnapshot, revision);
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** The numbers in each step. One language may spell out a number that the other writes in digits. */
const steps = (revision: PlannedRevision) => order(revision).facts.procedure.map(numbersIn);

const own = (revision: PlannedRevision): PlannedRevision =>
	newest.find(({ language, documentId }) => language === 'en' && documentId === revision.documentId) ?? revision;

describe('the sample’s documents', () => {
	it('are in Spanish for twelve products, and each of them completely', { tags: '@DOC-16' }, () => {
		const spanish = newest.filter(({ language }) => language === 'es');
		expect(spanish).toHaveLength(12);
		const english = /\b(?:the|and|with|read|swab|drops|minutes|test)\b/i;
		for (const revision of spanish) {
			const { facts, words } = order(revision);
			if (order(own(revision)).facts.statement) expect(facts.statement).toContain('uso de emergencia');
			const { intendedUse, procedure, kit, notes, specifications, panel, guide } = facts;
			const said = JSON.stringify([
				intendedUse,
				procedure,
				kit,
				notes,
				[...specifications],
				panel,
				guide && readings(guide, words.reading),
				Object.values(words.layers).map(Object.values),
			]);
			expect([revision.product.reference, said.match(english)?.[0]]).toEqual([revision.product.reference, undefined]);
		}
	});

	it('state the steps, times and figures of the product in every language', { tags: '@DOC-17' }, () => {
		for (const revision of newest) {
			expect([revision.product.reference, revision.language, steps(revision)]).toEqual([
				revision.product.reference,
				revision.language,
				steps(own(revision)),
			]);
		}
		const shown = (revision: PlannedRevision) =>
			JSON.stringify(revision.product.content) + JSON.stringify(revision.product.theme);
		for (const revision of newest.filter(({ language }) => language === 'en')) {
			const page = shown(revision).replaceAll('&amp;', '&');
			for (const step of order(revision).facts.procedure)
				expect(step.split(': ').every((part) => page.includes(JSON.stringify(part).slice(1, -1)))).toBe(true);
		}
	});

	it('have agreement with its counts, or say they are unpublished', { tags: '@INFO-27' }, () => {
		const told = plannedRevisions.flatMap((revision) => order(revision).facts.agreement ?? []);
		expect(told.length).toBeGreaterThan(20);
		const said = /\(\d+\/\d+; 95 ?%: [\d.]+–[\d.]+ ?%\)$|\((?:sample size not|未公布|tamaño de la muestra no)/;
		for (const { targets, comparators } of told) {
			expect(comparators).not.toEqual([]);
			for (const [, ...figures] of targets) for (const figure of figures) expect(figure).toMatch(said);
		}
	});

	it('declare by Annex IX, class D with a batch check by a reference laboratory', { tags: '@DOC-62' }, () => {
		const declared = plannedRevisions.flatMap((revision) => {
			const { conformity, reference } = order(revision).facts;
			return revision.form === 'declaration-of-conformity' && conformity ? [{ ...conformity, reference }] : [];
		});
		expect(new Set(declared.map(({ deviceClass }) => deviceClass))).toEqual(new Set(['A', 'B', 'C', 'D']));
		for (const { reference, deviceClass, procedure } of declared) {
			expect([reference, procedure.startsWith('Annex IX (')]).toEqual([reference, deviceClass !== 'A']);
			expect([reference, procedure.includes('reference laboratory')]).toEqual([reference, deviceClass === 'D']);
			expect(procedure).not.toMatch(/Annex X/);
		}
		const standards = declared.find(({ reference }) => reference === 'HA-BGS-50')?.standards;
		expect(standards?.join()).toContain('EN ISO 15197:2015');
	});

	it('have three revisions twice, and one that was withdrawn', () => {
		const histories = Map.groupBy(instructions, ({ documentId, language }) => `${documentId} ${language}`);
		const long = [...histories.values()].filter(({ length }) => length === 3);
		expect(new Set(long.map(([first]) => first?.documentId)).size).toBeGreaterThanOrEqual(2);
		expect(
			new Set(plannedRevisions.filter(({ state }) => state === 'withdrawn').map(({ documentId }) => documentId)).size,
		).toBe(1);
	});

	it('have the same bytes when made from the same sources', { tags: '@DOC-15' }, async () => {
		const made: Revision[] = Revision.array().parse(JSON.parse(readFileSync(revisionsFile, 'utf8')));
		expect(made.map(({ id }) => id)).toEqual(plannedRevisions.map(({ id }) => id));
		for (const { file } of made) expect(existsSync(join(revisionsFolder, file.name))).toBe(true);
		const history = instructions.filter(({ product, language }) => product.id === 101 && language === 'es');
		for (const revision of history) {
			const bytes = await makePaper({ ...order(revision), picture: null });
			const sha256 = createHash('sha256').update(bytes).digest('hex');
			expect(sha256).toBe(made.find(({ id }) => id === revision.id)?.file.sha256);
		}
	});
});
