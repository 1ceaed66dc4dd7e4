import type { Language } from '@site/contract/language';
import type { Snapshot } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { revision } from '../content/fixtures.ts';
import { dataFiles } from './files.ts';
import { registryTables } from './registries.ts';
import { catalogTables } from './tables.ts';

const [document] = demoSnapshot.productDocuments.filter(({ productIds }) => productIds.includes(104));
const sample: Snapshot = { ...demoSnapshot, revisions: [revision(document?.id ?? 0, 'en', 1)] };

const editionOf = (snapshot: Snapshot = sample, language: Language = 'en', day = '2026-11-19') => ({
	content: buildContent(snapshot, day),
	language,
	publicUrl: 'https://www.example.com',
	version: '2026-11-19-0123456789ab',
	publishedAt: '2026-11-19T10:00:00.000Z',
});

function written(name: string, edition = editionOf()) {
	const file = dataFiles(edition).find((one) => one.name === name);
	if (!file) throw new Error(`There is no file ${name}`);
	return file.write(edition);
}
type Row = Record<string, unknown>;
type Catalog = Record<'packs' | 'registrations' | 'documents' | 'results', Row[]> & Row;
const catalog = (edition = editionOf()): Catalog => JSON.parse(String(written('catalog.json', edition)));
const packOf = (reference: string, edition = editionOf()) =>
	catalog(edition).packs.find((pack) => pack.reference === reference);

