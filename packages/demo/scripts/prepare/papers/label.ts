import type { Product } from '@site/contract/catalogue';
import { isValidOn } from '@site/contract/registrations';
import type { Snapshot } from '@site/contract/snapshot';
import { declarationOf } from '../../../src/company/conformity.ts';
import type { Layer } from './profile.ts';

/** As ISO 15223-1 names them. */
export type SymbolName =
	| 'ivd'
	| 'ref'
	| 'lot'
	| 'serial'
	| 'expiry'
	| 'once'
	| 'temperature'
	| 'read'
	| 'maker'
	| 'representative'
	| 'ce';

/** The symbols on a product's label on a day, and the numbers and names that belong to them. */
export function labelOf({ registrations }: Snapshot, product: Product, layers: readonly Layer[], day: string) {
	const own = registrations.filter((row) => row.productId === product.id && isValidOn(row, day));
	const europe = own.find(({ country }) => country === 'EU');
	const isInstrument = layers.includes('instrument');
	const shown = {
		ivd: true,
		ref: true,
		lot: !isInstrument,
		serial: isInstrument,
		expiry: !isInstrument,
		once: layers.includes('test'),
		temperature: true,
		read: true,
		maker: true,
		representative: europe !== undefined,
		ce: europe !== undefined,
	} satisfies Record<SymbolName, boolean>;
	const { representative = '', notifiedBody = '' } = europe ? declarationOf(product, europe) : {};
	return {
		symbols: (Object.keys(shown) as SymbolName[]).filter((name) => shown[name]),
		representative,
		/** The number beside the mark, where the class asks for a notified body. */
		notifiedBody: /\d{4}/.exec(notifiedBody)?.[0] ?? '',
		china: own.find(({ route }) => route === 'nmpa')?.number ?? '',
	};
}
export type Label = ReturnType<typeof labelOf>;
