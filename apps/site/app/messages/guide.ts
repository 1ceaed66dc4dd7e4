import type { Language } from '@site/contract/language';

const en = {
	title: (product: string) => `${product}: Step by step`,
	lead: 'One step after the other, in large letters. Keep this page beside the test.',
	before: 'Read the instructions in the box before you begin.',
	instructions: 'Instructions for use',
	steps: 'What to do',
	timer: 'Timer',
	start: (time: string) => `Start the timer: ${time}`,
	startAll: 'Start the timer',
	waiting: 'Wait.',
	waitingFor: (name: string) => `Wait for: ${name}`,
	readNow: 'Read the result now.',
	readNowOf: (name: string) => `Read now: ${name}`,
	late: 'Too late: what shows now has no meaning. Repeat with a new test.',
	over: 'Start over',
	toReading: 'What do you see?',
	keeps: 'The timer stays right if the screen goes dark or you close this page.',
	product: 'About the product',
	offline: 'This page also opens without a network once it has been opened.',
};

const cn: typeof en = {
	title: (product) => `${product}：分步指引`,
	lead: '大字分步说明，操作时请放在手边对照。',
	before: '开始之前，请先阅读盒内说明书。',
	instructions: '使用说明书',
	steps: '操作步骤',
	timer: '计时',
	start: (time) => `开始计时：${time}`,
	startAll: '开始计时',
	waiting: '请等待。',
	waitingFor: (name) => `请等待：${name}`,
	readNow: '现在请读取结果。',
	readNowOf: (name) => `现在读取：${name}`,
	late: '已超过时间：此时出现的变化没有意义。请用新的检测重做。',
	over: '重新开始',
	toReading: '您看到了什么？',
	keeps: '屏幕变暗或关闭本页后，计时仍然准确。',
	product: '产品介绍',
	offline: '打开过一次后，没有网络也能打开本页。',
};

export const guideWords: Record<Language, typeof en> = { en, cn };
