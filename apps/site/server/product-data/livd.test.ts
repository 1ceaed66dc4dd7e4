import { codeNotices } from '@site/contract/code-notices';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { livdBundle } from './livd-bundle.ts';
import { livdMapping, livdPublication } from './livd-sheet.ts';
import { hasLivd } from './results.ts';

const edition = {
	content: buildContent(demoSnapshot, '2026-11-19'),
	language: 'en',
	publicUrl: 'https://www.example.com',
	version: '2026-11-19-0123456789ab',
	publishedAt: '2026-11-19T10:00:00.000Z',
} as const;

type Json = { readonly [name: string]: unknown };
/** Elements with `[]` are lists in JSON; what is not listed is forbidden or not used. */
type Elements = Readonly<Record<string, `${0 | 1 | 2 | 5}..${1 | 4 | '*'}`>>;

const resource = { resourceType: '1..1', id: '1..1', meta: '1..1', 'meta.profile[]': '1..*' } as const;
const coding = (path: string) =>
	({ [`${path}.system`]: '1..1', [`${path}.code`]: '1..1', [`${path}.display`]: '0..1' }) as Elements;

/**
 * Cardinalities of FHIR R4 (4.0.1) where the profiles of LIVD 1.0.0 (github.com/HL7/livd, May 2026) leave them, and of
 * the profiles elsewhere.
 */
