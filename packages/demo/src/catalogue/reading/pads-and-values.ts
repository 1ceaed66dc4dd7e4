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

const leukocytes = pad(
	'leukocytes',
	'白细胞',
	['#f1eadb', ...negative],
	['#c9b6d6', ...trace],
	['#8a6fa8', ...positive],
);
const nitrite = pad('nitrite', '亚硝酸盐', ['#f6efe9', ...negative], ['#f2cfd6', ...trace], ['#e58fa6', ...positive]);

type Meaning = [en: string, cn: string];
/** One color for each field in the row of the chart on the bottle. */
const charted = (en: string, cn: string, colors: string[], means: Meaning[]) =>
	pad(en, cn, ...means.map(([english, chinese], at): Field => [colors[at] ?? '#ffffff', english, chinese]));
const alike = (...meanings: string[]) => meanings.map((each): Meaning => [each, each]);

const graded: Meaning[] = [
	negative,
	trace,
	...['+', '++', '+++', '++++'].map((sign): Meaning => [`positive ${sign}`, `阳性 ${sign}`]),
];
const urobilinogen: Meaning[] = [
	['0.2 mg/dL, normal', '0.2 mg/dL，正常'],
	['1 mg/dL, normal', '1 mg/dL，正常'],
	['2 mg/dL, raised', '2 mg/dL，升高'],
	['4 mg/dL, raised', '4 mg/dL，升高'],
	['8 mg/dL, raised', '8 mg/dL，升高'],
	['12 mg/dL, raised', '12 mg/dL，升高'],
];

/** In the order of the label, which is also that of the strip. */
const ofPads = [
	charted('glucose', '葡萄糖', ['#f3e3a1', '#d5d79b', '#b8cb96', '#9bbf91', '#7eb38b', '#61a786'], graded),
	charted('bilirubin', '胆红素', ['#e9b98f', '#cfa47f', '#b5906f', '#9c7b5f', '#826750', '#685340'], graded),
	charted('ketone', '酮体', ['#f0d9b8', '#d3cdb1', '#b6c2aa', '#99b7a3', '#7cac9c', '#5fa195'], graded),
	charted(
		'specific gravity',
		'比重',
		['#b9d3b0', '#a4bb9c', '#90a489', '#7b8d75', '#677662', '#535e4f'],
		alike('1.005', '1.010', '1.015', '1.020', '1.025', '1.030'),
	),
	charted('blood', '隐血', ['#efc9b5', '#d2beae', '#b5b4a7', '#98aaa0', '#7ca09a', '#5f9693'], graded),
	charted(
		'pH',
		'pH',
		['#d8c6dd', '#c0b0c4', '#a89aac', '#908494', '#786e7b', '#615963'],
		alike('pH 5', 'pH 6', 'pH 6.5', 'pH 7', 'pH 8', 'pH 9'),
	),
	charted('protein', '蛋白', ['#9fc9c4', '#87bebc', '#70b4b4', '#59aaac', '#42a0a5', '#2b969d'], graded),
	charted('urobilinogen', '尿胆原', ['#e8d27c', '#ceba6e', '#b4a360', '#9b8c53', '#817545', '#685e37'], urobilinogen),
	charted('nitrite', '亚硝酸盐', ['#c9b7a0', '#aeae9a', '#94a595', '#7a9c90', '#60938b', '#468a86'], graded),
	charted('leukocytes', '白细胞', ['#e7a59a', '#cd9289', '#b48078', '#9a6e67', '#815c56', '#674a45'], graded),
];

/** Values from the color of the dry pad on, with those of normal urine marked. */
const judged = (values: string[], normal: (at: number) => boolean) =>
	values.map(
		(value, at): Meaning =>
			normal(at) ? [`${value}, normal`, `${value}，正常`] : [`${value}, abnormal`, `${value}，异常`],
	);
const foreign: Meaning[] = [
	['none, normal', '无，正常'],
	...['+', '++', '+++', '++++'].map((sign): Meaning => [`${sign}, abnormal`, `${sign}，异常`]),
];
const validity = [
	charted(
		'creatinine',
		'肌酐',
		['#e6c58f', '#c3b98b', '#a1ad88', '#7ea184', '#5c9581'],
		judged(['0 mg/dL', '10 mg/dL', '20 mg/dL', '50 mg/dL', '100 mg/dL'], (at) => at > 1),
	),
	charted(
		'pH',
		'pH 值',
		['#e5a25b', '#c98e50', '#ae7b45', '#92673a', '#77542f'],
		judged(['pH 3', 'pH 5', 'pH 7', 'pH 9', 'pH 11'], (at) => at > 0 && at < 4),
	),
	charted(
		'specific gravity',
		'比重',
		['#7fa07c', '#64977a', '#4a8e78', '#308576', '#167c74'],
		judged(['1.000', '1.005', '1.010', '1.020', '1.030'], (at) => at > 0),
	),
	charted('oxidants', '氧化剂', ['#f0e2cf', '#d3c6b6', '#b6ab9d', '#999084', '#7c756b'], foreign),
	charted('nitrite', '亚硝酸盐', ['#f2dde0', '#cecfd6', '#abc1cc', '#87b3c2', '#64a6b8'], foreign),
	charted('glutaraldehyde', '戊二醛', ['#a9cbd0', '#94b2b7', '#809a9e', '#6c8185', '#57696c'], foreign),
	charted('other aldehydes', '其他醛类', ['#e3d27e', '#c0c57b', '#9eb879', '#7cab77', '#5a9e75'], foreign),
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
	shows('≤ 69 mg/dL', said('Low (below 70 mg/dL, 3.9 mmol/L)', '偏低（低于 3.9 mmol/L，即 70 mg/dL）'), treatLow),
	shows('70–180 mg/dL', said('Neither low nor high', '既不偏低也不偏高（3.9–10.0 mmol/L）'), team),
	shows('≥ 181 mg/dL', said('High (above 180 mg/dL, 10.0 mmol/L)', '偏高（高于 10.0 mmol/L，即 180 mg/dL）'), team),
];

const emergency = said(
	'With vomiting, deep breathing, stomach pain or drowsiness it is an emergency: call for help. Else follow the sick-day card.',
	'如伴有呕吐、深大呼吸、腹痛或嗜睡，属于急症：请立即求助。否则请按应对卡处理。',
);
const ketone = [
	shows('≤ 0.5 mmol/L', said('Not raised', '未升高'), said('Follow the sick-day card.', '请按应对卡处理。')),
	shows('≥ 0.6 mmol/L', said('Raised ketones', '血酮升高'), emergency),
];

/** With the minutes after which a value appears; null if there is no single time. */
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

/** Tests with pads and a chart, and tests with a number. */
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
					['#e9d25c', 'pH 4.0, normal', 'pH 4.0，正常'],
					['#c9c35e', 'pH 4.5, normal', 'pH 4.5，正常'],
					['#94a860', 'pH 5.0, raised', 'pH 5.0，升高'],
					['#5e8a66', 'pH 6.0, raised', 'pH 6.0，升高'],
					['#3f6f78', 'pH 7.0, raised', 'pH 7.0，升高'],
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
					['#f3ebc9', ...negative],
					['#d9ddb4', '0.02%', '0.02%'],
					['#b3c6a0', '0.04%', '0.04%'],
					['#7fa58a', '0.08%', '0.08%'],
					['#4e7f7b', '0.15%', '0.15%'],
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
