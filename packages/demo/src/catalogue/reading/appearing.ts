import { type GuideLine, type Guides, guide, minute, outcome, said } from './guide.ts';

const fluA: GuideLine = ['A', 'influenza A', '甲型流感'];
const fluB: GuideLine = ['B', 'influenza B', '乙型流感'];
const covid: GuideLine = ['Co', 'COVID-19', '新冠病毒'];
const one = (en: string, cn: string): { lines: GuideLine[] } => ({ lines: [['T', en, cn]] });
/** The confirmation that a reactive result needs before it is a diagnosis, as the instructions have it. */
const confirmed = (en: string, cn: string) => ({ outcomes: [outcome('positive', undefined, said(en, cn))] });
const stoolBlood = one('blood in stool', '粪便隐血');
const colonoscopy = confirmed(
	'A positive result needs a colonoscopy, even if a repeat test is negative.',
	'阳性者需做结肠镜检查，即使复测阴性也不例外。',
);
const pregnancy = one('hCG', 'hCG');

const feverAtHome = [
	outcome(
		'positive',
		undefined,
		said(
			'Keep away from others and call a provider soon: treatment works best early.',
			'请避免与他人接触，并尽快联系医生：越早治疗效果越好。',
		),
	),
	outcome(
		'negative',
		undefined,
		said(
			'An infection is not ruled out. Repeat the test after 48 hours, or see a provider if you feel worse.',
			'不能排除感染。请在 48 小时后重新检测；如症状加重，请就医。',
		),
	),
];

const afterTwoDays = (en: string, cn: string) => ({ outcomes: [outcome('negative', undefined, said(en, cn))] });
const withSymptoms = afterTwoDays(
	'Test again after 48 hours, or confirm with a molecular test.',
	'请在 48 小时后重新检测，或以核酸检测确证。',
);
const series = afterTwoDays(
	'Test again after 48 hours, and without symptoms once more after another 48 hours, or confirm with a molecular test.',
	'请在 48 小时后重新检测；无症状者再过 48 小时后还应检测一次，或以核酸检测确证。',
);

const pregnant = said('Pregnant', '已怀孕');
const notPregnant = said('Not pregnant', '未怀孕');

const pregnancyAtHome = [
	outcome(
		'positive',
		pregnant,
		said(
			'A doctor or midwife confirms the result and gives advice on what comes next.',
			'请由医生或助产士确认结果，并就后续安排给予建议。',
		),
	),
	outcome(
		'negative',
		notPregnant,
		said(
			'Testing too early or drinking a lot beforehand can hide a pregnancy. Repeat after two or three days.',
			'检测过早或事先大量饮水可能掩盖妊娠。请在两三天后重测。',
		),
	),
];

const bowelAtHome = [
	outcome('positive', undefined, said('See a provider without delay.', '请尽快就医。')),
	outcome(
		'negative',
		undefined,
		said(
			'Keep your screening appointments. See a provider anyway if you can see blood or notice a lasting change.',
			'请继续按时参加筛查。如肉眼可见出血或排便习惯持续改变，仍应就医。',
		),
	),
];

const thyroidAtHome = [
	outcome(
		'positive',
		said('TSH is raised', 'TSH 升高'),
		said('Ask a provider for a full thyroid profile.', '请找医生做全套甲状腺功能检查。'),
	),
	outcome(
		'negative',
		said('TSH is not raised', 'TSH 未升高'),
		said(
			'The test does not find an overactive thyroid. Speak with a provider if symptoms stay.',
			'本检测不能发现甲状腺功能亢进。如症状持续，请咨询医生。',
		),
	),
];

