import { type Guides, guide, outcome, said } from './guide.ts';

const noSurge = said('No surge today', '今天没有高峰');
const surge = said('LH surge', 'LH 高峰');
const again = said('Test again tomorrow at the same time.', '请明天在同一时间再测。');
const fertile = said(
	'Ovulation usually follows within one to two days. Speak with a provider if no surge shows in three cycles.',
	'排卵通常发生在一至两天内。如连续三个周期未见高峰，请咨询医生。',
);
const ovulation = [
	outcome('none', noSurge, again),
	outcome('lighter', noSurge, again),
	outcome('equal', surge, fertile),
	outcome('darker', surge, fertile),
];

const notRaised = said('FSH is not raised', 'FSH 未升高');
const raised = said('FSH is raised', 'FSH 升高');
const secondWeek = said(
	'Write it in the checklist and repeat with the second test one week later. Discuss both results with a provider.',
	'请填入清单，一周后用第二支重复检测，并与医生讨论两次结果。',
);

const below = said('Below the reference', '低于参考值');
const atLeast = said('At or above the reference', '达到或高于参考值');
const secondSample = said(
	'Repeat with the second test. See a provider if both tests show a low result.',
	'请用第二份重复检测。如两次均偏低，请就医。',
);
const noPregnancy = said(
	'See a provider if a pregnancy does not come about within a year.',
	'如一年内未能受孕，请就医。',
);

const lessPsa = said('Less PSA than the reference', 'PSA 低于参考值');
const morePsa = said('As much PSA as the reference, or more', 'PSA 达到或高于参考值');
const quantify = said(
	'Measure it quantitatively in the laboratory before any further step is planned.',
	'应先在实验室定量测定，再安排后续步骤。',
);

const confirmRatio = said(
	'Confirm a raised result with an albumin-to-creatinine ratio from the laboratory.',
	'结果升高时，应以实验室测定的尿白蛋白/肌酐比值确证。',
);
const supplement = said(
	'Speak with a provider or a pharmacist before you take more than a usual supplement.',
	'超出常规补充量之前，请咨询医生或药师。',
);

/** The strength of a line counts, or only its presence. */
export const comparing: Guides = [
	[
		403,
		guide('compared', [5, 10], { lines: [['T', 'LH', 'LH']], device: 'midstream', forHome: true, outcomes: ovulation }),
	],
	[
		404,
		guide('compared', [5, 10], { lines: [['T', 'LH', 'LH']], device: 'strip', forHome: true, outcomes: ovulation }),
	],
	[
		405,
		guide('compared', [5, 10], {
			lines: [['T', 'FSH', 'FSH']],
			device: 'midstream',
			forHome: true,
			outcomes: [
				outcome('none', notRaised, secondWeek),
				outcome('lighter', notRaised, secondWeek),
				outcome('equal', raised, secondWeek),
				outcome('darker', raised, secondWeek),
			],
		}),
	],
	[
		406,
		guide('compared', [7, 10], {
			lines: [
				['R', 'the reference', '参照线'],
				['T', 'sperm concentration', '精子浓度'],
			],
			comparedWith: 'R',
			forHome: true,
			outcomes: [
				outcome('none', below, secondSample),
				outcome('lighter', below, secondSample),
				outcome('equal', atLeast, noPregnancy),
				outcome('darker', atLeast, noPregnancy),
			],
		}),
	],
	[
		701,
		guide('compared', [10, 20], {
			lines: [['T', 'PSA', 'PSA']],
			outcomes: [
				outcome('none', lessPsa),
				outcome('lighter', lessPsa),
				outcome('equal', morePsa, quantify),
				outcome('darker', morePsa, quantify),
			],
		}),
	],
	[
		803,
		guide('graded', [5, 10], {
			lines: [['T', 'albumin', '白蛋白']],
			outcomes: [
				outcome('grade', said('Grade 1 of 3, the least albumin', '第 1 级（共 3 级），白蛋白最少'), confirmRatio),
				outcome('grade', said('Grade 2 of 3', '第 2 级（共 3 级）'), confirmRatio),
				outcome('grade', said('Grade 3 of 3, the most albumin', '第 3 级（共 3 级），白蛋白最多'), confirmRatio),
			],
		}),
	],
	[
		806,
		guide('graded', [10, 20], {
			lines: [['T', 'vitamin D', '维生素 D']],
			forHome: true,
			outcomes: [
				outcome(
					'grade',
					said('Vitamin D: sufficient (“good” on the card)', '维生素 D 充足（卡上为 good）'),
					supplement,
				),
				outcome(
					'grade',
					said('Vitamin D: insufficient (“mid” on the card)', '维生素 D 不足（卡上为 mid）'),
					supplement,
				),
				outcome('grade', said('Vitamin D: deficient (“low” on the card)', '维生素 D 缺乏（卡上为 low）'), supplement),
			],
		}),
	],
	[
		807,
		guide('compared', [10, 20], {
			lines: [['T', 'ferritin', '铁蛋白']],
			outcomes: [
				outcome(
					'none',
					said('Low iron stores', '铁储备不足'),
					said('Look for the cause, and recheck after the iron treatment.', '应查明病因，补铁治疗后复查。'),
				),
				outcome(
					'line',
					said('Ferritin is not below the lower limit', '铁蛋白不低于下限'),
					said('Inflammation, infection and liver disease can hide a deficiency.', '炎症、感染和肝病可能掩盖缺铁。'),
				),
			],
		}),
	],
];
