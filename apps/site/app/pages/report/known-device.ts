import { gtin14 } from '@site/contract/gtin';
import { reportWireNames } from '@site/contract/report';
import { messagesIn } from '../../messages/dictionary.ts';
import type { Visit } from '../../visit.ts';

const longest = 200;

export type KnownDevice = {
	/** By the names of the form's elements. */
	values: Record<string, string>;
	/** What has to be shown with a product under emergency use, or empty. */
	statement: string;
};

/** What the address knows: the box that a code was read from, or the product whose page it came from. */
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
			[reportWireNames.device]: device,
			[reportWireNames.gtin]: gtin,
			[reportWireNames.lot]: given('lot'),
			[reportWireNames.expires]: given('expires'),
		},
		statement: box?.product.emergencyUse ?? product?.emergencyUse ?? '',
	};
}
