import type { Product } from '@site/contract/catalogue';
import { type CharacteristicKey, characteristicKeys } from '@site/contract/facts';
import type { Text } from '@site/contract/language';

type Characteristics = Partial<Record<CharacteristicKey, Text>>;

const viruses: Characteristics = {
	crossReactivity: {
		en: 'None seen with 24 other viruses and bacteria of the airways.',
		cn: '与其他 24 种呼吸道病毒和细菌未见交叉反应。',
	},
	interferingSubstances: {
		en: 'None seen with nasal sprays, throat lozenges and 2% whole blood.',
		cn: '鼻喷剂、润喉片和 2% 全血未见干扰。',
	},
	ageRange: { en: '2 years and older', cn: '2 岁及以上' },
};

/** The same cassette is used at home and in the clinic. */
const multiplex: Characteristics = {
	limitOfDetection: {
		en: 'SARS-CoV-2: 1,900\u00a0TCID50/mL; flu A: 4,600\u00a0TCID50/mL; flu B: 3,100\u00a0TCID50/mL',
		cn: '新冠病毒：1,900\u00a0TCID50/mL；甲型流感：4,600\u00a0TCID50/mL；乙型流感：3,100\u00a0TCID50/mL',
	},
	...viruses,
};

const both = (value: string): Text => ({ en: value, cn: value });

const ofStandard = (limit: string): Text => ({
	en: `Reactive with the WHO reference preparation down to ${limit}`,
	cn: `与 WHO 参考品在 ${limit} 时仍呈反应性`,
});

const glucoseRange = both('20–600\u00a0mg/dL (1.1–33.3\u00a0mmol/L)');

const compared = (study: { specimens: number; r: string; variation: number }): Text => ({
	en: `Compared with a laboratory method in ${study.specimens} specimens: r = ${study.r}. Coefficient of variation up to ${study.variation}%, from 60 runs at each of two levels.`,
	cn: `与实验室方法比较 ${study.specimens} 份样本：r = ${study.r}。两个水平各测 60 次，变异系数不超过 ${study.variation}%。`,
});

