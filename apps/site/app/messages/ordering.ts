import type { Language } from '@site/contract/language';
import type { ShownCompanion } from '../visit.ts';

/** Texts about ordering a product, its companion products, and its discontinuation. */
const companions: Record<ShownCompanion, string> = {
	analyzer: 'Analyzer or meter',
	test: 'Test, strip or cartridge',
	control: 'Control',
	accessory: 'Accessory',
	controlled: 'Test that it controls',
	main: 'Used with',
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
	wasDiscontinued: (day: string) => `This product was discontinued on ${day}.`,
	willBeDiscontinued: (day: string) => `This product will be discontinued on ${day}.`,
	lastOrder: (day: string) => `Last orders: ${day}.`,
	successor: 'Its successor:',
	lacks: (targets: string[]) => `It does not detect ${targets.join(', ')}.`,
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
		test: '配套耗材',
		control: '质控品',
		accessory: '附件',
		controlled: '所质控的检测',
		main: '配用产品',
	},
	packs: '包装',
	wasDiscontinued: (day) => `本产品已于${day}停产。`,
	willBeDiscontinued: (day) => `本产品将于${day}停产。`,
	lastOrder: (day) => `最后订购日期：${day}。`,
	successor: '替代产品：',
	lacks: (targets) => `替代产品不检测${targets.join('、')}。`,
};

export const orderingWords: Record<Language, typeof en> = { en, cn };
