import type { DeviceKind, OutcomeLook, ResultGuide } from '@site/contract/result-guide';
import type { Said } from '../words/said.ts';
import type { Codec } from './codec.ts';
import { checkbox, choice, group, list, number, or, text, unless, words } from './field.ts';

const readings: Record<ResultGuide['reading'], Said> = {
	appears: { en: 'A line means positive', zh: '出现线条为阳性' },
	disappears: { en: 'No line means positive (competitive test)', zh: '无线条为阳性（竞争法）' },
	compared: { en: 'Its strength is compared with another line', zh: '与另一条线比较强度' },
	graded: { en: 'Its strength is compared with a scale', zh: '与标尺比较强度' },
	chart: { en: 'Pads are compared with a color chart', zh: '试剂垫与比色卡比对' },
	value: { en: 'A display shows the value', zh: '显示屏显示数值' },
};

const devices: Record<DeviceKind, Said> = {
	cassette: { en: 'Cassette', zh: '检测卡' },
	strip: { en: 'Strip', zh: '试纸条' },
	dipstick: { en: 'Dipstick', zh: '浸入式试纸条' },
	midstream: { en: 'Midstream', zh: '笔型检测棒' },
	cup: { en: 'Cup with strips in its wall', zh: '杯壁带试纸条的尿杯' },
	'dip-card': { en: 'Dip card', zh: '浸入式检测板' },
	'oral-fluid': { en: 'Oral fluid device', zh: '唾液检测器' },
	chart: { en: 'Strip with pads and a color chart', zh: '带试剂垫的试纸条和比色卡' },
	display: { en: 'Display of a meter or reader', zh: '仪器或读数仪的显示屏' },
};

const looks: Record<OutcomeLook, Said> = {
	positive: { en: 'Any positive result', zh: '任何阳性结果' },
	negative: { en: 'A negative result', zh: '阴性结果' },
	none: { en: 'No test line', zh: '无检测线' },
	line: { en: 'Any test line', zh: '出现任何检测线' },
	lighter: { en: 'Test line lighter than the other', zh: '检测线比另一条浅' },
	equal: { en: 'Test line as dark as the other', zh: '检测线与另一条一样深' },
	darker: { en: 'Test line darker than the other', zh: '检测线比另一条深' },
	grade: { en: 'A grade of the scale, the lightest first', zh: '标尺上的等级，从最浅开始' },
	display: { en: 'What the display shows', zh: '显示屏显示的内容' },
};

type Reading = ResultGuide['reading'];

/** Shown for these ways of reading alone. */
const readBy = (...some: Reading[]) => ({
	admin: {
		condition: (_: unknown, { reading }: { reading?: Reading }) => reading !== undefined && some.includes(reading),
	},
});

const seconds = (label: Said, help: Said, required = false) =>
	number({ label, required, min: 0, max: 86_400, help, admin: { step: 1 } });

const drawn = choice(devices, { label: { en: 'Drawn as', zh: '绘制为' }, defaultValue: 'cassette' });
const device: Codec<DeviceKind> = { ...drawn, read: (...from) => drawn.read(...from) ?? 'cassette' };

const times = list<ResultGuide['times'][number]>(
	{
		label: { en: 'Times', zh: '时间' },
		singular: { en: 'Time', zh: '时间' },
		plural: { en: 'Times', zh: '时间' },
		help: {
			en: 'When to read. Several where specimens or pads have times of their own.',
			zh: '何时读取。不同样本或试剂垫有各自时间时填写多个。',
		},
	},
	{
		at: seconds({ en: 'Seconds', zh: '秒' }, { en: '0 for at once.', zh: '0 表示立即。' }, true),
		for: or(
			undefined,
			words({
				label: { en: 'Of what', zh: '对象' },
				help: { en: 'Only where there are several.', zh: '仅在有多个时填写。' },
			}),
		),
	},
);

const lines = list<ResultGuide['lines'][number]>(
	{
		label: { en: 'Lines', zh: '检测线' },
		singular: { en: 'Test line', zh: '检测线' },
		plural: { en: 'Test lines', zh: '检测线' },
		help: {
			en: 'In their order in the window, beginning beside the control line C.',
			zh: '按窗口中的顺序，从质控线 C 旁开始。',
		},
		...readBy('appears', 'disappears', 'compared', 'graded'),
	},
	{
		mark: text({
			label: { en: 'Mark on the device', zh: '器具上的标记' },
			required: true,
			maxLength: 6,
			help: { en: 'For example T, or Flu A.', zh: '例如 T，或 Flu A。' },
		}),
		name: words({ label: { en: 'What it detects', zh: '检测对象' }, required: true }),
		strip: or(
			undefined,
			number({
				label: { en: 'Strip', zh: '试纸条' },
				min: 1,
				max: 2,
				help: {
					en: '2 for a line on the second strip of a housing that holds two.',
					zh: '一个外壳内有两条试纸条时，第二条上的线填 2。',
				},
				admin: { step: 1 },
			}),
		),
	},
);