const rules: Record<string, Elements> = {
	Bundle: {
		...resource,
		...{ identifier: '1..1', 'identifier.system': '0..1', 'identifier.value': '0..1', 'identifier.assigner': '0..1' },
		...{ 'identifier.assigner.display': '0..1', type: '1..1', 'entry[]': '5..*', 'entry[].fullUrl': '0..1' },
		...{ 'entry[].resource': '1..1', 'entry[].request': '0..1', 'entry[].request.method': '1..1' },
		'entry[].request.url': '1..1',
	},
	Composition: {
		...resource,
		...{ language: '1..1', 'extension[]': '2..*', 'extension[].url': '1..1', 'extension[].valueAnnotation': '0..1' },
		...{ 'extension[].valueAnnotation.text': '1..1', 'extension[].valueCodeableConcept': '0..1' },
		...{ 'extension[].valueCodeableConcept.text': '0..1', 'extension[].valueCodeableConcept.coding[]': '0..*' },
		...coding('extension[].valueCodeableConcept.coding[]'),
		...{ identifier: '1..1', 'identifier.system': '1..1', 'identifier.value': '1..1', 'identifier.assigner': '1..1' },
		...{ 'identifier.assigner.display': '1..1', status: '1..1', type: '1..1', 'type.coding[]': '1..1' },
		...{ ...coding('type.coding[]'), 'type.coding[].version': '1..1', 'type.coding[].display': '1..1' },
		...{ date: '1..1', 'author[]': '1..1', 'author[].display': '1..1', title: '1..1', 'section[]': '1..*' },
		...{ 'section[].title': '1..1', 'section[].code': '1..1', 'section[].code.coding[]': '0..*' },
		...{ ...coding('section[].code.coding[]'), 'section[].entry[]': '1..*', 'section[].entry[].reference': '1..1' },
	},
	DeviceDefinition: {
		...resource,
		...{ text: '0..1', 'text.status': '1..1', 'text.div': '1..1', 'identifier[]': '0..*' },
		...{ 'identifier[].system': '0..1', 'identifier[].value': '0..1', 'udiDeviceIdentifier[]': '0..1' },
		...{ 'udiDeviceIdentifier[].deviceIdentifier': '1..1', 'udiDeviceIdentifier[].issuer': '1..1' },
		...{ 'udiDeviceIdentifier[].jurisdiction': '1..1', manufacturerString: '1..1', modelNumber: '1..1' },
		...{ 'capability[]': '0..*', 'capability[].extension[]': '2..*', 'capability[].extension[].url': '1..1' },
		...{ 'capability[].extension[].valueUri': '0..1', 'capability[].extension[].valueReference': '0..1' },
		...{ 'capability[].extension[].valueReference.reference': '1..1', 'capability[].type': '1..1' },
		...{ 'capability[].type.coding[]': '0..*', ...coding('capability[].type.coding[]') },
	},
	ObservationDefinition: {
		...resource,
		...{ 'extension[]': '1..*', 'extension[].url': '1..1', 'extension[].valueReference': '1..1' },
		...{ 'extension[].valueReference.reference': '1..1', code: '1..1', 'code.coding[]': '1..*' },
		...{ ...coding('code.coding[]'), 'code.coding[].display': '1..1', 'permittedDataType[]': '0..1' },
		...{ quantitativeDetails: '0..1', 'quantitativeDetails.customaryUnit': '0..1' },
		'quantitativeDetails.customaryUnit.coding[]': '0..*',
		...coding('quantitativeDetails.customaryUnit.coding[]'),
	},
	ConceptMap: {
		...resource,
		...{ url: '0..1', name: '1..1', title: '0..1', status: '1..1', targetCanonical: '1..1', 'group[]': '1..1' },
		...{ 'group[].target': '0..1', 'group[].targetVersion': '0..1', 'group[].element[]': '1..*' },
		...{ 'group[].element[].code': '1..1', 'group[].element[].display': '1..1' },
		...{ 'group[].element[].target[]': '0..*', 'group[].element[].target[].code': '1..1' },
		...{ 'group[].element[].target[].display': '1..1', 'group[].element[].target[].equivalence': '1..1' },
		'group[].element[].target[].dependsOn[]': '0..4',
		'group[].element[].target[].dependsOn[].property': '1..1',
		'group[].element[].target[].dependsOn[].value': '1..1',
	},
	ValueSet: {
		...resource,
		...{ url: '1..1', version: '1..1', name: '1..1', title: '0..1', status: '1..1', date: '0..1', copyright: '0..1' },
		...{ compose: '1..1', 'compose.include[]': '1..*', 'compose.include[].system': '1..1' },
		...{ 'compose.include[].version': '0..1', 'compose.include[].concept[]': '1..*' },
		...{ 'compose.include[].concept[].code': '1..1', 'compose.include[].concept[].display': '1..1' },
	},
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Everything that breaks the rules, by its place; resources within are checked by their own. */
function problemsIn(value: Json, elements: Elements, path = ''): string[] {
	const own = Object.keys(elements).filter((each) => each.startsWith(path) && !each.slice(path.length).includes('.'));
	const nameOf = (element: string) => element.slice(path.length).replace('[]', '');
	const unknown = Object.keys(value).filter((name) => !own.some((element) => nameOf(element) === name));
	return [
		...unknown.map((name) => `${path}${name} is not allowed`),
		...own.flatMap((element) => {
			const [least, most] = (elements[element] ?? '0..0').split('..');
			const found = value[nameOf(element)];
			const isList = element.endsWith('[]');
			if (found !== undefined && Array.isArray(found) !== isList) return [`${element} has the wrong shape`];
			const all: readonly unknown[] = found === undefined ? [] : isList ? (found as unknown[]) : [found];
			const isTooMany = most !== '*' && all.length > Number(most);
			if (all.length < Number(least) || isTooMany) return [`${element} occurs ${all.length} times`];
			if (found !== undefined && all.length === 0) return [`${element} is empty`];
			if (all.some((one) => one === '' || one === null)) return [`${element} has an empty value`];
			if (element === 'entry[].resource') return [];
			return all.flatMap((one) => (isObject(one) ? problemsIn(one, elements, `${element}.`) : []));
		}),
	];
}

const read = (type: 'collection' | 'transaction') => {
	const bundle: Json = JSON.parse(JSON.stringify(livdBundle(edition, type)));
	const entries = bundle.entry as readonly { fullUrl: string; resource: Json; request?: Json }[];
	return { bundle, entries, of: (name: string) => entries.filter(({ resource: one }) => one.resourceType === name) };
};
const { bundle, entries, of } = read('collection');

/** Every value of an element of this name, at any depth. */
const everyIn = (value: unknown, name: string): unknown[] =>
	isObject(value)
		? Object.entries(value).flatMap(([key, each]) => [...(key === name ? [each] : []), ...everyIn(each, name)])
		: [];

describe('the LIVD bundle', () => {
	it('has the elements that FHIR R4 and LIVD ask for, and no other', { tags: '@DATA-7' }, () => {
		for (const one of [bundle, ...entries.map((entry) => entry.resource)]) {
			const type = String(one.resourceType);
			expect(problemsIn(one, rules[type] ?? {}), `${type}/${one.id}`).toEqual([]);
			expect(one.id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
		}
	});

	it('is refused by these rules where one is broken', () => {
		const broken: Json = { ...entries[0]?.resource, subject: {}, title: undefined, author: { display: 'x' } };
		const told = problemsIn(JSON.parse(JSON.stringify(broken)), rules.Composition ?? {});
		expect(told).toEqual(['subject is not allowed', 'author[] has the wrong shape', 'title occurs 0 times']);
	});

	it('names its profiles, the code of LIVD and what each section holds', { tags: '@DATA-7' }, () => {
		const profiles = entries.map(({ resource: { meta } }) => (meta as Json).profile);
		const guide = 'http://hl7.org/fhir/uv/livd/StructureDefinition/';
		expect(new Set(profiles.flat())).toEqual(
			new Set(
				['catalog', 'devicedefinition', 'observationdefinition', 'conceptmap-testcode', 'valueset'].map(
					(name) => `${guide}${name}-uv-livd`,
				),
			),
		);
		const [catalog] = of('Composition');
		expect(catalog?.resource).toMatchObject({
			status: 'final',
			language: 'en-US',
			identifier: bundle.identifier,
			type: { coding: [{ system: 'http://loinc.org', code: '90370-8', display: 'LIVD mapping data set' }] },
			section: ['devices', 'observation-definitions', 'concept-map', 'loinc-codes'].map((code) => ({
				code: { coding: [{ system: 'http://hl7.org/fhir/uv/livd/CodeSystem/livd-section-type', code }] },
			})),
		});
		const urls = everyIn(catalog?.resource.extension, 'url');
		for (const name of ['ext-version', 'ext-language'])
			expect(urls.filter((url) => url === guide + name)).toHaveLength(1);
	});

	it('has every resource that it refers to, once', { tags: '@DATA-7' }, () => {
		const names = entries.map(({ resource: one }) => `${one.resourceType}/${one.id}`);
		expect(new Set(names).size).toBe(names.length);
		expect(entries.map(({ fullUrl }) => fullUrl)).toEqual(
			names.map((name) => `${edition.publicUrl}/data/fhir/${name}`),
		);
		for (const reference of everyIn(bundle, 'reference')) expect(names).toContain(reference);
		for (const uri of everyIn(bundle, 'valueUri')) expect(entries.map(({ fullUrl }) => fullUrl)).toContain(uri);
		const [set] = of('ValueSet');
		for (const { resource: map } of of('ConceptMap')) expect(map.targetCanonical).toBe(set?.resource.url);
	});

	it('leads from each test to its results and their LOINC codes', { tags: '@DATA-7' }, () => {
		const coded = new Set(everyIn(of('ValueSet')[0]?.resource.compose, 'code'));
		const mapped = new Set(of('ConceptMap').flatMap(({ resource: map }) => everyIn(everyIn(map, 'target'), 'code')));
		expect(mapped).toEqual(coded);
		for (const { resource: map } of of('ConceptMap')) {
			const codes = everyIn(map, 'element')
				.flat()
				.map((element) => (element as Json).code);
			expect(new Set(codes).size).toBe(codes.length);
			for (const depends of everyIn(map, 'dependsOn'))
				expect((depends as Json[]).map(({ property }) => property)).toEqual(['specimen', 'result', 'device']);
		}
	});

	it('is stored by a server without a second copy of anything', { tags: '@DATA-7' }, () => {
		const { bundle: stored, entries: puts } = read('transaction');
		expect(stored.type).toBe('transaction');
		for (const { resource: one, request } of puts)
			expect(request).toEqual({ method: 'PUT', url: `${one.resourceType}/${one.id}` });
		expect(entries.some(({ request }) => request !== undefined)).toBe(false);
	});

	it('carries statements of emergency use, and the notices of the codes', { tags: '@DATA-12' }, () => {
		const text = JSON.stringify(bundle);
		for (const notice of Object.values(codeNotices)) expect(text).toContain(JSON.stringify(notice).slice(1, -1));
		const device = of('DeviceDefinition').find(({ resource: one }) => one.modelNumber === 'HA-COV-AG-25');
		expect(JSON.stringify(device)).toContain('not been FDA cleared or approved');
	});
});

describe('the LIVD sheet', () => {
	const { rows } = livdMapping(edition);
	const [head = [], ...lines] = rows;
	const at = (line: (typeof rows)[number], name: string) => String(line[head.indexOf(name)]);

	it('has the columns of version 2 in order, the required ones filled', { tags: '@DATA-7' }, () => {
		expect(head).toEqual([
			...['Publication Version ID', 'LOINC Version ID', 'Manufacturer', 'Model', 'Equipment UID', 'Equipment UID Type'],
			...['Vendor Analyte Code', 'Vendor Analyte Name', 'Vendor Specimen Description', 'Vendor Result Description'],
			...['Vendor Reference ID', 'Testkit Name ID', 'Testkit Name ID Type', 'Vendor Comment', 'LOINC Code'],
			...['LOINC Long Name', 'Component', 'Property', 'Time', 'System', 'Scale', 'Method'],
		]);
		const required = [0, 1, 2, 3, 6, 7, 8, 9];
		for (const line of lines) for (const column of required) expect(line[column], String(line)).not.toBe('');
		expect(livdPublication(edition)).toMatchObject({ name: 'LIVD Publication' });
		expect(livdMapping(edition).name).toBe('LOINC mapping');
	});

	it('keeps within the lengths of LIVD, and no mapping is there twice', { tags: '@DATA-7' }, () => {
		const longest: Record<string, number> = {
			...{ Manufacturer: 50, Model: 20, 'Vendor Analyte Code': 20, 'Vendor Reference ID': 20, 'LOINC Code': 10 },
			...{
				'Vendor Analyte Name': 199,
				'Vendor Specimen Description': 199,
				'Vendor Comment': 199,
				'LOINC Version ID': 20,
			},
		};
		for (const line of lines)
			for (const [name, most] of Object.entries(longest))
				expect(at(line, name).length, at(line, name)).toBeLessThanOrEqual(most);
		const keys = lines.map((line) =>
			['Model', 'Vendor Analyte Code', 'LOINC Code'].map((name) => at(line, name)).join('|'),
		);
		expect(new Set(keys).size).toBe(keys.length);
	});
});

it('there is no LIVD without the release of LOINC, or without any code', { tags: '@DATA-7' }, () => {
	const withIn = (change: object) => hasLivd({ ...edition, content: buildContent({ ...demoSnapshot, ...change }) });
	expect(withIn({})).toBe(true);
	expect(withIn({ loincCodes: [] })).toBe(false);
	expect(withIn({ settings: { ...demoSnapshot.settings, loincVersion: '' } })).toBe(false);
});
