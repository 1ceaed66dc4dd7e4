import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import type { Declaration } from '@site/contract/content-rules/rule';
import type { Text } from '@site/contract/language';
import type { Registration } from '@site/contract/registrations';
import { suzhouOffice } from './addresses.ts';
import { leaders } from './people.ts';

export const representative = `${brand.company} Europe B.V. (sample), Voorbeeldkade 12, 3011 AA Rotterdam, Netherlands`;
/** Whom the Chinese authority asks about imported products: 代理人. */
export const chineseAgent: Required<Text> = {
	en: `${suzhouOffice.name.en}, ${suzhouOffice.address.en}, ${suzhouOffice.phone}`,
	cn: `${suzhouOffice.name.cn}，${suzhouOffice.address.cn}，${suzhouOffice.phone}`,
};

const notifiedBody = 'Westmark Sample Notified Body, No. 0000';

/** Listed in Annex II of the directive: hepatitis B. */
const listed: readonly number[] = [205];

/** The notified body that examined a device for the European Union; empty if its maker alone declares conformity. */
export const notifiedBodyOf = ({ productId, route, deviceClass }: Registration): string =>
	(route === 'ce-ivdd' ? listed.includes(productId) : deviceClass !== 'A') ? notifiedBody : '';

/** By Article 48 of IVDR, the maker's choice of Annex IX alone; the sections depend on class and setting. */
function procedureOf({ deviceClass, settings }: Registration): string {
	const isNear = settings.includes('self-test') || settings.includes('near-patient');
	const sections =
		deviceClass === 'D'
			? 'Chapters I and III, and Section 4 of Chapter II, with verification of each batch by a European Union reference laboratory'
			: 'Chapters I and III, and Section 4 of Chapter II for representative devices';
	const near = settings.includes('self-test') ? 'self-testing' : 'near-patient testing';
	return `Annex IX (${sections}${isNear ? `; Section 5.1 for ${near}` : ''})`;
}

/** Meters and their strips, which have a standard for self-testing. */
const measuresGlucose = [901, 902, 903];

/** The declaration of conformity of a product, by its registration under the regulation. */
export const declarationOf = (product: Product, registration: Registration): Declaration => ({
	deviceClass: registration.deviceClass ?? 'A',
	place: 'San Diego, California, United States',
	signatory: `${leaders.quality.name.en}, ${leaders.quality.role.en}`,
	srn: 'US-MF-000000000',
	basicUdiDi: product.basicUdiDi,
	representative,
	notifiedBody: notifiedBodyOf(registration),
	procedure: registration.deviceClass === 'A' ? '' : procedureOf(registration),
	standards: measuresGlucose.includes(product.id)
		? ['EN ISO 15197:2015, Blood-glucose monitoring systems for self-testing']
		: [],
});
