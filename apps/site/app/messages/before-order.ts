import type { Language } from '@site/contract/language';
import type { OrderingKey } from '@site/contract/ordering-keys';

/** What a buyer asks before an order, on the page of a product and in the comparison. */
const facts: Record<OrderingKey, string> = {
	minimumOrder: 'Minimum order',
	leadTime: 'Lead time',
	remainingShelfLife: 'Shelf life on delivery',
	transport: 'Transport',
};

const en = {
	title: 'Before you order',
	facts,
	storageAndTransport: 'Storage and transport',
	sample: 'Sample',
	samples: { yes: 'Available', no: 'Not available' },
	askForSample: 'Ask for a sample',
	registrations: 'Registrations',
	registeredIn: (count: number) => (count === 1 ? '1 country or region' : `${count} countries and regions`),
};

const cn: typeof en = {
	title: '订购须知',
	facts: {
		minimumOrder: '起订量',
		leadTime: '交货期',
		remainingShelfLife: '到货剩余有效期',
		transport: '运输条件',
	},
	storageAndTransport: '储存与运输',
	sample: '样品',
	samples: { yes: '可提供', no: '不提供' },
	askForSample: '申请样品',
	registrations: '注册',
	registeredIn: (count) => `${count} 个国家或地区`,
};

export const beforeOrderWords: Record<Language, typeof en> = { en, cn };
