import { brand } from '@site/contract/brand';
import { codeNotices } from '@site/contract/code-notices';
import { escapeHtml } from '@site/contract/escape-html';
import { gtin14 } from '@site/contract/gtin';
import { dataFolder } from '../../app/destinations.ts';
import { rowsOf, statementOf } from '../content/registrations.ts';
import { livdMappings, type Mapping, usualGtin } from './livd-sheet.ts';
import { type Result, resultsOf } from './results.ts';
import type { Edition } from './table.ts';

export const guide = 'http://hl7.org/fhir/uv/livd';
export const profiled = (profile: string) => ({
	meta: { profile: [`${guide}/StructureDefinition/${profile}-uv-livd`] },
});
export const extension = (name: string, value: object) => ({ url: `${guide}/StructureDefinition/${name}`, ...value });
export const loincSystem = 'http://loinc.org';
const gtinSystem = 'http://hl7.org/fhir/NamingSystem/gs1-di';

export type Resource = { resourceType: string; id: string; [element: string]: unknown };
type Product = Result['product'];

/** Unlike those of other makers on the same server; FHIR allows these signs, and 64 of them. */
export const idOf = (...parts: string[]) =>
	[brand.slug, ...parts]
		.join('-')
		.replace(/[^A-Za-z0-9.-]/g, '-')
		.slice(0, 64);
const deviceId = ({ reference }: Product) => idOf(reference);
const observationId = ({ product, analyte }: Result) => idOf(product.reference, analyte.code);
export const referenceTo = (resourceType: string, id: string) => ({ reference: `${resourceType}/${id}` });

export const addressOf = ({ publicUrl }: Edition, resourceType: string, id: string) =>
	`${publicUrl}${dataFolder}fhir/${resourceType}/${id}`;

/** One result of each code: its other specimens and units have the same definition. */
const distinct = (results: readonly Result[]): Result[] =>
	results.filter((result, at) => results.findIndex(({ analyte }) => analyte === result.analyte) === at);

/** The database that has the numbers of packs: that of the United States if the device is registered there. */
function udi({ content }: Edition, product: Product) {
	const gtin = usualGtin(product);
	const countries = rowsOf(content, product.id).map(({ country }) => country);
	const authority = countries.includes('US') ? 'fda-udi' : countries.includes('EU') ? 'eu-ec-udi' : '';
	if (!gtin || !authority) return {};
	const jurisdiction = `http://hl7.org/fhir/NamingSystem/${authority}`;
	return { udiDeviceIdentifier: [{ deviceIdentifier: gtin, issuer: gtinSystem, jurisdiction }] };
}

function device(edition: Edition, product: Product, results: readonly Result[]): Resource {
	const statement = statementOf(edition.content, product, 'en');
	const said = [product.title.en, statement].filter(Boolean).map((text) => `<p>${escapeHtml(text)}</p>`);
	const gtins = product.packs.flatMap(({ gtin }) => (gtin ? [{ system: gtinSystem, value: gtin14(gtin) }] : []));
	return {
		resourceType: 'DeviceDefinition',
		id: deviceId(product),
		...profiled('devicedefinition'),
		text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${said.join('')}</div>` },
		...(gtins.length > 0 && { identifier: gtins }),
		...udi(edition, product),
		manufacturerString: brand.company,
		modelNumber: product.reference,
		capability: distinct(results).map((result) => ({
			extension: [
				extension('ext-analyte', { valueReference: referenceTo('ObservationDefinition', observationId(result)) }),
				extension('ext-supported-analytics', {
					valueUri: addressOf(edition, 'ObservationDefinition', observationId(result)),
				}),
			],
			type: { coding: [{ system: 'http://hl7.org/fhir/resource-types', code: 'ObservationDefinition' }] },
		})),
	};
}

const observation = ({ publicUrl }: Edition, result: Result, units: readonly string[]): Resource => ({
	resourceType: 'ObservationDefinition',
	id: observationId(result),
	...profiled('observationdefinition'),
	extension: [
		extension('ext-livd-devicedefinition', {
			valueReference: referenceTo('DeviceDefinition', deviceId(result.product)),
		}),
	],
	code: {
		coding: [
			{
				system: `${publicUrl}${dataFolder}results/${encodeURIComponent(result.product.reference)}`,
				code: result.analyte.code,
				display: result.name,
			},
		],
	},
	permittedDataType: [units.length > 0 ? 'Quantity' : 'CodeableConcept'],
	...(units.length === 1 && {
		quantitativeDetails: { customaryUnit: { coding: [{ system: 'http://unitsofmeasure.org', code: units[0] }] } },
	}),
});

const conceptMap = ({ publicUrl, content }: Edition, product: Product, mappings: readonly Mapping[]): Resource => ({
	resourceType: 'ConceptMap',
	id: idOf('map', product.reference),
	...profiled('conceptmap-testcode'),
	url: `${publicUrl}${dataFolder}maps/${encodeURIComponent(product.reference)}`,
	name: `Map_${product.reference.replace(/\W/g, '_')}`,
	title: product.title.en,
	status: 'active',
	targetCanonical: `${publicUrl}${dataFolder}loinc`,
	group: [
		{
			target: loincSystem,
			targetVersion: content.snapshot.settings.loincVersion,
			element: [...Map.groupBy(mappings, ({ analyte }) => analyte)].map(([analyte, own]) => {
				const targets = own.flatMap(({ loinc, specimens, result }) => (loinc ? [{ loinc, specimens, result }] : []));
				return {
					code: analyte.code,
					display: analyte.name.en,
					...(targets.length > 0 && {
						target: targets.map(({ loinc, specimens, result }) => ({
							code: loinc.code,
							display: loinc.name,
							equivalence: 'equivalent',
							dependsOn: [
								{ property: 'specimen', value: specimens },
								{ property: 'result', value: result },
								{ property: 'device', value: product.reference },
							],
						})),
					}),
				};
			}),
		},
	],
});

function valueSet({ publicUrl, content, version, publishedAt }: Edition, results: readonly Result[]): Resource {
	const codes = new Map(results.flatMap(({ loinc }) => (loinc ? [[loinc.code, loinc.name]] : [])));
	return {
		resourceType: 'ValueSet',
		id: idOf('loinc'),
		...profiled('valueset'),
		url: `${publicUrl}${dataFolder}loinc`,
		version,
		name: 'LoincCodesInUse',
		title: `LOINC codes of tests by ${brand.company}`,
		status: 'active',
		date: publishedAt,
		copyright: codeNotices.loinc,
		compose: {
			include: [
				{
					system: loincSystem,
					version: content.snapshot.settings.loincVersion,
					concept: [...codes].map(([code, display]) => ({ code, display })),
				},
			],
		},
	};
}

/** Each test with what it reports, what its codes are, and all codes of LOINC together. */
export function livdResources(edition: Edition): Resource[] {
	const coded = resultsOf({ ...edition, language: 'en' });
	const byProduct = [...Map.groupBy(coded, ({ product }) => product)];
	return [
		...byProduct.map(([product, results]) => device(edition, product, results)),
		...byProduct.flatMap(([, results]) =>
			distinct(results).map((result) =>
				observation(
					edition,
					result,
					results.flatMap(({ analyte, unit }) => (analyte === result.analyte && unit ? [unit] : [])),
				),
			),
		),
		...[...Map.groupBy(livdMappings(edition), ({ product }) => product)].map(([product, mappings]) =>
			conceptMap(edition, product, mappings),
		),
		valueSet(edition, coded),
	];
}
