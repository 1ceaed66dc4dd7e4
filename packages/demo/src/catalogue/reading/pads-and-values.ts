import type { Text } from '@site/contract/language';
import { type Guides, guide, minute, outcome, said } from './guide.ts';

type Field = [color: string, en: string, cn: string];

const pad = (en: string, cn: string, ...fields: Field[]) => ({
	name: said(en, cn),
	fields: fields.map(([color, english, chinese]) => ({ color, means: said(english, chinese) })),
});

const negative: [string, string] = ['negative', '阴性'];
const trace: [string, string] = ['trace', '微量'];
const positive: [string, string] = ['positive', '阳性'];
const normal: [string, string] = ['normal', '正常'];
const raised: [string, string] = ['raised', '升高'];

const leukocytes = pad(
	'leukocytes',
	'白细胞',
	['#f3ead0', ...negative],
	['#d3c1c9', ...trace],
	['#8d6c93', ...positive],
);
const nitrite = pad('nitrite', '亚硝酸盐', ['#fbf6ec', ...negative], ['#f6d3da', ...trace], ['#e58fa6', ...positive]);

const ofPads = [
	leukocytes,
	nitrite,
	pad('urobilinogen', '尿胆原', ['#f7e3c8', ...normal], ['#e9a58c', ...raised]),
	pad('protein', '蛋白', ['#eef0a4', ...negative], ['#c9dca0', ...trace], ['#7fb59a', ...positive]),
	pad(
		'pH',
		'pH',
		['#ef9a4f', 'pH 5', 'pH 5'],
		['#cfc05a', 'pH 6 to 7', 'pH 6 至 7'],
		['#4f8fa0', 'pH 8 to 9', 'pH 8 至 9'],
	),
	pad('blood', '隐血', ['#f0c64a', ...negative], ['#b9b357', ...trace], ['#3f7a5d', ...positive]),
	pad(
		'specific gravity',
		'比重',
		['#2f5d6e', '1.000', '1.000'],
		['#7a8f52', '1.015', '1.015'],
		['#c9a944', '1.030', '1.030'],
	),
	pad('ketone', '酮体', ['#f2d6c2', ...negative], ['#d89aa6', ...trace], ['#93405f', ...positive]),
	pad('bilirubin', '胆红素', ['#f6e9c2', ...negative], ['#d8b48f', ...positive]),
	pad('glucose', '葡萄糖', ['#8fd0c4', ...negative], ['#a9b568', ...trace], ['#8a5a38', ...positive]),
];

const abnormal: [string, string] = ['abnormal', '异常'];
const twoFields = (en: string, cn: string, usual: string, other: string) =>
	pad(en, cn, [usual, ...normal], [other, ...abnormal]);
const validity = [
	twoFields('creatinine', '肌酐', '#c98a4b', '#f4e3b5'),
	twoFields('pH', 'pH 值', '#cfc05a', '#4f8fa0'),
	twoFields('specific gravity', '比重', '#7a8f52', '#2f5d6e'),
	twoFields('oxidants', '氧化剂', '#f7f3e4', '#5f86b5'),
	twoFields('nitrite', '亚硝酸盐', '#fbf6ec', '#e58fa6'),
	twoFields('glutaraldehyde', '戊二醛', '#f5efdc', '#c57f5a'),
	twoFields('other aldehydes', '其他醛类', '#f8f1e6', '#3f9a8c'),
];

const callProvider = said(
	'If a pad has changed, treat it as a possible infection and call a provider. With fever, chills, back pain, blood in the urine, pregnancy or diabetes call at once, whatever the strip shows.',
	'如有试剂垫变色，应视为可能感染，请联系医生。如有发热、寒战、腰背痛、血尿、妊娠或糖尿病，无论试纸条结果如何，请立即联系医生。',
);

const readings = (seconds: number) => ({ device: 'display' as const, times: [{ at: seconds }] });
const shows = (shown: string, title: Text, next: Text) => ({ ...outcome('display', title, next), shows: shown });

const team = said('Act as you have agreed with your care team.', '请按与医护团队约定的方案处理。');
const treatLow = said(
	'Treat a low value at once, as you have agreed with your care team.',
	'低血糖须立即处理，并按与医护团队约定的方案进行。',
);
const glucose = [
	shows('≤ 69 mg/dL', said('Low (below 70 mg/dL, 3.9 mmol/L)', '偏低（低于 70 mg/dL，即 3.9 mmol/L）'), treatLow),
	shows('70–180 mg/dL', said('Neither low nor high', '既不偏低也不偏高'), team),
	shows('≥ 181 mg/dL', said('High (above 180 mg/dL, 10.0 mmol/L)', '偏高（高于 180 mg/dL，即 10.0 mmol/L）'), team),
];

