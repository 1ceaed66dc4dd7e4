import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import type { Declaration } from '@site/contract/content-rules/rule';
import type { Text } from '@site/contract/language';
import type { Registration } from '@site/contract/registrations';
import { leaders } from './people.ts';

export const representative = `${brand.company} Europe B.V. (sample), Voorbeeldkade 12, 3011 AA Rotterdam, Netherlands`;
/** Whom the Chinese authority asks about imported products: 代理人. */
export const chineseAgent: Required<Text> = {
	en: `${brand.company} (Suzhou) Co., Ltd. (sample), 300 Sample Avenue, Biomedical Park, Suzhou`,
	cn: `${brand.company}（苏州）有限公司（示例），苏州市生物医药产业园示例大道 300 号，+86 (512) 5550-0146`,
};

const notifiedBody = 'Westmark Sample Notified Body, No. 0000';

/** Listed in Annex II of the directive: hepatitis B. */
const listed: readonly number[] = [205];

/** The notified body that examined a device for the European Union; empty if its maker alone declares conformity. */
export const notifiedBodyOf = ({ productId, route, deviceClass }: Registration): string =>
	(route === 'ce-ivdd' ? listed.includes(productId) : deviceClass !== 'A') ? notifiedBody : '';

/** The declaration of conformity of a product, by its registration under the regulation. */
export const declarationOf = (product: Product, registration: Registration): Declaration => ({
	deviceClass: registration.deviceClass ?? 'A',
	place: 'San Diego, California, United States',
	signatory: `${leaders.quality.name.en}, ${leaders.quality.role.en}`,
	srn: 'US-MF-000000000',
	basicUdiDi: product.basicUdiDi,
	representative,
	notifiedBody: notifiedBodyOf(registration),
});
