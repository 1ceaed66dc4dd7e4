import type { Language } from '@site/contract/language';

/** The finder: four questions that lead to a test. */
const en = {
	name: 'Find a test',
	title: 'Which test fits?',
	lead: 'Answer what you know; each answer shows how many products it leaves. You can skip any question.',
	keywords: 'test finder, rapid test by specimen, rapid test by time to result',
	questions: {
		category: 'What is it for?',
		specimen: 'Which specimen?',
		setting: 'Where is it used?',
		within: 'How soon is the result needed?',
	},
	within: (time: string) => `Within ${time}`,
	leftOut: (answers: readonly string[]) =>
		answers.length === 1
			? `‘${answers[0]}’ is not one of our answers and was left out.`
			: `${answers.map((answer) => `‘${answer}’`).join(', ')} are not among our answers and were left out.`,
	none: 'none with your other answers',
	takeBack: 'chosen; take it back',
	fits: (count: number) => (count === 1 ? '1 product fits' : `${count} products fit`),
	nothingFits: 'No product fits all of these answers.',
	nothingText: 'Take one back above, or start again.',
	startAgain: 'Start again',
	seeAll: (count: number) => (count === 1 ? 'See it in the list' : `See all ${count} in the list`),
	showFitting: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
	ask: 'Ask us',
	allQuestions: 'Find a test in four questions',
};

const cn: typeof en = {
	name: '检测选择器',
	title: '哪款检测适合您？',
	lead: '按您所知作答，每个选项都会显示符合的产品数量。任何问题都可以不答。',
	keywords: '检测选择器, 按样本选择快速检测, 按出结果时间选择快速检测',
	questions: {
		category: '检测什么？',
		specimen: '使用哪种样本？',
		setting: '在哪里使用？',
		within: '需要多快出结果？',
	},
	within: (time) => `${time}内`,
	leftOut: (answers) => `${answers.map((answer) => `“${answer}”`).join('、')}不在可选答案中，未予采用。`,
	none: '与其他选择没有共同的产品',
	takeBack: '已选，点击取消',
	fits: (count) => `${count} 个产品符合`,
	nothingFits: '没有同时符合这些选择的产品。',
	nothingText: '请在上方取消一项，或重新开始。',
	startAgain: '重新开始',
	seeAll: (count) => `在列表中查看全部 ${count} 个`,
	showFitting: (count) => `查看 ${count} 个产品`,
	ask: '咨询我们',
	allQuestions: '四个问题找到合适的检测',
};

export const finderWords: Record<Language, typeof en> = { en, cn };