describe('the catalog', () => {
	it('has what a purchaser, a registry and a laboratory type by hand today', { tags: '@DATA-2' }, () => {
		const { registrations, documents, results } = catalog();
		expect(packOf('HA-FLU-25')).toMatchObject({
			...{ product: 'HA-FLU-25', gtin: '09521234104001', title: 'Flu A/B Rapid Test', quantity: '25 tests' },
			...{ caseQuantity: 20, storage: '2–30 °C (36–86 °F)', sample: true, discontinuedOn: null },
			...{ leadTime: '10 business days after the order is confirmed', use: 'For professional use only' },
		});
		expect(registrations).toContainEqual(
			expect.objectContaining({ product: 'HA-FLU-25', country: 'US', route: '510k' }),
		);
		expect(documents).toEqual([
			expect.objectContaining({
				...{ product: 'HA-FLU-25', language: 'en', revision: '1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
				file: expect.stringMatching(/^https:\/\/www\.example\.com\/documents\/HA-FLU-25\/.+\/en\/1\.pdf$/),
			}),
		]);
		expect(results).toContainEqual(
			expect.objectContaining({
				...{ product: 'HA-FLU-25', code: 'FLUA', specimen: 'Nasopharyngeal swab', snomed: '258500001' },
				...{ loinc: '80382-5', system: 'Respiratory system specimen.upper', scale: 'Ord', method: 'IA.rapid' },
			}),
		);
	});

	it('is as its schema says, with each column in it', { tags: '@DATA-2' }, () => {
		const schema = JSON.parse(String(written('catalog.schema.json')));
		const told = catalog();
		expect(Object.keys(told)).toEqual(schema.required);
		expect(schema.$id).toBe(told.$schema);
		for (const table of catalogTables) {
			const { properties, required, additionalProperties } = schema.properties[table.name].items;
			expect([Object.keys(properties), additionalProperties]).toEqual([required, false]);
			for (const row of told[table.name as 'packs']) {
				expect(Object.keys(row)).toEqual(required);
				for (const [name, value] of Object.entries(row)) {
					const kind = value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
					expect(properties[name].type, `${table.name}.${name}: ${value}`).toContain(kind);
					if (properties[name].format === 'date' && value) expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
				}
			}
		}
	});

	it('says in Chinese what is there in Chinese, with the same numbers', { tags: '@DATA-2' }, () => {
		const [en, cn] = [packOf('HA-FLU-25'), packOf('HA-FLU-25', editionOf(sample, 'cn'))];
		expect(cn).toMatchObject({ gtin: en?.gtin, title: expect.stringMatching(/\p{Script=Han}/u) });
	});

	it('has the statement of a test under emergency use, until it ends', { tags: '@DATA-12' }, () => {
		expect(packOf('HA-COV-AG-25')?.statement).toMatch(/not been FDA cleared or approved/);
		expect(packOf('HA-FLU-25')?.statement).toBeNull();
	});

	it('says of a discontinued product when it ended and what follows', { tags: '@DATA-2' }, () => {
		expect(packOf('HA-RSVADV-20')).toMatchObject({
			...{
				discontinuedOn: '2026-08-31',
				lastOrderOn: '2026-05-31',
				successor: 'HA-RSV-20',
				leadTime: null,
				sample: null,
			},
		});
	});

	it('tells no two rows of a table apart by less than their keys', { tags: '@DATA-5' }, () => {
		for (const table of [...catalogTables, ...registryTables]) {
			const keys = table.rows(editionOf()).map((row) => JSON.stringify(row.slice(0, table.keys)));
			expect(new Set(keys).size, table.name).toBe(keys.length);
		}
	});
});

describe('files for spreadsheets', () => {
	const numbered = (title: string): Snapshot => ({
		...sample,
		products: sample.products.map((product) => ({
			...product,
			title: { en: title },
			packs: product.packs.map((pack, at) => (at === 0 ? { ...pack, gtin: '00000000000017' } : pack)),
		})),
	});

	it('keep leading zeros, and no text becomes a formula', { tags: '@DATA-2' }, () => {
		const edition = editionOf(numbered('=HYPERLINK("http://x")'));
		const csv = String(written('packs.csv', edition));
		expect(csv).toContain('"00000000000017"');
		expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
		const sheet = strFromU8(
			unzipSync(written('catalog.xlsx', edition) as Uint8Array)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
		);
		expect(sheet).toMatch(/<c r="C2" s="1" t="inlineStr"><is><t xml:space="preserve">00000000000017</);
		expect(sheet).not.toContain('<f>');
	});

	it('have a sheet or a file for each table, with the columns of the JSON', { tags: '@DATA-2' }, () => {
		const names = dataFiles(editionOf()).map(({ name }) => name);
		for (const { name, columns } of [...catalogTables, ...registryTables]) {
			expect(names).toContain(`${name}.csv`);
			const [head = ''] = String(written(`${name}.csv`)).split('\r\n');
			expect(head.replaceAll(/["\ufeff]/g, '').split(',')).toEqual(columns.map((column) => column.name));
		}
		const sheets = Object.keys(unzipSync(written('catalog.xlsx') as Uint8Array)).filter((path) => /sheet\d/.test(path));
		expect(sheets).toHaveLength(catalogTables.length);
	});
});

describe('rows for registries', () => {
	const rowsOf = (name: string, edition = editionOf()) => {
		const found = registryTables.find((one) => one.name === name);
		return (found?.rows(edition) ?? []).map((row) =>
			Object.fromEntries(found?.columns.map((column, at) => [column.name, row[at]]) ?? []),
		);
	};

	it('are there for packs registered in the United States or the Union', { tags: '@DATA-9' }, () => {
		expect(rowsOf('gudid').find(({ catalogNumber }) => catalogNumber === 'HA-FCV-HOME-2')).toMatchObject({
			...{ PrimaryDI: '09521234102007', deviceIdIssuingAgency: 'GS1', otc: true },
			...{ premarketSubmissionNumber: 'SAMPLE-EUA0102', deviceCommDistributionStatus: 'In Commercial Distribution' },
		});
		expect(rowsOf('eudamed').find(({ referenceNumber }) => referenceNumber === 'HA-FLU-25')).toMatchObject({
			...{ udiDi: '09521234104001', basicUdiDi: '9521234HAFLU25NR', legislation: 'IVDR', riskClass: 'C' },
			...{ selfTesting: false, nearPatientTesting: true, validTo: '2030-05-12' },
		});
		expect(rowsOf('eudamed').some(({ referenceNumber }) => referenceNumber === 'HA-FCV-HOME-2')).toBe(false);
	});

	it('end with the registration, and say what is no longer sold', { tags: '@DATA-9' }, () => {
		const later = editionOf(sample, 'en', '2031-01-01');
		expect(rowsOf('eudamed', later).some(({ referenceNumber }) => referenceNumber === 'HA-FLU-25')).toBe(false);
		expect(rowsOf('gudid').find(({ catalogNumber }) => catalogNumber === 'HA-DOA-DIP10-25')).toMatchObject({
			...{
				deviceCommDistributionStatus: 'Not in Commercial Distribution',
				deviceCommDistributionEndDate: '2026-06-30',
			},
		});
	});
});
