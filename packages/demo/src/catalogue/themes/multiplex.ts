import type { ProductTheme } from '@site/contract/catalogue';
import { picture } from '../../pictures.ts';

const controlKit: ProductTheme['controlKit'] = {
	title: { en: 'Control Swab Kit', cn: '质控拭子套装' },
	text: {
		en: 'Ten positive and ten negative swabs, processed like a patient swab. Use them to train operators, to check a new lot or shipment, and whenever your quality plan asks for it.',
		cn: '阳性和阴性拭子各十支，操作与患者拭子相同。可用于人员培训、新批次或新到货的验收，以及质量计划要求的检查。',
	},
	picture: picture('control-swab-kit'),
	positiveSwabs: 10,
	negativeSwabs: 10,
};

/** Billed instead of the first code, never with it. */
const alternative = (en: string, cn: string) => ({
	en: `${en} (alternative, if your payer asks for single results)`,
	cn: `${cn}（替代代码，仅在支付方要求单独申报时使用）`,
});

const cptCodes: ProductTheme['cptCodes'] = [
	{ code: '87428-QW', covers: { en: 'Flu A/B + COVID-19', cn: '甲型/乙型流感 + 新冠' } },
	{ code: '87811QW', covers: alternative('COVID-19', '新冠') },
	{ code: '87804QW', covers: alternative('Flu A', '甲型流感') },
	{ code: '87804QW-59', covers: alternative('Flu B', '乙型流感') },
];

export const professionalMultiplexTheme: ProductTheme = {
	headline: {
		en: 'One swab, three answers, before the patient leaves the room',
		cn: '一支拭子，三个答案，未出诊室，已知结果',
	},
	resultMinutes: 10,
	benefits: [
		{
			title: { en: 'Three results from one swab', cn: '一支拭子三项结果' },
			text: {
				en: 'Influenza A, influenza B and COVID-19 look alike at the front desk. One anterior nasal swab tells them apart.',
				cn: '甲流、乙流和新冠的症状难以区分，一支前鼻腔拭子即可分辨。',
			},
		},
		{
			title: { en: 'Results in 10 minutes', cn: '10 分钟出结果' },
			text: {
				en: 'Fast enough to decide on treatment and isolation within the same visit.',
				cn: '足以在同一次就诊中决定治疗和隔离措施。',
			},
		},
		{
			title: { en: 'No instrument to buy', cn: '无需购置仪器' },
			text: {
				en: 'Read by eye, with a built-in control line. Nothing to calibrate, charge or connect.',
				cn: '目测读取，内置质控线，无需校准、充电或联网。',
			},
		},
		{
			title: { en: 'Stores on the shelf', cn: '常温存放' },
			text: {
				en: 'Room-temperature storage and a 24-month shelf life carry stock from one season into the next.',
				cn: '常温保存，有效期 24 个月，库存可跨季使用。',
			},
		},
		{
			title: { en: 'Controls that match', cn: '配套质控' },
			text: {
				en: 'The control swab kit is run exactly like a patient specimen, so a check takes no extra training.',
				cn: '质控拭子的操作与患者样本完全一致，无需额外培训。',
			},
		},
		{
			title: { en: 'Ready for billing', cn: '便于计费' },
			text: {
				en: 'This page lists the usual CPT code, and what to use instead where your payer asks for single results.',
				cn: '本页列出常用 CPT 代码，以及支付方要求单独申报时的替代代码。',
			},
		},
	],
	cptCodes,
	controlKit,
	steps: [
		{
			title: { en: 'Swab', cn: '采样' },
			text: {
				en: 'Rotate the swab in both nostrils, five times each.',
				cn: '将拭子在两侧鼻孔内各旋转五圈。',
			},
			picture: picture('step-nasal-swab-unwrap'),
		},
		{
			title: { en: 'Mix', cn: '混匀' },
			text: {
				en: 'Stir the swab in the prefilled tube, squeeze it out and fit the nozzle.',
				cn: '将拭子在预装缓冲液的管中搅动，挤干后装上滴头。',
			},
			picture: picture('hands-swab'),
		},
		{
			title: { en: 'Apply', cn: '加样' },
			text: {
				en: 'Let four drops fall into the sample well and start a timer.',
				cn: '将四滴提取液滴入加样孔并开始计时。',
			},
			picture: picture('hands-drop-sample'),
		},
		{
			title: { en: 'Read', cn: '读取' },
			text: {
				en: 'Read the three test lines and the control line at 10 minutes, not after 20 minutes.',
				cn: '10 分钟时读取三条检测线和质控线，20 分钟后不再读取。',
			},
			picture: picture('multiplex-kit-at-home-closeup', {
				en: 'Result window of the Flu A/B & COVID-19 cassette, close: C, B, A and Co',
				cn: '甲型/乙型流感与新冠检测卡结果窗口近景：C、B、A 和 Co',
			}),
		},
	],
	scene: {
		picture: picture('search-grid'),
		caption: {
			en: 'Every lot of all our tests is checked before it is released, and every cassette carries its own control line.',
			cn: '我们所有检测的每一批次均经检验后放行，每张检测卡都有自己的质控线。',
		},
	},
	sections: [],
};

