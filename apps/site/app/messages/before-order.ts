import type { Language } from '@site/contract/language';

/** Texts of the facts that buyers need before an order, on the product page and in the comparison. */
const en = {
	title: 'Before you order',
	storageAndTransport: 'Storage and transport',
	sample: 'Sample',
	samples: { yes: 'Available', no: 'Not available' },
	askForSample: 'Ask for a sample',
	registrations: 'Registrations',
	registeredIn: (count: number) => (count === 1 ? '1 country or region' : `${count} countries and regions`),
};

const cn: typeof en = {
	title: '订购须知',
	storageAndTransport: '储存与运输',
	sample: '样品',
	samples: { yes: '可提供', no: '不提供' },
	askForSample: '申请样品',
	registrations: '注册',
	registeredIn: (count) => `${count} 个国家或地区`,
};

export const beforeOrderWords: Record<Language, typeof en> = { en, cn };
