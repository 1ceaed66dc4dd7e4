import { brand } from '@site/contract/brand';
import type { Text } from '@site/contract/language';
import type { Notice } from '@site/contract/notices';
import { shelfLifeLetters } from '../company/shelf-life-letters.ts';

const contact: Text = {
	en: `Write to ${brand.company} Quality with the contact form of this site, and name the number of this notice.`,
	cn: `请使用本网站的联系表单联系 ${brand.company} 质量部，并注明本通告编号。`,
};

/** The action in every notice of a longer shelf life. */
const longerShelfLife: Text = {
	en: 'Read the date on the box and add six months. Everything else in the instructions for use stays as it is.\nKits of other lots keep the date that is printed on them.',
	cn: '请在包装标示的有效期基础上增加 6 个月。使用说明书的其他内容不变。\n其他批次的试剂盒仍以包装标示的有效期为准。',
};

/** Newest first. Products, lots and events are invented, like the company. */
export const notices: Notice[] = [
	{
		id: 3,
		slug: 'fsn-2026-02-glucose-test-strips',
		number: 'FSN-2026-02',
		kind: 'field-safety',
		title: {
			en: 'Blood Glucose Test Strips: vials that may not close tightly',
			cn: '血糖试纸：部分试纸筒可能密封不严',
		},
		productIds: [903],
		lots: [
			{ from: 'BGS2604A', to: 'BGS2604D' },
			{ from: 'BGS2605B', to: '' },
		],
		problem: {
			en: 'The cap of some vials does not close tightly. Strips in such a vial can take up moisture after it was first opened.',
			cn: '部分试纸筒的筒盖密封不严。首次开启后，筒内试纸可能吸潮。',
		},
		hazard: {
			en: 'A strip that took up moisture can show a glucose value that is too low by up to 20 percent. A high value may then go unnoticed, or a dose of insulin may be set too low. No injury has been reported to us.',
			cn: '吸潮的试纸可能使血糖结果偏低，偏差最高可达 20%。因此可能未能发现高血糖，或胰岛素剂量设置过低。我们尚未收到任何伤害报告。',
		},
		action: {
			en: 'Do not use this vial, opened or not.\nKeep it: we exchange it free of charge.\nIf a value does not fit how you feel, repeat the test with another lot and speak to your physician.\nShops and distributors: stop the sale, separate what is in stock, and pass this notice on to everyone you supplied.',
			cn: '无论是否开启，请勿使用该筒试纸。\n请妥善保留，我们将免费更换。\n如检测结果与身体感受不符，请使用其他批号的试纸复测，并咨询医生。\n经销商：请停止销售、隔离库存，并将本通告转达至您供货的所有客户。',
		},
		measures: {
			en: 'We exchange the vials free of charge and have informed the authorities concerned. The tool that made these caps was replaced in June 2026, in routine maintenance, and later lots are not affected. Since September 2026 every vial has been tested for tightness. There is no notice FSN-2026-01: we reserved that number for an inquiry that found nothing to correct.',
			cn: '我们免费更换上述试纸，并已告知相关主管部门。生产这些筒盖的模具已于 2026年6月在例行维护中更换，此后的批次不受影响。自 2026年9月起，每个试纸筒均进行密封性检测。编号 FSN-2026-01 未发布：该编号为一项调查预留，调查未发现需要纠正的问题。',
		},
		contact,
		letterId: null,
		publishedOn: '2026-10-06',
		closedOn: null,
	},
	{
		id: 4,
		slug: 'pn-2026-02-longer-shelf-life-covid-19-ag-rapid-test',
		number: 'PN-2026-02',
		kind: 'product',
		title: {
			en: 'COVID-19 Ag Rapid Test: longer shelf life of two lots',
			cn: '新冠病毒抗原快速检测：两个批次有效期延长',
		},
		productIds: [103],
		lots: [{ from: 'COV2410A', to: 'COV2410B' }],
		problem: {
			en: 'The studies of stability at room temperature have been completed. The expiration date of these lots is extended: their kits may be used for six months longer than is printed on their box. The FDA has agreed to this for the authorized test (sample).',
			cn: '室温稳定性研究已经完成。上述批次的有效期延长：试剂盒可在包装标示的有效期之后继续使用 6 个月。美国 FDA 已同意该授权产品延长有效期（示例）。',
		},
		hazard: {
			en: 'None. The tests perform the same until the extended date; after it they are expired.',
			cn: '无。在延长后的有效期内，检测性能不变；超过该日期即为过期。',
		},
		action: longerShelfLife,
		measures: {
			en: 'New boxes are printed with the longer shelf life. Distributors get stickers for what they have in stock on request.',
			cn: '新包装将标示延长后的有效期。经销商可申请库存产品所需的更正标签。',
		},
		contact,
		letterId: shelfLifeLetters.covid.id,
		publishedOn: '2026-08-11',
		closedOn: null,
	},
	{
		id: 2,
		slug: 'pn-2026-01-longer-shelf-life-flu-a-b-rapid-test',
		number: 'PN-2026-01',
		kind: 'product',
		title: {
			en: 'Flu A/B Rapid Test: longer shelf life of three lots',
			cn: '甲型/乙型流感快速检测：三个批次有效期延长',
		},
		productIds: [104],
		lots: [{ from: 'FLU2409A', to: 'FLU2409C' }],
		problem: {
			en: 'The studies of stability at room temperature have been completed. The expiration date of these lots is extended: their kits may be used for six months longer than is printed on their box.',
			cn: '室温稳定性研究已经完成。上述批次的有效期延长：试剂盒可在包装标示的有效期之后继续使用 6 个月。',
		},
		hazard: {
			en: 'None. The tests perform the same until the extended date; after it they are expired.',
			cn: '无。在延长后的有效期内，检测性能不变；超过该日期即为过期。',
		},
		action: longerShelfLife,
		measures: {
			en: 'New boxes are printed with the longer shelf life. Distributors get stickers for what they have in stock on request.',
			cn: '新包装将标示延长后的有效期。经销商可申请库存产品所需的更正标签。',
		},
		contact,
		letterId: shelfLifeLetters.flu.id,
		publishedOn: '2026-07-14',
		closedOn: null,
	},
	{
		id: 1,
		slug: 'fsn-2025-01-control-swab-kit-labels',
		number: 'FSN-2025-01',
		kind: 'field-safety',
		title: {
			en: 'Respiratory Control Swab Kit: exchanged labels in one lot',
			cn: '呼吸道质控拭子套装：一个批次标签贴反',
		},
		productIds: [109],
		lots: [{ from: 'CTL2503B', to: '' }],
		problem: {
			en: 'In some kits of one lot the labels of positive and negative control swabs are exchanged.',
			cn: '一个批次的部分套装中，阳性与阴性质控拭子的标签贴反。',
		},
		hazard: {
			en: 'A control run seems to fail although the test works. Results of patients are delayed; no wrong result was reported to us.',
			cn: '质控检测看似失败，而检测本身正常，可能延误患者结果的出具。我们尚未收到错误结果的报告。',
		},
		action: {
			en: 'Do not use this kit.\nReturn kits of this lot, or dispose of them and tell us how many.',
			cn: '请勿使用该套装。\n请将该批次的套装退回，或自行处置并告知数量。',
		},
		measures: {
			en: 'All customers of the lot were informed and got new kits. Labels are now read by a camera before a kit is closed.',
			cn: '该批次的所有客户均已收到通知并获得更换。现在套装封装前由相机核对标签。',
		},
		contact,
		letterId: null,
		publishedOn: '2025-04-22',
		closedOn: '2025-09-30',
	},
];
