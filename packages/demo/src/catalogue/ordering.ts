import type { Text } from '@site/contract/language';
import type { Ordering } from '@site/contract/ordering';

/** The ordering facts of most tests; the settings state them for all products. */
export const usualOrdering: Ordering = {
	minimumOrder: { en: '1 case of the pack you order', cn: '该规格 1 箱' },
	leadTime: { en: '10 business days after the order is confirmed', cn: '订单确认后 10 个工作日' },
	remainingShelfLife: { en: 'At least two thirds of the shelf life', cn: '不少于有效期的三分之二' },
	transport: { en: 'Ships at ambient temperature, protected from frost', cn: '常温运输，注意防冻' },
	sample: true,
};

const cold: Ordering = {
	leadTime: { en: '15 business days, shipped Monday to Wednesday', cn: '15 个工作日，周一至周三发货' },
	transport: { en: 'Ships cold at 2–8\u00a0°C with a temperature logger', cn: '2–8\u00a0°C 冷链运输，附温度记录仪' },
	sample: false,
};

const none: Text = { en: 'Not applicable (instrument)', cn: '不适用（仪器）' };
const instrument: Ordering = {
	minimumOrder: { en: '1 instrument', cn: '1 台' },
	leadTime: { en: '4 to 6 weeks, with installation by video call', cn: '4 至 6 周，含视频安装指导' },
	remainingShelfLife: none,
	transport: { en: 'Ships in its own carton, upright and dry', cn: '原厂包装运输，直立放置，保持干燥' },
	sample: false,
};

const home: Ordering = {
	minimumOrder: { en: '4 cases, or 1 pack in the shop', cn: '4 箱；网店 1 盒起售' },
};

const own = new Map<number, Ordering>([
	[102, home],
	[401, home],
	[201, { minimumOrder: { en: '2 cases; 40 for tenders', cn: '2 箱；招标订单 40 箱' } }],
	[407, instrument],
	[603, cold],
	[604, cold],
	[605, instrument],
	[606, cold],
	[706, cold],
	[
		905,
		{
			...instrument,
			remainingShelfLife: { en: 'Cartridges: at least 12 months', cn: '检测盒：不少于 12 个月' },
			transport: {
				en: 'Analyzer at ambient temperature, cartridges cold at 2–8\u00a0°C',
				cn: '分析仪常温运输，检测盒 2–8\u00a0°C 冷链运输',
			},
		},
	],
]);

export const orderingOfSample = (id: number): Ordering => own.get(id) ?? {};
