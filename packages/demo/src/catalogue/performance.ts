import type { Product } from '@site/contract/catalogue';
import { type CharacteristicKey, characteristicKeys } from '@site/contract/characteristics';
import type { Text } from '@site/contract/language';
import type { Performance } from '@site/contract/performance';

type Target = Performance['targets'][number];
type Counts = readonly [agreed: number, total: number];

/** Of a study with so many positives and negatives, and how many of each agreed. */
const target = (name: Text, positive: Counts, negative: Counts): Pick<Target, 'name' | 'positive' | 'negative'> => ({
	name,
	positive: { agreed: positive[0], total: positive[1] },
	negative: { agreed: negative[0], total: negative[1] },
});

const note: Text = {
	en: 'Positive (PPA) and negative (NPA) percent agreement with the comparator, with 95% intervals by Wilson’s method. Sample data.',
	cn: '与对照方法的阳性符合率（PPA）和阴性符合率（NPA），95% 置信区间按 Wilson 法计算。示例数据。',
};

const pcr: Text = { en: 'RT-PCR', cn: '实时荧光 RT-PCR' };
const culture: Text = { en: 'Bacterial culture', cn: '细菌培养' };
const immunoassay: Text = { en: 'Laboratory immunoassay', cn: '实验室免疫分析法' };
const clinics: Text = { en: 'Point-of-care sites, run by untrained users', cn: '即时检测点，由未经培训的人员操作' };
const homes: Text = { en: 'Simulated homes, run by lay users', cn: '模拟居家环境，由非专业人员操作' };
const laboratory: Text = { en: 'Clinical laboratory, run by trained users', cn: '临床实验室，由经培训的人员操作' };
const symptomatic: Text = { en: 'People with symptoms of 5 days or less', cn: '出现症状不超过 5 天的人员' };
const children: Text = {
	en: 'Infants and young children with symptoms of 5 days or less',
	cn: '出现症状不超过 5 天的婴幼儿',
};
const patients: Text = { en: 'Patients sent for the test', cn: '送检患者' };
const screened: Text = { en: 'People who came for screening', cn: '参加筛查的人员' };

const covid: Text = { en: 'COVID-19', cn: '新冠病毒' };
const fluA: Text = { en: 'Flu A', cn: '甲型流感' };
const fluB: Text = { en: 'Flu B', cn: '乙型流感' };

type Study = Pick<Target, 'comparator' | 'setting' | 'population'>;
const study = (comparator: Text, setting: Text, population: Text): Study => ({ comparator, setting, population });
const respiratory = study(pcr, clinics, symptomatic);
const atHome = study(pcr, homes, symptomatic);