const panel = list<ResultGuide['panel'][number]>(
	{
		label: { en: 'Panel', zh: '检测板' },
		singular: { en: 'Strip of a panel', zh: '检测板试纸条' },
		plural: { en: 'Strips of a panel', zh: '检测板试纸条' },
		help: {
			en: 'The codes above strips side by side, each of which is read by itself.',
			zh: '并排试纸条上方的代码，每条单独判读。',
		},
		...readBy('disappears'),
	},
	{ code: text({ label: { en: 'Code', zh: '代码' }, required: true, maxLength: 6 }) },
);

const outcomes = list<ResultGuide['outcomes'][number]>(
	{
		label: { en: 'Outcomes', zh: '结果' },
		singular: { en: 'Outcome', zh: '结果' },
		plural: { en: 'Outcomes', zh: '结果' },
		help: {
			en: 'What a result means and what to do then. Needed for lines that are compared, grades and numbers; for other tests only where the usual words are not enough. Never more than the instructions say.',
			zh: '结果的含义以及之后该做什么。比较强度的线、分级和数值必须填写；其他检测仅在常用文字不够时填写。绝不超出说明书的内容。',
		},
	},
	{
		look: choice(looks, { label: { en: 'What is seen', zh: '看到的现象' }, required: true }),
		shows: or(undefined, text({ label: { en: 'Shown on the display', zh: '显示屏显示' }, maxLength: 12 })),
		title: or(undefined, words({ label: { en: 'What it means', zh: '含义' } })),
		next: or(undefined, words({ label: { en: 'What to do', zh: '应采取的措施' }, long: true })),
	},
);

type Pad = ResultGuide['pads'][number];

const pads = list<Pad>(
	{
		label: { en: 'Pads', zh: '试剂垫' },
		singular: { en: 'Pad', zh: '试剂垫' },
		plural: { en: 'Pads', zh: '试剂垫' },
		help: { en: 'In the order in which they are read.', zh: '按判读顺序。' },
		...readBy('chart'),
	},
	{
		name: words({ label: { en: 'What it shows', zh: '显示的内容' }, required: true }),
		fields: list<Pad['fields'][number]>(
			{
				label: { en: 'Fields', zh: '色块' },
				singular: { en: 'Field of the chart', zh: '比色卡色块' },
				plural: { en: 'Fields of the chart', zh: '比色卡色块' },
				minRows: 1,
			},
			{
				color: text({
					label: { en: 'Color', zh: '颜色' },
					required: true,
					maxLength: 7,
					help: { en: 'As printed, for example #e58fa6.', zh: '按印刷颜色，例如 #e58fa6。' },
				}),
				means: words({ label: { en: 'What it means', zh: '含义' }, required: true }),
			},
		),
	},
);

/** The site draws and explains every result from these texts, in both languages. */
export const resultGuide = unless<null, ResultGuide>(
	({ reading }) => !reading,
	null,
	group<ResultGuide>(
		{ label: false },
		{
			reading: choice(readings, { label: { en: 'How it is read', zh: '判读方式' } }),
			device,
			forHome: checkbox({
				label: { en: 'People use it at home', zh: '居家使用' },
				help: {
					en: 'Its page then begins with what people at home look for.',
					zh: '此时页面会以居家使用者关心的内容开头。',
				},
			}),
			times,
			readUntil: or(
				undefined,
				seconds(
					{ en: 'Until, in seconds', zh: '截止（秒）' },
					{
						en: 'From then on nothing has a meaning. Only where the instructions say it.',
						zh: '此后的结果均无意义。仅在说明书有此说明时填写。',
					},
				),
			),
			lines,
			comparedWith: or(
				'C',
				text({
					label: { en: 'Mark of the line that it is compared with', zh: '与之比较的线的标记' },
					maxLength: 6,
					help: { en: 'C if left empty.', zh: '留空则为 C。' },
					...readBy('compared'),
				}),
			),
			...{ panel, outcomes, pads },
		},
	),
);
