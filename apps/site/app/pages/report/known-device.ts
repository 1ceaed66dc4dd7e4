import { gtin14 } from '@site/contract/gtin';
import { messagesIn } from '../../messages/dictionary.ts';
import type { Visit } from '../../visit.ts';

const longest = 200;

export type KnownDevice = {
	/** By the name of the form element. */
	values: Record<string, string>;
	/** The statement to show with a product under emergency use, or empty. */
	statement: string;
};

/** The device named by the address: the box whose code was scanned, or the product whose page linked here. */
export function knownDevice({ ask, language }: Visit, query: URLSearchParams): KnownDevice {
	const given = (name: string) => (query.get(name) ?? '').slice(0, longest);
	const gtin = given('gtin');
	const box = gtin ? ask.box({ gtin: gtin14(gtin) }) : null;
	const product = box ? null : ask.product(given('product'));
	const named = (title: string, reference: string) => title + messagesIn(language).fileNote([`REF ${reference}`]);
	const device = box
		? named(box.product.title, box.pack.reference)
		: product
			? named(product.title, product.reference)
			: '';
	return {
		values: {
			device,
			gtin,
			lot: given('lot'),
			expires: given('expires'),
		},
		statement: box?.product.emergencyUse ?? product?.emergencyUse ?? '',
	};
}
