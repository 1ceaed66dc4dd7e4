import { brand } from '@site/contract/brand';
import { codeNotices } from '@site/contract/code-notices';
import { dataFolder } from '../../app/destinations.ts';
import {
	addressOf,
	extension,
	guide,
	idOf,
	livdResources,
	loincSystem,
	profiled,
	type Resource,
	referenceTo,
} from './livd-resources.ts';
import type { Edition } from './table.ts';

function catalog({ publicUrl, content, version, publishedAt }: Edition, resources: readonly Resource[]): Resource {
	const section = (title: string, code: string, display: string, resourceType: string) => ({
		title,
		code: { coding: [{ system: `${guide}/CodeSystem/livd-section-type`, code, display }] },
		entry: resources.filter((one) => one.resourceType === resourceType).map(({ id }) => referenceTo(resourceType, id)),
	});
	return {
		resourceType: 'Composition',
		id: idOf('catalog'),
		...profiled('catalog'),
		language: 'en-US',
		extension: [
			extension('ext-version', { valueCodeableConcept: { text: version } }),
			extension('ext-language', {
				valueCodeableConcept: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en-US' }] },
			}),
			...[codeNotices.loinc, codeNotices.snomed].map((text) => ({
				url: 'http://hl7.org/fhir/StructureDefinition/note',
				valueAnnotation: { text },
			})),
		],
		identifier: identifierOf({ publicUrl, version }),
		status: 'final',
		type: {
			coding: [
				{
					system: loincSystem,
					version: content.snapshot.settings.loincVersion,
					code: '90370-8',
					display: 'LIVD mapping data set',
				},
			],
		},
		date: publishedAt,
		author: [{ display: brand.company }],
		title: `LOINC codes for tests by ${brand.company}`,
		section: [
			section('Devices', 'devices', 'Device Definitions', 'DeviceDefinition'),
			section('Observation Definitions', 'observation-definitions', 'Observation Definitions', 'ObservationDefinition'),
			section('Concept Maps', 'concept-map', 'Concept Map', 'ConceptMap'),
			section('LOINC Codes', 'loinc-codes', 'LOINC Codes', 'ValueSet'),
		],
	};
}

const identifierOf = ({ publicUrl, version }: Pick<Edition, 'publicUrl' | 'version'>) => ({
	system: `${publicUrl}${dataFolder}livd`,
	value: version,
	assigner: { display: brand.company },
});

/** A publication of LIVD 1.0 (HL7, FHIR R4): to be read as a whole, or as a transaction that a server stores. */
export function livdBundle(edition: Edition, type: 'collection' | 'transaction') {
	const resources = livdResources(edition);
	return {
		resourceType: 'Bundle',
		id: idOf('livd'),
		...profiled('bundle'),
		identifier: identifierOf(edition),
		type,
		entry: [catalog(edition, resources), ...resources].map((resource) => ({
			fullUrl: addressOf(edition, resource.resourceType, resource.id),
			resource,
			...(type === 'transaction' && {
				request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
			}),
		})),
	};
}