/** A line means positive. */
export const appearing: Guides = [
	[101, guide('appears', [10, 20], { lines: [fluB, fluA, covid], ...withSymptoms })],
	[102, guide('appears', [10, 20], { lines: [fluB, fluA, covid], forHome: true, outcomes: feverAtHome })],
	[103, guide('appears', [10, 20], { ...one('COVID-19', '新冠病毒'), ...series })],
	[104, guide('appears', [15, 20], { lines: [fluB, fluA] })],
	[105, guide('appears', [10, 20], one('RSV', '呼吸道合胞病毒'))],
	[
		106,
		guide('appears', [15, 20], {
			lines: [
				['T', 'RSV', '呼吸道合胞病毒'],
				['T', 'adenovirus', '腺病毒', 2],
			],
		}),
	],
	[
		107,
		guide('appears', [5, 15], {
			...one('Strep A', 'A 族链球菌'),
			device: 'dipstick',
			outcomes: [
				outcome(
					'negative',
					undefined,
					said('A negative result is final at 10 minutes.', '阴性结果须至 10 分钟方可确定。'),
				),
			],
		}),
	],
	[
		108,
		guide('appears', [15, 20], {
			lines: [
				['SP', 'pneumococcus', '肺炎链球菌'],
				['LP', 'Legionella', '军团菌'],
			],
		}),
	],
	[
		201,
		guide('appears', [20, 30], {
			lines: [
				['Pan', 'any malaria species', '疟原虫（各种）'],
				['Pf', 'P. falciparum', '恶性疟原虫'],
			],
		}),
	],
	[
		202,
		guide('appears', [15, 20], {
			lines: [
				['T', 'NS1 antigen', 'NS1 抗原'],
				['G', 'IgG antibodies', 'IgG 抗体', 2],
				['M', 'IgM antibodies', 'IgM 抗体', 2],
			],
		}),
	],
	[203, guide('appears', [10, 20], one('H. pylori', '幽门螺杆菌'))],
	[
		204,
		guide('appears', [10, 20], {
			lines: [
				['A', 'adenovirus', '腺病毒'],
				['R', 'rotavirus', '轮状病毒'],
			],
		}),
	],
	[
		205,
		guide('appears', [15, 30], {
			...one('HBsAg', '乙肝表面抗原'),
			device: 'strip',
			...confirmed(
				'Repeat a reactive specimen and confirm it with a laboratory assay before a person is told that they are infected.',
				'呈反应性的样本应重复检测，并以实验室方法确证后方可告知受检者已感染。',
			),
		}),
	],
	[
		206,
		guide('appears', [15, 20], {
			...one('HCV antibodies', '丙肝抗体'),
			...confirmed(
				'Every reactive result needs an HCV RNA or core antigen test in the laboratory before anybody is told a diagnosis.',
				'每个呈反应性的结果都需先在实验室进行 HCV RNA 或核心抗原检测，方可告知诊断。',
			),
		}),
	],
	[
		301,
		guide('appears', [15, 30], {
			...one('HIV antibodies', 'HIV 抗体'),
			...confirmed(
				'Confirm every reactive result with a laboratory method, according to the algorithm, before anybody is told a diagnosis.',
				'每个呈反应性的结果均须按检测策略以实验室方法确证，方可告知诊断。',
			),
		}),
	],
	[
		302,
		guide('appears', [10, 20], {
			...one('syphilis antibodies', '梅毒抗体'),
			...confirmed(
				'Confirm every reactive result in the laboratory, with a non-treponemal test with a titer, before anybody is told a diagnosis.',
				'每个呈反应性的结果均须在实验室以非梅毒螺旋体血清学试验并测定滴度确证，方可告知诊断。',
			),
		}),
	],
	[
		303,
		guide('appears', [15, 20], {
			lines: [
				['SYP', 'syphilis antibodies', '梅毒抗体'],
				['HIV', 'HIV antibodies', 'HIV 抗体'],
			],
			...confirmed(
				'Each reactive line is confirmed on its own path with a laboratory method before anybody is told a diagnosis.',
				'每条呈反应性的检测线均须按各自流程以实验室方法确证，方可告知诊断。',
			),
		}),
	],
	[304, guide('appears', [10, 20], one('chlamydia', '衣原体'))],
	[
		305,
		guide('appears', [10, 20], {
			lines: [
				['T', 'chlamydia', '衣原体'],
				['T', 'gonorrhea', '淋球菌', 2],
			],
		}),
	],
	[306, guide('appears', [10, 20], { ...one('trichomonas', '滴虫'), device: 'dipstick' })],
	[
		401,
		guide('appears', [3, 10], {
			...pregnancy,
			device: 'midstream',
			forHome: true,
			outcomes: pregnancyAtHome,
		}),
	],
	[
		402,
		guide('appears', null, {
			...pregnancy,
			times: [
				{ at: 3 * minute, for: said('urine', '尿液') },
				{ at: 5 * minute, for: said('serum', '血清') },
			],
			readUntil: 10 * minute,
			outcomes: [outcome('positive', pregnant), outcome('negative', notPregnant)],
		}),
	],
	[601, guide('appears', [10, 20], one('troponin I', '肌钙蛋白 I'))],
	[702, guide('appears', [5, 10], { ...stoolBlood, ...colonoscopy })],
	[703, guide('appears', [5, 10], { ...stoolBlood, forHome: true, outcomes: bowelAtHome })],
	[704, guide('appears', [10, 20], one('CEA', '癌胚抗原'))],
	[705, guide('appears', [10, 20], one('AFP', '甲胎蛋白'))],
	[805, guide('appears', [10, 20], { ...one('TSH', 'TSH'), forHome: true, outcomes: thyroidAtHome })],
];