const emergency = said(
	'With vomiting, deep breathing, stomach pain or drowsiness it is an emergency: call for help. Else follow the sick-day card.',
	'如伴有呕吐、深大呼吸、腹痛或嗜睡，属于急症：请立即求助。否则请按应对卡处理。',
);
const ketone = [
	shows('≤ 0.5 mmol/L', said('Not raised', '未升高'), said('Follow the sick-day card.', '请按应对卡处理。')),
	shows('≥ 0.6 mmol/L', said('Raised ketones', '血酮升高'), emergency),
];

/** With the minutes after which a value appears, where that is one time. */
const instruments: [id: number, readAt: number | null][] = [
	[407, null],
	[602, 15],
	[603, 12],
	[604, 10],
	[605, null],
	[706, 15],
	[804, 3],
	[905, 5],
];

/** Pads that are compared with a chart, and numbers. */
export const padsAndValues: Guides = [
	[
		307,
		guide('chart', 0, {
			device: 'chart',
			forHome: true,
			readUntil: 30,
			pads: [
				pad(
					'pH',
					'pH 值',
					['#f2e55c', 'pH 4.0, normal', 'pH 4.0，正常'],
					['#cfd65a', 'pH 4.4, normal', 'pH 4.4，正常'],
					['#8fb24a', 'pH 5.0, raised', 'pH 5.0，升高'],
					['#3f8a52', 'pH 7.0, raised', 'pH 7.0，升高'],
				),
			],
			outcomes: [
				outcome(
					'positive',
					undefined,
					said(
						'Follow the decision guide for the matching color. See a provider at once if you are pregnant, have fever or feel pain.',
						'请按相应颜色查阅判断指南。如有妊娠、发热或疼痛，请立即就医。',
					),
				),
			],
		}),
	],
	[
		506,
		guide('chart', 2, {
			device: 'chart',
			readUntil: 2 * minute,
			pads: [
				pad(
					'alcohol',
					'酒精',
					['#f8f4e3', ...negative],
					['#cfe0c4', '0.02 %', '0.02 %'],
					['#8dbb9a', '0.04 %', '0.04 %'],
					['#4f8f86', '0.08 %', '0.08 %'],
					['#2f5f6b', '0.30 %', '0.30 %'],
				),
			],
			outcomes: [
				outcome(
					'positive',
					undefined,
					said(
						'Confirm a positive screen with an evidential breath or blood test.',
						'筛查阳性须以具有证据效力的呼气或血液检测确证。',
					),
				),
			],
		}),
	],
	[
		507,
		guide('chart', 1, {
			device: 'chart',
			readUntil: minute,
			pads: validity,
			outcomes: [
				outcome(
					'positive',
					undefined,
					said(
						'An abnormal pad does not prove intent. The usual answer is a second collection and a laboratory test of the first specimen.',
						'试剂垫异常并不证明有意造假。通常的做法是再次采样，并将首份样本送实验室检测。',
					),
				),
			],
		}),
	],
	[
		801,
		guide('chart', null, {
			device: 'chart',
			times: [
				{ at: 60, for: said('the pads', '各试剂垫') },
				{ at: 120, for: said('leukocytes', '白细胞') },
			],
			readUntil: 120,
			pads: ofPads,
		}),
	],
	[
		802,
		guide('chart', null, {
			device: 'chart',
			forHome: true,
			times: [
				{ at: 60, for: said('nitrite', '亚硝酸盐') },
				{ at: 120, for: said('leukocytes', '白细胞') },
			],
			readUntil: 120,
			pads: [nitrite, leukocytes],
			outcomes: [outcome('positive', undefined, callProvider)],
		}),
	],
	...instruments.map(([id, readAt]): Guides[number] => [id, guide('value', readAt, { device: 'display' })]),
	...[901, 902, 903].map((id): Guides[number] => [
		id,
		guide('value', null, { ...readings(5), forHome: true, outcomes: glucose }),
	]),
	[904, guide('value', null, { ...readings(10), forHome: true, outcomes: ketone })],
];
