import { brand } from '@site/contract/brand';
import type { Product } from '@site/contract/catalogue';
import type { Declaration } from '@site/contract/content-rules/rule';
import type { Registration } from '@site/contract/registrations';
import { basicUdiDi } from './basic-udi-di.ts';
import { leaders } from './people.ts';

const representative = `${brand.company} Europe B.V. (sample), Voorbeeldkade 12, 3011 AA Rotterdam, Netherlands`;
const notifiedBody = 'Westmark Sample Notified Body, No. 0000';

/** What the declaration of conformity of a product prints, by its registration under the regulation. */
export const declarationOf = (product: Product, { deviceClass = 'A' }: Registration): Declaration => ({
	deviceClass,
	place: 'San Diego, California, United States',
	signatory: `${leaders.quality.name.en}, ${leaders.quality.role.en}`,
	srn: 'US-MF-000000000',
	basicUdiDi: basicUdiDi(product.reference),
	representative,
	notifiedBody: deviceClass === 'A' ? '' : notifiedBody,
});