/** A cassette is read for all of its targets in each specimen, so that these have one total. */
const studies = new Map<number, readonly (Pick<Target, 'name' | 'positive' | 'negative'> & Study)[]>([
	// Both multiplex tests agree in the percentages of CONST-22, each in a study of its own.
	[
		101,
		[
			{ ...target(covid, [43, 48], [473, 474]), ...respiratory },
			{ ...target(fluA, [34, 40], [478, 482]), ...respiratory },
			{ ...target(fluB, [28, 32], [489, 490]), ...respiratory },
		],
	],
	[
		102,
		[
			{ ...target(covid, [60, 67], [479, 480]), ...atHome },
			{ ...target(fluA, [51, 60], [483, 487]), ...atHome },
			{ ...target(fluB, [42, 48], [498, 499]), ...atHome },
		],
	],
	[103, [{ ...target(covid, [108, 118], [381, 382]), ...respiratory }]],
	[
		104,
		[
			{ ...target(fluA, [112, 128], [406, 412]), ...respiratory },
			{ ...target(fluB, [74, 86], [449, 454]), ...respiratory },
		],
	],
	[105, [{ ...target({ en: 'RSV', cn: '呼吸道合胞病毒' }, [97, 105], [300, 304]), ...study(pcr, clinics, children) }]],
	[
		107,
		[{ ...target({ en: 'Strep A', cn: 'A 族链球菌' }, [141, 149], [318, 331]), ...study(culture, clinics, patients) }],
	],
	[
		108,
		[
			// Its first study was published in percent alone.
			{
				name: { en: 'Legionella', cn: '嗜肺军团菌' },
				positive: { percent: 90.4 },
				negative: { percent: 98.9 },
				...study(culture, laboratory, patients),
			},
			{
				...target({ en: 'Pneumococcus', cn: '肺炎链球菌' }, [66, 77], [204, 211]),
				...study(culture, laboratory, patients),
			},
		],
	],
	[
		201,
		[
			{
				...target({ en: 'P. falciparum', cn: '恶性疟原虫' }, [187, 191], [402, 406]),
				...study({ en: 'Microscopy of thick films', cn: '厚血膜镜检' }, laboratory, patients),
			},
		],
	],
	[
		203,
		[
			{
				...target({ en: 'H. pylori antigen', cn: '幽门螺杆菌抗原' }, [118, 124], [133, 138]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		206,
		[
			{
				...target({ en: 'HCV antibody', cn: '丙肝抗体' }, [202, 203], [995, 1000]),
				...study(immunoassay, laboratory, screened),
			},
		],
	],
	[
		301,
		[
			{
				...target({ en: 'HIV-1/2 antibody', cn: 'HIV-1/2 抗体' }, [405, 405], [1494, 1500]),
				...study(immunoassay, laboratory, screened),
			},
		],
	],
	[
		302,
		[
			{
				...target({ en: 'Syphilis antibody', cn: '梅毒抗体' }, [148, 151], [611, 615]),
				...study(immunoassay, clinics, screened),
			},
		],
	],
	[
		304,
		[
			{
				...target({ en: 'Chlamydia antigen', cn: '沙眼衣原体抗原' }, [79, 92], [238, 244]),
				...study(pcr, laboratory, patients),
			},
		],
	],
	[
		402,
		[
			{
				...target({ en: 'hCG in urine', cn: '尿液 hCG' }, [150, 150], [199, 200]),
				...study(immunoassay, clinics, patients),
			},
		],
	],
	[
		702,
		[
			{
				...target({ en: 'Fecal occult blood', cn: '粪便隐血' }, [86, 91], [263, 272]),
				...study(immunoassay, clinics, screened),
			},
		],
	],
	[
		802,
		[{ ...target({ en: 'Leukocytes', cn: '白细胞' }, [71, 78], [155, 164]), ...study(immunoassay, homes, patients) }],
	],
]);

export function performanceOfSample(id: number): Performance | null {
	const targets = studies.get(id);
	return targets ? { note, targets: [...targets] } : null;
}

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

/** Of one cassette, at home as in the clinic. */
const multiplex: Characteristics = {
	limitOfDetection: {
		en: 'SARS-CoV-2: 1,900\u00a0TCID50/mL; flu A: 4,600\u00a0TCID50/mL; flu B: 3,100\u00a0TCID50/mL',
		cn: '新冠病毒：1,900\u00a0TCID50/mL；甲型流感：4,600\u00a0TCID50/mL；乙型流感：3,100\u00a0TCID50/mL',
	},
	...viruses,
};

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
		402,
		{
			cutOff: { en: '25\u00a0mIU/mL', cn: '25\u00a0mIU/mL' },
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
	[601, { cutOff: { en: '0.5\u00a0ng/mL', cn: '0.5\u00a0ng/mL' }, ageRange: { en: 'Adults', cn: '成人' } }],
	[702, { cutOff: { en: '50\u00a0ng hemoglobin/mL of buffer', cn: '每毫升缓冲液 50\u00a0ng 血红蛋白' } }],
]);

export const characteristicsOf = (id: number): Product['characteristics'] =>
	characteristicKeys.flatMap((key) => {
		const value = characteristics.get(id)?.[key];
		return value ? [{ key, value }] : [];
	});
