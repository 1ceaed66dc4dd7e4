import type { Text } from '@site/contract/language';
import type { SectionOf } from '@site/contract/sections';
import { type PictureName, picture } from '../pictures.ts';
import { multiDrugCup, multiplexTest, rsvTest } from './product-links.ts';

type Shown = { title: Text; text: Text; of: PictureName; to: string };

const seeTheTest: Text = { en: 'See the Test', cn: '查看产品' };
const learnMore: Text = { en: 'Learn More', cn: '了解更多' };

/** The tests that visitors of an event can see and try at the booth. */
const shown = (intro: Text, items: Shown[], label = seeTheTest): SectionOf<'cards'> => ({
	kind: 'cards',
	tone: 'deep',
	title: { en: 'What we will show', cn: '现场展示' },
	intro,
	items: items.map(({ title, text, of, to }) => ({
		title,
		text,
		picture: picture(of),
		action: { label, to, style: 'secondary' },
	})),
});

export const atRespiratorySummit = shown(
	{
		en: 'Three tests at the table, run with control swabs: no patient samples on the booth.',
		cn: '现场用质控拭子演示三款检测，不使用患者样本。',
	},
	[
		{
			title: { en: 'Flu A/B & COVID-19 from one swab', cn: '一支拭子，同测甲乙流与新冠' },
			text: {
				en: 'Run one yourself and read four lines after 10 minutes. Every hour on the hour.',
				cn: '亲手操作一次，10 分钟后读取四条线。每小时整点开始。',
			},
			of: 'multiplex-cassette-kit-professional',
			to: multiplexTest,
		},
		{
			title: { en: 'RSV at triage', cn: '分诊台的 RSV 检测' },
			text: {
				en: 'The thin swab for infants, and how a ward sorts its beds by the result.',
				cn: '婴幼儿专用细软拭子，以及病区如何依据结果安排床位。',
			},
			of: 'rsv-kit',
			to: rsvTest,
		},
		{
			title: { en: 'Legionella and pneumococcus from urine', cn: '尿液检测军团菌与肺炎链球菌' },
			text: {
				en: 'Two answers for severe pneumonia without a swab. Bring your questions about the prozone.',
				cn: '重症肺炎无需拭子，一次得到两个答案。欢迎就前带效应提问。',
			},
			of: 'legionella-pneumococcus-cassette',
			to: '/products/legionella-pneumococcus-urinary-antigen-test',
		},
	],
);

export const atGulfFair = shown(
	{
		en: 'For heat, dust and long roads: tests with their storage data, on paper and to take along.',
		cn: '应对高温、沙尘与长途运输：产品与储存数据一并展示，资料可带走。',
	},
	[
		{
			title: { en: 'Malaria by species', cn: '疟原虫分型' },
			text: {
				en: 'One drop of blood tells falciparum from the others.',
				cn: '一滴血，区分恶性疟与其他疟原虫。',
			},
			of: 'malaria-pf-pan-kit-closeup',
			to: '/products/malaria-pf-pan-rapid-test',
		},
		{
			title: { en: 'Dengue, early and late', cn: '登革热：早期与后期' },
			text: {
				en: 'Antigen and antibodies on one cassette, and which of them to expect on which day.',
				cn: '抗原与抗体同卡检测，以及各自在病程第几天出现。',
			},
			of: 'dengue-combo-cassette',
			to: '/products/dengue-ns1-igg-igm-combo-test',
		},
		{
			title: { en: 'HIV and syphilis together', cn: 'HIV 与梅毒同测' },
			text: {
				en: 'For antenatal care: two results from a fingertip before the visit is over.',
				cn: '用于产前保健：就诊结束前，指尖血得到两个结果。',
			},
			of: 'hiv-syphilis-combo-kit',
			to: '/products/hiv-syphilis-combo-rapid-test',
		},
	],
);

export const atWorkplaceCongress = shown(
	{
		en: 'Testing at work, fair to both sides: what is collected, who sees it, what is confirmed in a laboratory.',
		cn: '职场检测，对双方都公平：采集什么、谁能看到、哪些结果须送实验室确认。',
	},
	[
		{
			title: { en: 'Oral fluid, in plain sight', cn: '唾液检测，全程可见' },
			text: {
				en: 'Collected under observation without a restroom. Read four strips on each side.',
				cn: '无需洗手间即可在监督下采样。两面各读四条试纸条。',
			},
			of: 'oral-fluid-drug-device-closeup',
			to: '/products/oral-fluid-drug-screen-device',
		},
		{
			title: { en: 'The cup that is closed once', cn: '一次封盖的尿杯' },
			text: {
				en: 'Twelve strips and a temperature strip in one cup: a screening without pouring.',
				cn: '十二条试纸与温度条集于一杯，筛查无需倾倒样本。',
			},
			of: 'twelve-panel-drug-cup',
			to: multiDrugCup,
		},
		{
			title: { en: 'Ten pads at a health check', cn: '健康体检：十项试纸' },
			text: {
				en: 'Urinalysis strips beside their color chart, under the light of a real examination room.',
				cn: '在真实诊室的光线下，对照比色卡判读尿液试纸。',
			},
			of: 'urine-strips-bottle',
			to: '/products/urinalysis-reagent-strips-10-parameter',
		},
	],
);

export const atSupplyChainExpo = shown(
	{
		en: 'Our supply chain as parts on a table, from the antibody to the sealed pouch.',
		cn: '把供应链摆上桌面：从抗体到密封铝箔袋。',
	},
	[
		{
			title: { en: 'Materials', cn: '原料' },
			text: {
				en: 'Antibodies, membranes and pads with their certificates of analysis, to touch and to compare.',
				cn: '抗体、膜材与垫材，附检验报告，可现场触摸、比较。',
			},
			of: 'pcr-plate',
			to: '/supply-chain',
		},
		{
			title: { en: 'A line in motion', cn: '运转中的产线' },
			text: {
				en: 'Assembly and pouching on film, and the people who run it to ask.',
				cn: '观看组装与封袋影片，并与产线人员交流。',
			},
			of: 'production-line',
			to: '/contract-manufacturing',
		},
		{
			title: { en: 'Your name on the box', cn: '贴上您的品牌' },
			text: {
				en: 'Pack sizes, languages and labels of contract products, from pilot batch to volume.',
				cn: '委托生产的包装规格、语言与标签，从试产到量产。',
			},
			of: 'cleanroom-trays',
			to: '/contract-manufacturing?for=supply-chain',
		},
	],
	learnMore,
);
