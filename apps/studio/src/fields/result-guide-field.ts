import type { DeviceKind, OutcomeLook } from '@site/contract/result-guide';
import type { Field, NumberField } from 'payload';
import { choicesOf, type Said } from '../words/said.ts';
import { words } from './words.ts';

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

const seconds = (name: string, label: Said, description: Said): NumberField => ({
	name,
	type: 'number',
	label,
	min: 0,
	max: 86_400,
	admin: { step: 1, description },
});

const lines: Field = {
	name: 'lines',
	type: 'array',
	label: { en: 'Lines', zh: '检测线' },
	labels: { singular: { en: 'Test line', zh: '检测线' }, plural: { en: 'Test lines', zh: '检测线' } },
	admin: {
		description: {
			en: 'In their order in the window, beginning beside the control line C.',
			zh: '按窗口中的顺序，从质控线 C 旁开始。',
		},
	},
	fields: [
		{
			name: 'mark',
			type: 'text',
			label: { en: 'Mark on the device', zh: '器具上的标记' },
			required: true,
			maxLength: 6,
			admin: { description: { en: 'For example T, or Flu A.', zh: '例如 T，或 Flu A。' } },
		},
		words('name', { label: { en: 'What it detects', zh: '检测对象' }, required: true }),
		{
			name: 'strip',
			type: 'number',
			label: { en: 'Strip', zh: '试纸条' },
			min: 1,
			max: 2,
			admin: {
				step: 1,
				description: {
					en: '2 for a line on the second strip of a housing that holds two.',
					zh: '一个外壳内有两条试纸条时，第二条上的线填 2。',
				},
			},
		},
	],
};

const outcomes: Field = {
	name: 'outcomes',
	type: 'array',
	label: { en: 'Outcomes', zh: '结果' },
	labels: { singular: { en: 'Outcome', zh: '结果' }, plural: { en: 'Outcomes', zh: '结果' } },
	admin: {
		description: {
			en: 'What a result means and what to do then. Needed for lines that are compared, grades and numbers; for other tests only where the usual words are not enough. Never more than the instructions say.',
			zh: '结果的含义以及之后该做什么。比较强度的线、分级和数值必须填写；其他检测仅在常用文字不够时填写。绝不超出说明书的内容。',
		},
	},
	fields: [
		{
			name: 'look',
			type: 'select',
			label: { en: 'What is seen', zh: '看到的现象' },
			required: true,
			options: choicesOf(looks),
		},
		{ name: 'shows', type: 'text', label: { en: 'Shown on the display', zh: '显示屏显示' }, maxLength: 12 },
		words('title', { label: { en: 'What it means', zh: '含义' } }),
		words('next', { label: { en: 'What to do', zh: '应采取的措施' }, long: true }),
	],
};

const pads: Field = {
	name: 'pads',
	type: 'array',
	label: { en: 'Pads', zh: '试剂垫' },
	labels: { singular: { en: 'Pad', zh: '试剂垫' }, plural: { en: 'Pads', zh: '试剂垫' } },
	admin: { description: { en: 'Of tests that are compared with a color chart.', zh: '与比色卡比对的检测所用。' } },
	fields: [
		words('name', { label: { en: 'What it shows', zh: '显示的内容' }, required: true }),
		{
			name: 'fields',
			type: 'array',
			label: { en: 'Fields', zh: '色块' },
			labels: {
				singular: { en: 'Field of the chart', zh: '比色卡色块' },
				plural: { en: 'Fields of the chart', zh: '比色卡色块' },
			},
			minRows: 1,
			fields: [
				{
					name: 'color',
					type: 'text',
					label: { en: 'Color', zh: '颜色' },
					required: true,
					maxLength: 7,
					admin: { description: { en: 'As printed, for example #e58fa6.', zh: '按印刷颜色，例如 #e58fa6。' } },
				},
				words('means', { label: { en: 'What it means', zh: '含义' }, required: true }),
			],
		},
	],
};

/** From these words the site draws every result and says what it means, in both languages. */
export const resultGuideField: Field = {
	name: 'resultGuide',
	type: 'group',
	label: false,
	fields: [
		{
			name: 'reading',
			type: 'select',
			label: { en: 'How it is read', zh: '判读方式' },
			options: [
				{ label: { en: 'A line means positive', zh: '出现线条为阳性' }, value: 'appears' },
				{
					label: { en: 'No line means positive (competitive test)', zh: '无线条为阳性（竞争法）' },
					value: 'disappears',
				},
				{ label: { en: 'Its strength is compared with another line', zh: '与另一条线比较强度' }, value: 'compared' },
				{ label: { en: 'Its strength is compared with a scale', zh: '与标尺比较强度' }, value: 'graded' },
				{ label: { en: 'Pads are compared with a color chart', zh: '试剂垫与比色卡比对' }, value: 'chart' },
				{ label: { en: 'A display shows the value', zh: '显示屏显示数值' }, value: 'value' },
			],
		},
		{
			name: 'device',
			type: 'select',
			label: { en: 'Drawn as', zh: '绘制为' },
			defaultValue: 'cassette',
			options: choicesOf(devices),
		},
		{
			name: 'forHome',
			type: 'checkbox',
			label: { en: 'People use it at home', zh: '居家使用' },
			defaultValue: false,
			admin: {
				description: {
					en: 'Its page then begins with what people at home look for.',
					zh: '此时页面会以居家使用者关心的内容开头。',
				},
			},
		},
		{
			name: 'times',
			type: 'array',
			label: { en: 'Times', zh: '时间' },
			labels: { singular: { en: 'Time', zh: '时间' }, plural: { en: 'Times', zh: '时间' } },
			admin: {
				description: {
					en: 'When to read. Several where specimens or pads have times of their own.',
					zh: '何时读取。不同样本或试剂垫有各自时间时填写多个。',
				},
			},
			fields: [
				{ ...seconds('at', { en: 'Seconds', zh: '秒' }, { en: '0 for at once.', zh: '0 表示立即。' }), required: true },
				words('for', {
					label: { en: 'Of what', zh: '对象' },
					help: { en: 'Only where there are several.', zh: '仅在有多个时填写。' },
				}),
			],
		},
		seconds(
			'readUntil',
			{ en: 'Until, in seconds', zh: '截止（秒）' },
			{
				en: 'From then on nothing has a meaning. Only where the instructions say it.',
				zh: '此后的结果均无意义。仅在说明书有此说明时填写。',
			},
		),
		lines,
		{
			name: 'comparedWith',
			type: 'text',
			label: { en: 'Mark of the line that it is compared with', zh: '与之比较的线的标记' },
			maxLength: 6,
			admin: { description: { en: 'C if left empty.', zh: '留空则为 C。' } },
		},
		{
			name: 'panel',
			type: 'array',
			label: { en: 'Panel', zh: '检测板' },
			labels: {
				singular: { en: 'Strip of a panel', zh: '检测板试纸条' },
				plural: { en: 'Strips of a panel', zh: '检测板试纸条' },
			},
			admin: {
				description: {
					en: 'The codes above strips side by side, each of which is read by itself.',
					zh: '并排试纸条上方的代码，每条单独判读。',
				},
			},
			fields: [{ name: 'code', type: 'text', label: { en: 'Code', zh: '代码' }, required: true, maxLength: 6 }],
		},
		outcomes,
		pads,
	],
};
