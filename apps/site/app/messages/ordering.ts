import type { Language } from '@site/contract/language';
import type { OrderingKey } from '@site/contract/ordering';
import type { ShownCompanion } from '../visit.ts';

/** How a product is ordered, what it is used with and whether it is still made. */
const companions: Record<ShownCompanion, string> = {
	analyzer: 'Analyzer or meter',
	test: 'Test, strip or cartridge',
	control: 'Control',
	accessory: 'Accessory',
	controlled: 'Test that it controls',
	main: 'Used with',
};

/** What a buyer asks before an order. */
const facts: Record<OrderingKey, string> = {
	minimumOrder: 'Minimum order',
	leadTime: 'Lead time',
	remainingShelfLife: 'Shelf life on delivery',
	transport: 'Transport',
};

const en = {
	title: 'Packs and ordering',
	ref: 'REF',
	quantity: 'Quantity',
	gtin: 'GTIN',
	inCase: (count: number) => `${count} packs in a case`,
	worksWith: 'Works with',
	companions,
	packs: 'Packs',
	before: 'Before you order',
	facts,
	storageAndTransport: 'Storage and transport',
	sample: 'Sample',
	samples: { yes: 'Available', no: 'Not available' },
	askForSample: 'Ask for a sample',
	registrations: 'Registrations',
	registeredIn: (count: number) => (count === 1 ? '1 country or region' : `${count} countries and regions`),
	wasDiscontinued: (day: string) => `This product was discontinued on ${day}.`,
	willBeDiscontinued: (day: string) => `This product will be discontinued on ${day}.`,
	lastOrder: (day: string) => `Last orders: ${day}.`,
	successor: 'Its successor:',
};

const cn: typeof en = {
	title: '包装与订购',
	ref: '货号',
	quantity: '规格',
	gtin: 'GTIN',
	inCase: (count) => `每箱 ${count} 盒`,
	worksWith: '配套产品',
	companions: {
		analyzer: '分析仪或测量仪',
		test: '检测卡、试纸或检测盒',
		control: '质控品',
		accessory: '附件',
		controlled: '所质控的检测',
		main: '配用产品',
	},
	packs: '包装',
	before: '订购须知',
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
	wasDiscontinued: (day) => `本产品已于${day}停产。`,
	willBeDiscontinued: (day) => `本产品将于${day}停产。`,
	lastOrder: (day) => `最后订购日期：${day}。`,
	successor: '替代产品：',
};

export const orderingWords: Record<Language, typeof en> = { en, cn };