export const atHomeMultiplexTheme: ProductTheme = {
	headline: {
		en: 'Flu or COVID-19? Know at home in 10 minutes',
		cn: '流感还是新冠？在家 10 分钟见分晓',
	},
	resultMinutes: 10,
	benefits: [
		{
			title: { en: 'One test for three viruses', cn: '一次检测三种病毒' },
			text: {
				en: 'Flu A, flu B and COVID-19 on a single cassette, from one gentle swab.',
				cn: '一支轻柔的拭子、一张检测卡，同时检测甲流、乙流和新冠。',
			},
		},
		{
			title: { en: 'Made for the kitchen table', cn: '为居家而设计' },
			text: {
				en: 'Prefilled tube, illustrated steps and a tray that holds everything upright.',
				cn: '预装缓冲液的试管、图解步骤，以及可直立放置各部件的托盘。',
			},
		},
		{
			title: { en: 'Comfortable for the family', cn: '全家适用' },
			text: {
				en: 'The short swab goes no deeper than the front of the nose. Adults swab younger children.',
				cn: '短拭子仅需进入鼻腔前部，年幼儿童由成人代为采样。',
			},
		},
		{
			title: { en: 'A sooner conversation', cn: '尽早就医沟通' },
			text: {
				en: 'Knowing which virus it is helps you to talk to a provider while treatment can still make a difference.',
				cn: '了解是哪种病毒，有助于在治疗有效的时间内与医生沟通。',
			},
		},
		{
			title: { en: 'Keeps in the cabinet', cn: '可常备家中' },
			text: {
				en: 'A 24-month shelf life at room temperature: buy before the season, use when needed.',
				cn: '常温保存，有效期 24 个月：流行季前购买，需要时使用。',
			},
		},
	],
	controlKit: {
		...controlKit,
		text: {
			en: 'For pharmacies, schools and employers that hand out home tests: ten positive and ten negative swabs to check a new lot and to train staff. Not needed to test yourself.',
			cn: '供发放居家检测的药店、学校和企业使用：阳性和阴性拭子各十支，用于新批次验收和人员培训。自测时无需使用。',
		},
	},
	steps: [
		{
			title: { en: 'Wash your hands', cn: '清洁双手' },
			text: {
				en: 'Lay out the parts and stand the tube in the tray.',
				cn: '摆放好各部件，将试管立于托盘中。',
			},
			picture: picture('home-testing'),
		},
		{
			title: { en: 'Swab both nostrils', cn: '两侧鼻孔采样' },
			text: { en: 'Five slow circles in each, with the same swab.', cn: '使用同一支拭子，每侧缓慢旋转五圈。' },
			picture: picture('step-nasal-swab-unwrap'),
		},
		{
			title: { en: 'Stir and drip', cn: '搅动并滴加' },
			text: {
				en: 'Stir the swab in the tube, close it and squeeze four drops into the well.',
				cn: '将拭子在管中搅动，盖好后将四滴液体挤入加样孔。',
			},
			picture: picture('step-squeeze-tube'),
		},
		{
			title: { en: 'Read at 10 minutes', cn: '10 分钟读取' },
			text: {
				en: 'Compare the lines with the pictures in the leaflet. Do not read after 20 minutes.',
				cn: '对照说明书图示判读线条，20 分钟后不再判读。',
			},
			picture: picture('step-wait-timer'),
		},
	],
	scene: {
		picture: picture('step-dispose'),
		caption: {
			en: 'Once it is read, put everything into a bag and throw it away with household waste, unless local rules differ.',
			cn: '判读后将所有物品装入袋中，随生活垃圾丢弃；如当地另有规定，请遵照执行。',
		},
	},
	sections: [],
};
