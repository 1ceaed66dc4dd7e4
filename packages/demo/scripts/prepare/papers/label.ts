import type { Product } from '@site/contract/catalogue';
import { isValidOn } from '@site/contract/registrations';
import type { Snapshot } from '@site/contract/snapshot';
import { notifiedBodyOf, representative } from '../../../src/company/conformity.ts';
import type { Layer } from './profile.ts';

/** The names of symbols in ISO 15223-1. */
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

/** The symbols on a product's label on a day, with their numbers and names. */
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
	const storage = product.specifications.find(({ key }) => key === 'storage')?.value.en ?? '';
	return {
		symbols: (Object.keys(shown) as SymbolName[]).filter((name) => shown[name]),
		representative: europe ? representative : '',
		/** The number of the notified body beside the mark, if the class requires one. */
		notifiedBody: (europe && /\d{4}/.exec(notifiedBodyOf(europe))?.[0]) ?? '',
		/** The lowest and the highest temperature, in degrees Celsius. */
		temperatures: (/(\d+)–(\d+)\s°C/.exec(storage)?.slice(1, 3) ?? []).map((degrees) => `${degrees}\u00a0°C`),
		china: own.find(({ route }) => route === 'nmpa')?.number ?? '',
	};
}
export type Label = ReturnType<typeof labelOf>;
