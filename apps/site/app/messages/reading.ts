import type { Language } from '@site/contract/language';

/** Texts around the readings of a test. The readings themselves come from its instructions. */
const en = {
	title: 'Reading the result',
	question: 'What do you see?',
	pick: 'Touch the picture that is most like your test.',
	display: 'What does the display show?',
	next: 'What to do',
	unsure: 'Not sure, or the test did something else? Ask us:',
};

const cn: typeof en = {
	title: '结果判读',
	question: '您看到了什么？',
	pick: '请选择与您的检测最相似的图。',
	display: '显示屏上显示什么？',
	next: '接下来怎么做',
	unsure: '拿不准，或检测出现其他情况？请联系我们：',
};

export const readingPageWords: Record<Language, typeof en> = { en, cn };
