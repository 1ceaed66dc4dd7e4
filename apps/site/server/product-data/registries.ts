import { brand } from '@site/contract/brand';
import { gtin14 } from '@site/contract/gtin';
import type { Registration, UseSetting } from '@site/contract/registrations';
import { statedBy } from '../content/product-traits.ts';
import { isDiscontinued } from '../content/product-view.ts';
import { rowsOf } from '../content/registrations.ts';
import { named, type Source, table } from './table.ts';

/** Each pack with a GTIN, with each registration of its product that counts. */
const registered =
	(isMeant: (row: Registration) => boolean) =>
	({ content }: Source) =>
		content.snapshot.products.flatMap((product) =>
			rowsOf(content, product.id)
				.filter(isMeant)
				.flatMap((registration) =>
					product.packs.flatMap((pack) =>
						pack.gtin
							? [{ product, pack, registration, di: gtin14(pack.gtin), isOver: isDiscontinued(content, product) }]
							: [],
					),
				),
		);
type Row = ReturnType<ReturnType<typeof registered>>[number];

const storage = ({ product }: Row) => statedBy(product, 'storage').en;
const isFor =
	(setting: UseSetting) =>
	({ registration }: Row) =>
		registration.settings.includes(setting);

/** The facts that GUDID of the FDA asks, by the names under which it publishes them. */
const gudid = table(
	{ name: 'gudid', en: 'For GUDID (United States)', cn: '用于 GUDID（美国）', keys: 1 },
	registered(({ country }) => country === 'US'),
	named({
		PrimaryDI: ({ di }) => di,
		deviceIdIssuingAgency: () => 'GS1',
		premarketSubmissionNumber: ({ registration }) => registration.number,
		brandName: ({ product }) => product.title.en,
		versionModelNumber: ({ product }) => product.reference,
		catalogNumber: ({ pack }) => pack.reference,
		companyName: () => brand.company,
		deviceDescription: ({ product }) => product.description.en,
		deviceCommDistributionStatus: ({ isOver }) =>
			isOver ? 'Not in Commercial Distribution' : 'In Commercial Distribution',
		deviceCommDistributionEndDate: ({ product }) => product.discontinued?.on,
		otc: isFor('self-test'),
		storageHandlingConditions: storage,
	}),
);

/** The facts that EUDAMED asks of a device for diagnosis. */
const eudamed = table(
	{ name: 'eudamed', en: 'For EUDAMED (European Union)', cn: '用于 EUDAMED（欧盟）', keys: 2 },
	registered(({ country }) => country === 'EU'),
	named({
		udiDi: ({ di }) => di,
		registrationNumber: ({ registration }) => registration.number,
		basicUdiDi: ({ product }) => product.basicUdiDi,
		issuingEntity: () => 'GS1',
		legislation: ({ registration }) => (registration.route === 'ce-ivdr' ? 'IVDR' : 'IVDD'),
		riskClass: ({ registration }) => registration.deviceClass,
		tradeName: ({ product }) => product.title.en,
		referenceNumber: ({ pack }) => pack.reference,
		quantity: ({ pack }) => pack.quantity.en,
		selfTesting: isFor('self-test'),
		nearPatientTesting: isFor('near-patient'),
		professionalTesting: isFor('professional'),
		validFrom: ({ registration }) => registration.validFrom,
		validTo: ({ registration }) => registration.validTo,
		storageHandlingConditions: storage,
	}),
);

/** Rows to be copied into registries of devices, which name what they ask in English. */
export const registryTables = [gudid, eudamed];