const characteristics = new Map<number, Characteristics>([
	[101, multiplex],
	[102, multiplex],
	[
		103,
		{
			limitOfDetection: { en: '1,700\u00a0TCID50/mL', cn: '1,700\u00a0TCID50/mL（半数组织培养感染剂量）' },
			...viruses,
		},
	],
	[
		104,
		{
			limitOfDetection: {
				en: 'Flu A: 4,200\u00a0TCID50/mL; flu B: 2,800\u00a0TCID50/mL',
				cn: '甲型流感：4,200\u00a0TCID50/mL；乙型流感：2,800\u00a0TCID50/mL',
			},
			...viruses,
		},
	],
	[
		105,
		{
			limitOfDetection: {
				en: 'RSV A: 620\u00a0TCID50/mL; RSV B: 780\u00a0TCID50/mL',
				cn: 'A 型呼吸道合胞病毒：620\u00a0TCID50/mL；B 型：780\u00a0TCID50/mL',
			},
			...viruses,
			ageRange: { en: 'Infants and young children', cn: '婴幼儿' },
		},
	],
	[
		106,
		{
			limitOfDetection: {
				en: 'RSV: 700\u00a0TCID50/mL; adenovirus: 950\u00a0TCID50/mL',
				cn: '呼吸道合胞病毒：700\u00a0TCID50/mL；腺病毒：950\u00a0TCID50/mL',
			},
		},
	],
	[107, { limitOfDetection: both('150,000\u00a0CFU/mL') }],
	[
		108,
		{
			limitOfDetection: {
				en: 'Legionella antigen: 10\u00a0ng/mL; pneumococcus antigen: 0.5\u00a0ng/mL',
				cn: '军团菌抗原：10\u00a0ng/mL；肺炎链球菌抗原：0.5\u00a0ng/mL',
			},
		},
	],
	[
		201,
		{
			limitOfDetection: {
				en: 'P. falciparum: 100 parasites/µL; other species: 200 parasites/µL',
				cn: '恶性疟原虫：100 个/µL；其他疟原虫：200 个/µL',
			},
		},
	],
	[202, { limitOfDetection: { en: 'NS1 antigen: 2\u00a0ng/mL', cn: 'NS1 抗原：2\u00a0ng/mL' } }],
	[203, { limitOfDetection: { en: '5\u00a0ng antigen/mL of buffer', cn: '每毫升缓冲液 5\u00a0ng 抗原' } }],
	[
		204,
		{
			limitOfDetection: {
				en: 'Rotavirus: 500,000 particles/mL; adenovirus: 650,000 particles/mL',
				cn: '轮状病毒：500,000 颗粒/mL；腺病毒：650,000 颗粒/mL',
			},
		},
	],
	[205, { limitOfDetection: both('1\u00a0IU/mL') }],
	[206, { limitOfDetection: ofStandard('1:64') }],
	[301, { limitOfDetection: ofStandard('1:128') }],
	[302, { limitOfDetection: ofStandard('0.1\u00a0IU/mL') }],
	[
		303,
		{
			limitOfDetection: {
				en: 'Reactive with the WHO reference preparations down to 1:128 (HIV) and 0.1\u00a0IU/mL (syphilis)',
				cn: '与 WHO 参考品呈反应性：HIV 稀释至 1:128，梅毒低至 0.1\u00a0IU/mL',
			},
		},
	],
	[304, { limitOfDetection: { en: '50,000 elementary bodies/mL', cn: '50,000 个原体/mL' } }],
	[
		305,
		{
			limitOfDetection: {
				en: 'Chlamydia: 60,000 elementary bodies/mL; gonorrhea: 100,000\u00a0CFU/mL',
				cn: '衣原体：60,000 个原体/mL；淋球菌：100,000\u00a0CFU/mL',
			},
		},
	],
	[306, { limitOfDetection: { en: '2,500 parasites/mL', cn: '2,500 个虫体/mL' } }],
	[307, { cutOff: { en: 'Raised from pH 5.0', cn: 'pH 5.0 起为升高' } }],
	[401, { cutOff: both('25\u00a0mIU/mL') }],
	[403, { cutOff: both('25\u00a0mIU/mL') }],
	[404, { cutOff: both('20\u00a0mIU/mL') }],
	[405, { cutOff: both('25\u00a0mIU/mL') }],
	[406, { cutOff: { en: '16 million sperm/mL', cn: '每毫升 1600 万个精子' } }],
	[
		407,
		{
			measuringRange: {
				en: 'Sperm 5–200 million/mL, LH 5–100\u00a0mIU/mL, hCG 10–500\u00a0mIU/mL',
				cn: '精子每毫升 500 万至 2 亿个，LH 5–100\u00a0mIU/mL，hCG 10–500\u00a0mIU/mL',
			},
		},
	],
	[
		402,
		{
			cutOff: both('25\u00a0mIU/mL'),
			crossReactivity: {
				en: 'None with LH 500\u00a0mIU/mL, FSH 1,000\u00a0mIU/mL and TSH 1,000\u00a0µIU/mL.',
				cn: 'LH 500\u00a0mIU/mL、FSH 1,000\u00a0mIU/mL 和 TSH 1,000\u00a0µIU/mL 未见交叉反应。',
			},
			interferingSubstances: {
				en: 'None with acetaminophen, caffeine and glucose in usual concentrations.',
				cn: '常见浓度的对乙酰氨基酚、咖啡因和葡萄糖未见干扰。',
			},
		},
	],
	[502, { cutOff: both('AMP 1,000, COC 300, MET 1,000, OPI 2,000, PCP 25, THC 50\u00a0ng/mL') }],
	[
		503,
		{
			cutOff: both(
				'AMP 500, BAR 300, BUP 10, BZO 300, COC 150, MDMA 500, MET 500, MTD 300, OPI 2,000, THC 50\u00a0ng/mL',
			),
		},
	],
	[
		504,
		{
			cutOff: { en: 'Norfentanyl 5\u00a0ng/mL', cn: '去甲芬太尼 5\u00a0ng/mL' },
			crossReactivity: {
				en: 'None with morphine, codeine and methadone up to 10\u00a0µg/mL.',
				cn: '吗啡、可待因和美沙酮浓度达 10\u00a0µg/mL 时未见交叉反应。',
			},
		},
	],
	[505, { cutOff: both('AMP 50, BZO 10, COC 20, MET 50, MTD 30, OPI 40, OXY 20, THC 25\u00a0ng/mL') }],
	[506, { cutOff: { en: '0.02% blood alcohol', cn: '血液酒精浓度 0.02%' } }],
	[
		507,
		{
			cutOff: {
				en: 'Abnormal: creatinine below 20\u00a0mg/dL, specific gravity below 1.005, pH below 5 or above 9',
				cn: '异常：肌酐低于 20\u00a0mg/dL、比重低于 1.005、pH 低于 5 或高于 9',
			},
		},
	],
	[601, { cutOff: both('0.5\u00a0ng/mL'), ageRange: { en: 'Adults', cn: '成人' } }],
	[
		602,
		{
			measuringRange: {
				en: 'Troponin I 0.05–50\u00a0ng/mL, CK-MB 1–100\u00a0ng/mL, myoglobin 10–500\u00a0ng/mL',
				cn: '肌钙蛋白 I 0.05–50\u00a0ng/mL，CK-MB 1–100\u00a0ng/mL，肌红蛋白 10–500\u00a0ng/mL',
			},
			limitOfDetection: {
				en: 'Troponin I 0.03\u00a0ng/mL, CK-MB 0.6\u00a0ng/mL, myoglobin 6\u00a0ng/mL',
				cn: '肌钙蛋白 I 0.03\u00a0ng/mL，CK-MB 0.6\u00a0ng/mL，肌红蛋白 6\u00a0ng/mL',
			},
			accuracy: compared({ specimens: 162, r: '0.97', variation: 9 }),
		},
	],
	[
		603,
		{
			cutOff: both('125\u00a0pg/mL'),
			measuringRange: both('20–35,000\u00a0pg/mL'),
			limitOfDetection: both('12\u00a0pg/mL'),
			accuracy: compared({ specimens: 148, r: '0.98', variation: 8 }),
		},
	],
	[
		604,
		{
			cutOff: both('500\u00a0ng/mL (FEU)'),
			measuringRange: both('100–10,000\u00a0ng/mL (FEU)'),
			limitOfDetection: both('60\u00a0ng/mL (FEU)'),
			accuracy: compared({ specimens: 211, r: '0.96', variation: 10 }),
		},
	],
	[701, { cutOff: both('4\u00a0ng/mL') }],
	[702, { cutOff: { en: '50\u00a0ng hemoglobin/mL of buffer', cn: '每毫升缓冲液 50\u00a0ng 血红蛋白' } }],
	[703, { cutOff: { en: '50\u00a0ng hemoglobin/mL of buffer', cn: '每毫升缓冲液 50\u00a0ng 血红蛋白' } }],
	[704, { cutOff: both('5\u00a0ng/mL') }],
	[705, { cutOff: both('20\u00a0ng/mL') }],
	[
		706,
		{
			cutOff: both('35\u00a0U/mL'),
			measuringRange: both('2–1,000\u00a0U/mL'),
			limitOfDetection: both('1.2\u00a0U/mL'),
			accuracy: compared({ specimens: 126, r: '0.98', variation: 7 }),
		},
	],
	[
		801,
		{
			limitOfDetection: {
				en: 'Leukocytes 15/µL, nitrite 0.06\u00a0mg/dL, protein 15\u00a0mg/dL, blood 10 cells/µL, ketone 5\u00a0mg/dL, bilirubin 0.5\u00a0mg/dL, glucose 50\u00a0mg/dL',
				cn: '白细胞 15/µL，亚硝酸盐 0.06\u00a0mg/dL，蛋白 15\u00a0mg/dL，隐血 10 个/µL，酮体 5\u00a0mg/dL，胆红素 0.5\u00a0mg/dL，葡萄糖 50\u00a0mg/dL',
			},
		},
	],
	[
		802,
		{
			limitOfDetection: {
				en: 'Leukocytes 20/µL, nitrite 0.06\u00a0mg/dL',
				cn: '白细胞 20/µL，亚硝酸盐 0.06\u00a0mg/dL',
			},
		},
	],
	[803, { cutOff: both('20\u00a0mg/L') }],
	[
		804,
		{
			measuringRange: both('2.5–300\u00a0mg/L'),
			limitOfDetection: both('1\u00a0mg/L'),
			accuracy: compared({ specimens: 187, r: '0.99', variation: 6 }),
		},
	],
	[805, { cutOff: both('5\u00a0µIU/mL') }],
	[
		806,
		{
			cutOff: {
				en: 'Deficient below 20\u00a0ng/mL, insufficient from 20 to 29\u00a0ng/mL, sufficient from 30\u00a0ng/mL',
				cn: '低于 20\u00a0ng/mL 为缺乏，20–29\u00a0ng/mL 为不足，30\u00a0ng/mL 起为充足',
			},
		},
	],
	[807, { cutOff: both('30\u00a0ng/mL') }],
	[901, { measuringRange: glucoseRange }],
	[902, { measuringRange: glucoseRange }],
	[
		903,
		{
			measuringRange: glucoseRange,
			accuracy: {
				en: 'Of 600 values in the blood of 100 people 594 (99.0%) lay within 15\u00a0mg/dL, or from 100\u00a0mg/dL on within 15%, of a laboratory analyzer.',
				cn: '100 人血样的 600 个测值中，594 个（99.0%）与实验室分析仪相差不超过 15\u00a0mg/dL（100\u00a0mg/dL 及以上时不超过 15%）。',
			},
		},
	],
	[
		904,
		{
			measuringRange: both('0.1–8.0\u00a0mmol/L'),
			accuracy: {
				en: 'Of 240 values in the blood of 60 people 233 (97.1%) lay within 0.3\u00a0mmol/L, or from 1.5\u00a0mmol/L on within 20%, of a laboratory analyzer.',
				cn: '60 人血样的 240 个测值中，233 个（97.1%）与实验室分析仪相差不超过 0.3\u00a0mmol/L（1.5\u00a0mmol/L 及以上时不超过 20%）。',
			},
		},
	],
	[
		905,
		{
			measuringRange: both('4.0–15.0% (20–140\u00a0mmol/mol)'),
			accuracy: compared({ specimens: 140, r: '0.99', variation: 3 }),
		},
	],
]);

export const characteristicsOf = (id: number): Product['characteristics'] =>
	characteristicKeys.flatMap((key) => {
		const value = characteristics.get(id)?.[key];
		return value ? [{ key, value }] : [];
	});
