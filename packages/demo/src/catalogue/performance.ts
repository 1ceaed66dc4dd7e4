import type { Text } from '@site/contract/language';
import type { Performance } from '@site/contract/performance';

type Target = Performance['targets'][number];
type Counts = readonly [agreed: number, total: number];

/** The results of a study: the agreed and all positives, the agreed and all negatives. */
const target = (name: Text, positive: Counts, negative: Counts): Pick<Target, 'name' | 'positive' | 'negative'> => ({
	name,
	positive: { agreed: positive[0], total: positive[1] },
	negative: { agreed: negative[0], total: negative[1] },
});

const note: Text = {
	en: 'Positive (PPA) and negative (NPA) percent agreement with the comparator, with 95% intervals by Wilson’s method. Fictitious figures.',
	cn: '与对照方法的阳性符合率（PPA）和阴性符合率（NPA），95% 置信区间按 Wilson 法计算。数据为虚构。',
};

const pcr: Text = { en: 'RT-PCR', cn: '实时荧光 RT-PCR' };
const culture: Text = { en: 'Bacterial culture', cn: '细菌培养' };
const parasites: Text = { en: 'Culture of the parasite', cn: '滴虫培养' };
const dna: Text = { en: 'PCR', cn: '实时荧光 PCR' };
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

const women: Text = { en: 'Women who bought the test', cn: '购买本检测的女性' };
const men: Text = { en: 'Men who bought the test', cn: '购买本检测的男性' };
const donors: Text = { en: 'Donors of workplace and treatment programs', cn: '企业及治疗项目的受检者' };
const volunteers: Text = { en: 'Volunteers after measured drinks', cn: '定量饮酒后的志愿者' };
const spectrometry: Text = { en: 'GC/MS or LC/MS', cn: 'GC/MS 或 LC/MS' };
const laboratoryUrine: Text = { en: 'Laboratory analysis of urine', cn: '实验室尿液分析' };
const meterOfPh: Text = { en: 'Laboratory pH meter', cn: '实验室 pH 计' };
const chamber: Text = { en: 'Counting chamber', cn: '计数板' };
const breath: Text = { en: 'Evidential breath test', cn: '具有证据效力的呼气检测' };

const covid: Text = { en: 'COVID-19', cn: '新冠病毒' };
const fluA: Text = { en: 'Flu A', cn: '甲型流感' };
const fluB: Text = { en: 'Flu B', cn: '乙型流感' };

type Study = Pick<Target, 'comparator' | 'setting' | 'population'>;
const study = (comparator: Text, setting: Text, population: Text): Study => ({ comparator, setting, population });
const respiratory = study(pcr, clinics, symptomatic);
const atHome = study(pcr, homes, symptomatic);

