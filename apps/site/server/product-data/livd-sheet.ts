import { brand } from '@site/contract/brand';
import { codeNotices } from '@site/contract/code-notices';
import { gtin14 } from '@site/contract/gtin';
import type { ResultKind } from '@site/contract/laboratory-codes';
import type { Sheet } from '@site/contract/workbook';
import { statementOf } from '../content/registrations.ts';
import { type Result, resultsOf } from './results.ts';
import type { Edition, Source } from './table.ts';

/** LIVD describes what is measured by its unit alone. */
const kinds: Record<ResultKind, string> = {
	binary: 'Binary: positive/negative',
	ordinal: 'Ordinal',
	nominal: 'Nominal',
	quantitative: '',
};
const resultDescription = ({ analyte, unit }: Result): string => unit ?? kinds[analyte.result];

const specimenDescription = ({ specimen, snomed }: Result): string =>
	snomed ? `${specimen} [SNOMED CT ${snomed}]` : specimen;

const joined = (texts: readonly string[]) => [...new Set(texts)].join('; ');

/** LIVD has one mapping of a result to a code, so that specimens with the same code share it. */
export const livdMappings = (source: Source) =>
	[
		...Map.groupBy(resultsOf({ ...source, language: 'en' }), ({ product, analyte, loinc }) =>
			JSON.stringify([product.id, analyte.code, loinc?.code]),
		).values(),
	].flatMap((alike) => {
		const [first] = alike;
		const [specimens, result] = [joined(alike.map(specimenDescription)), joined(alike.map(resultDescription))];
		return first ? [{ ...first, specimens, result }] : [];
	});
export type Mapping = ReturnType<typeof livdMappings>[number];

export function usualGtin({ packs }: Result['product']): string {
	const gtin = packs[0]?.gtin;
	return gtin ? gtin14(gtin) : '';
}

/** The whole statement is longer than a comment of LIVD may be. */
const underEmergencyUse = 'Authorized for emergency use only: statement in the catalog.';
const mostLetters = 199;

type Row = Mapping & { edition: Edition };

/** The comment names the test, because the model is limited to 20 letters. */
function comment({ product, edition: { content } }: Row): string {
	const note = statementOf(content, product, 'en') && underEmergencyUse;
	return [product.title.en, note].filter(Boolean).join('. ').slice(0, mostLetters);
}

/** The columns of 'LOINC mapping' in LIVD (IICC, digital format, version 2); a kit is its own model. */
const columns: Readonly<Record<string, (row: Row) => string | undefined>> = {
	'Publication Version ID': ({ edition }) => edition.version,
	'LOINC Version ID': ({ edition }) => edition.content.snapshot.settings.loincVersion,
	Manufacturer: () => brand.company,
	Model: ({ product }) => product.reference,
	'Equipment UID': () => '',
	'Equipment UID Type': () => '',
	'Vendor Analyte Code': ({ analyte }) => analyte.code,
	'Vendor Analyte Name': ({ name }) => name,
	'Vendor Specimen Description': ({ specimens }) => specimens,
	'Vendor Result Description': ({ result }) => result,
	'Vendor Reference ID': ({ product }) => product.reference,
	'Testkit Name ID': ({ product }) => usualGtin(product),
	'Testkit Name ID Type': ({ product }) => usualGtin(product) && 'GTIN',
	'Vendor Comment': comment,
	'LOINC Code': ({ loinc }) => loinc?.code,
	'LOINC Long Name': ({ loinc }) => loinc?.name,
	Component: ({ loinc }) => loinc?.component,
	Property: ({ loinc }) => loinc?.property,
	Time: ({ loinc }) => loinc?.time,
	System: ({ loinc }) => loinc?.system,
	Scale: ({ loinc }) => loinc?.scale,
	Method: ({ loinc }) => loinc?.method,
};

export const livdMapping = (edition: Edition): Sheet => ({
	name: 'LOINC mapping',
	rows: [
		Object.keys(columns),
		...livdMappings(edition).map((mapping) => Object.values(columns).map((of) => of({ ...mapping, edition }) ?? '')),
	],
});

/** The sheet about the publication itself, which comes first. */
export const livdPublication = ({ version, publishedAt, publicUrl }: Edition): Sheet => ({
	name: 'LIVD Publication',
	rows: [
		['Publisher', brand.company],
		['Document Identifier', version],
		['Publication date', publishedAt.slice(0, 10)],
		['Publisher URL', publicUrl],
		['Publisher Statement', codeNotices.snomed],
		['LOINC Copyright', codeNotices.loinc],
		['Localization', 'en-US'],
		['Region', ''],
	],
});