/** A cassette is read for all its targets in each specimen, so all targets have the same total. */
const studies = new Map<number, readonly (Pick<Target, 'name' | 'positive' | 'negative'> & Study)[]>([
	// The percentages of CONST-22.
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
			{ ...target(covid, [58, 67], [478, 480]), ...atHome },
			{ ...target(fluA, [50, 60], [481, 487]), ...atHome },
			{ ...target(fluB, [41, 48], [496, 499]), ...atHome },
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
			// Its first study was published in percent only.
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
				...study(dna, laboratory, patients),
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
		[
			{
				...target({ en: 'Leukocytes', cn: '白细胞' }, [71, 78], [155, 164]),
				...study(laboratoryUrine, homes, patients),
			},
		],
	],
	[
		106,
		[
			{ ...target({ en: 'RSV', cn: '呼吸道合胞病毒' }, [58, 64], [171, 174]), ...study(pcr, laboratory, children) },
			{ ...target({ en: 'Adenovirus', cn: '腺病毒' }, [35, 40], [193, 198]), ...study(dna, laboratory, children) },
		],
	],
	[
		202,
		[
			{
				...target({ en: 'NS1 antigen', cn: 'NS1 抗原' }, [83, 90], [117, 120]),
				...study(immunoassay, laboratory, patients),
			},
			{
				...target({ en: 'IgM antibodies', cn: 'IgM 抗体' }, [46, 52], [150, 158]),
				...study(immunoassay, laboratory, patients),
			},
			{
				...target({ en: 'IgG antibodies', cn: 'IgG 抗体' }, [61, 66], [139, 144]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		204,
		[
			{ ...target({ en: 'Rotavirus', cn: '轮状病毒' }, [88, 93], [135, 139]), ...study(pcr, laboratory, patients) },
			{ ...target({ en: 'Adenovirus', cn: '腺病毒' }, [44, 48], [178, 184]), ...study(dna, laboratory, patients) },
		],
	],
	[
		205,
		[
			{
				...target({ en: 'HBsAg', cn: '乙肝表面抗原' }, [248, 250], [747, 750]),
				...study(immunoassay, laboratory, screened),
			},
		],
	],
	[
		303,
		[
			{
				...target({ en: 'HIV-1/2 antibody', cn: 'HIV-1/2 抗体' }, [196, 197], [798, 803]),
				...study(immunoassay, laboratory, screened),
			},
			{
				...target({ en: 'Syphilis antibody', cn: '梅毒抗体' }, [102, 105], [889, 895]),
				...study(immunoassay, laboratory, screened),
			},
		],
	],
	[
		305,
		[
			{
				...target({ en: 'Chlamydia antigen', cn: '沙眼衣原体抗原' }, [64, 76], [215, 221]),
				...study(dna, laboratory, patients),
			},
			{
				...target({ en: 'Gonorrhea antigen', cn: '淋球菌抗原' }, [45, 51], [239, 246]),
				...study(dna, laboratory, patients),
			},
		],
	],
	[
		306,
		[{ ...target({ en: 'Trichomonas', cn: '滴虫' }, [71, 75], [221, 227]), ...study(parasites, clinics, patients) }],
	],
	[
		307,
		[
			{
				...target({ en: 'pH of 5.0 or more', cn: 'pH 5.0 及以上' }, [77, 82], [104, 112]),
				...study(meterOfPh, homes, women),
			},
		],
	],
	[401, [{ ...target({ en: 'Pregnancy', cn: '妊娠' }, [122, 123], [176, 178]), ...study(immunoassay, homes, women) }]],
	[403, [{ ...target({ en: 'LH surge', cn: 'LH 高峰' }, [93, 96], [201, 208]), ...study(immunoassay, homes, women) }]],
	[404, [{ ...target({ en: 'LH surge', cn: 'LH 高峰' }, [87, 91], [188, 196]), ...study(immunoassay, homes, women) }]],
	[
		405,
		[{ ...target({ en: 'Raised FSH', cn: 'FSH 升高' }, [69, 74], [98, 103]), ...study(immunoassay, homes, women) }],
	],
	[
		406,
		[
			{
				...target({ en: 'Concentration at or above the reference', cn: '浓度达到或高于参考值' }, [101, 106], [47, 50]),
				...study(chamber, homes, men),
			},
		],
	],
	[
		501,
		[
			{
				...target({ en: 'All twelve drugs together', cn: '十二项合计' }, [462, 478], [713, 722]),
				...study(spectrometry, clinics, donors),
			},
		],
	],
	[
		502,
		[
			{
				...target({ en: 'All six drugs together', cn: '六项合计' }, [231, 240], [355, 360]),
				...study(spectrometry, clinics, donors),
			},
		],
	],
	[
		503,
		[
			{
				...target({ en: 'All ten drugs together', cn: '十项合计' }, [384, 402], [590, 598]),
				...study(spectrometry, clinics, donors),
			},
		],
	],
	[
		504,
		[
			{
				...target({ en: 'Norfentanyl', cn: '去甲芬太尼' }, [78, 81], [119, 121]),
				...study(spectrometry, laboratory, patients),
			},
		],
	],
	[
		505,
		[
			{
				...target({ en: 'All eight drugs together', cn: '八项合计' }, [288, 309], [478, 491]),
				...study(spectrometry, laboratory, donors),
			},
		],
	],
	[
		506,
		[
			{
				...target({ en: 'Alcohol of 0.02% or more', cn: '酒精浓度 0.02% 及以上' }, [84, 88], [90, 92]),
				...study(breath, clinics, volunteers),
			},
		],
	],
	[
		507,
		[
			{
				...target({ en: 'Abnormal specimens', cn: '异常样本' }, [133, 140], [206, 210]),
				...study(laboratoryUrine, laboratory, donors),
			},
		],
	],
	[
		601,
		[
			{
				...target({ en: 'Troponin of 0.5 ng/mL or more', cn: '肌钙蛋白 0.5 ng/mL 及以上' }, [95, 101], [186, 190]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		701,
		[
			{
				...target({ en: 'PSA at or above the reference', cn: 'PSA 达到或高于参考值' }, [86, 90], [147, 155]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		703,
		[
			{
				...target({ en: 'Blood in stool', cn: '粪便隐血' }, [72, 77], [241, 250]),
				...study(immunoassay, homes, screened),
			},
		],
	],
	[
		704,
		[
			{
				...target({ en: 'CEA of 5 ng/mL or more', cn: '癌胚抗原 5 ng/mL 及以上' }, [89, 95], [131, 136]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		705,
		[
			{
				...target({ en: 'AFP of 20 ng/mL or more', cn: '甲胎蛋白 20 ng/mL 及以上' }, [66, 70], [152, 156]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		801,
		[
			{
				...target({ en: 'Leukocytes', cn: '白细胞' }, [103, 112], [229, 239]),
				...study(laboratoryUrine, clinics, patients),
			},
			{
				...target({ en: 'Nitrite', cn: '亚硝酸盐' }, [57, 61], [283, 290]),
				...study(laboratoryUrine, clinics, patients),
			},
			{ ...target({ en: 'Protein', cn: '蛋白' }, [74, 79], [261, 272]), ...study(laboratoryUrine, clinics, patients) },
			{
				...target({ en: 'Glucose', cn: '葡萄糖' }, [48, 50], [296, 301]),
				...study(laboratoryUrine, clinics, patients),
			},
		],
	],
	[
		803,
		[
			{
				...target({ en: 'Albumin of 20 mg/L or more', cn: '白蛋白 20 mg/L 及以上' }, [81, 86], [125, 131]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
	[
		805,
		[
			{
				...target({ en: 'TSH above 5 µIU/mL', cn: 'TSH 高于 5 µIU/mL' }, [53, 56], [166, 172]),
				...study(immunoassay, homes, screened),
			},
		],
	],
	[
		806,
		[
			{
				...target({ en: 'Vitamin D below 20 ng/mL', cn: '维生素 D 低于 20 ng/mL' }, [62, 67], [96, 101]),
				...study(immunoassay, homes, screened),
			},
		],
	],
	[
		807,
		[
			{
				...target({ en: 'Ferritin below 30 ng/mL', cn: '铁蛋白低于 30 ng/mL' }, [75, 81], [111, 116]),
				...study(immunoassay, laboratory, patients),
			},
		],
	],
]);

export function performanceOfSample(id: number): Performance | null {
	const targets = studies.get(id);
	return targets ? { note, targets: [...targets] } : null;
}
