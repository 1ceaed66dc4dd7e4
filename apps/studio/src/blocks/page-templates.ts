import type { Text } from '@site/contract/language';
import type { CollectionBeforeValidateHook, RadioField } from 'payload';
import { pair, richPair } from '../mapping/pairs.ts';
import { promptSign } from '../words/prompt-sign.ts';

/** A prompt for the author. A page that still contains one is not published. */
const say = (en: string, cn: string): Text => ({ en: `${promptSign} ${en}`, cn: `${promptSign} ${cn}` });
const sayRich = (en: string, cn: string): Text => {
	const { en: english, cn: chinese } = say(en, cn);
	return { en: `<p>${english}</p>`, cn: `<p>${chinese}</p>` };
};

const action = (label: Text, style = 'primary') => ({ ...pair('label', label), to: '/contact', style });

const banner = (eyebrow: Text, title: Text, text: Text, button: Text) => ({
	blockType: 'banner',
	...pair('eyebrow', eyebrow),
	...pair('title', title),
	...pair('text', text),
	actions: [action(button)],
});

const split = (tone: string, side: string, title: Text, body: Text) => ({
	...{ blockType: 'split', tone, side, actions: [] },
	...pair('title', title),
	...richPair('body', body),
});

const benefits = (title: Text, count: number) => ({
	...{ blockType: 'benefits', tone: 'pale' },
	...pair('title', title),
	items: Array.from({ length: count }, () => ({
		icon: 'quality',
		...pair('title', say('A benefit in a few words', '用几个字说明一项益处')),
		...pair('text', say('What the visitor gains by it, in one sentence', '用一句话说明访客由此得到什么')),
	})),
});

const steps = (title: Text, titles: Text[]) => ({
	...{ blockType: 'steps', tone: 'white', form: 'row' },
	...pair('title', title),
	items: titles.map((step) => ({
		...pair('title', step),
		...pair('text', say('What happens, in one sentence', '用一句话说明发生什么')),
	})),
});

const call = (title: Text, button: Text) => ({
	...{ blockType: 'call', tone: 'deep' },
	...pair('title', title),
	...pair('text', say('One sentence that takes away the last doubt', '用一句话打消最后的疑虑')),
	actions: [action(button)],
});

const questions = () => ({
	...{ blockType: 'questions', tone: 'pale' },
	...pair('title', say('What people ask before they decide', '决定之前人们会问什么')),
	items: Array.from({ length: 2 }, () => ({
		...pair('question', say('A question as a visitor would ask it', '以访客的口吻写一个问题')),
		...richPair('answer', sayRich('The answer, the most important word first', '回答，先说最重要的')),
	})),
});

const button = say('What happens on a click: two or three words', '点击后会发生什么：两三个词');

/** Functions, since each page needs its own copy. */
const templates = {
	landing: () => [
		banner(
			say('For whom this is', '面向谁'),
			say('The promise of the page in one line', '用一行写出本页的承诺'),
			say('Who it is for and what they get, in one sentence', '用一句话说明面向谁、能得到什么'),
			button,
		),
		split(
			'white',
			'right',
			say('The problem that you solve', '您解决的问题'),
			sayRich('Describe it as the visitor knows it, then how you solve it', '按访客的感受描述问题，再说明如何解决'),
		),
		benefits(say('Three reasons', '三个理由'), 3),
		call(say('Invite to the one next step', '邀请访客迈出下一步'), button),
	],
	campaign: () => [
		banner(
			say('The campaign and its time', '活动名称与时间'),
			say('What the campaign is about', '活动的主题'),
			say('Why it matters now, in one sentence', '用一句话说明为何现在重要'),
			button,
		),
		split(
			'white',
			'left',
			say('What we offer', '我们提供什么'),
			sayRich('What is included, until when, and for whom', '包含什么、截止何时、面向谁'),
		),
		steps(say('How to take part', '如何参与'), [
			say('First step', '第一步'),
			say('Second step', '第二步'),
			say('Third step', '第三步'),
		]),
		call(say('Say again what to do, and until when', '再次说明要做什么、截止何时'), button),
	],
	launch: () => [
		banner(
			say('New: the kind of product', '新品：产品类别'),
			say('The name of the product', '产品名称'),
			say('What it does better, in one sentence that its instructions allow', '用一句符合说明书的话说明它的优势'),
			button,
		),
		benefits(say('What is new about it', '新在哪里'), 3),
		split(
			'white',
			'right',
			say('How it is used', '如何使用'),
			sayRich('In short; name the instructions for use as what counts', '简要说明，并注明以使用说明书为准'),
		),
		questions(),
		call(say('Where to order or ask for a sample', '在哪里订购或索取样品'), button),
	],
	webinar: () => [
		banner(
			say('Webinar, with day, time and time zone', '网络研讨会：日期、时间与时区'),
			say('The question that the webinar answers', '研讨会回答的问题'),
			say('Who speaks, and for whom it is', '谁主讲、面向谁'),
			button,
		),
		split(
			'white',
			'left',
			say('What you will learn', '您将了解什么'),
			sayRich(
				'Three points, each one thing that a participant can do afterwards',
				'三点，每点是参加者之后能做到的一件事',
			),
		),
		steps(say('The agenda', '议程'), [
			say('Welcome', '欢迎'),
			say('The talk', '主讲'),
			say('Questions and answers', '问答'),
		]),
		call(say('Invite to sign up', '邀请报名'), button),
	],
};

const isTemplate = (name: unknown): name is keyof typeof templates =>
	typeof name === 'string' && Object.hasOwn(templates, name);

/** A new page begins with the sections of its template. */
export const fillFromTemplate: CollectionBeforeValidateHook = ({ data, operation }) => {
	if (operation !== 'create' || !data || !isTemplate(data.template)) return data;
	const isEmpty = !Array.isArray(data.sections) || data.sections.length === 0;
	return isEmpty ? { ...data, sections: templates[data.template]() } : data;
};

/** Asked only when a page is created. */
export const templateField: RadioField = {
	name: 'template',
	type: 'radio',
	label: { en: 'Begin with', zh: '起始模板' },
	defaultValue: 'empty',
	options: [
		{
			label: { en: 'Landing page: a promise, reasons, one next step', zh: '落地页：一个承诺、几条理由、一个下一步' },
			value: 'landing',
		},
		{
			label: { en: 'Campaign: an offer for a time, and how to take part', zh: '推广活动：限时优惠及参与方式' },
			value: 'campaign',
		},
		{
			label: {
				en: 'Product launch: what is new, how it is used, questions',
				zh: '产品上市：新在哪里、如何使用、常见问题',
			},
			value: 'launch',
		},
		{
			label: { en: 'Webinar: what one learns, the agenda, the sign-up', zh: '网络研讨会：能学到什么、议程、报名' },
			value: 'webinar',
		},
		{ label: { en: 'An empty page', zh: '空白页面' }, value: 'empty' },
	],
	admin: {
		layout: 'vertical',
		disableListColumn: true,
		description: {
			en: `Save the draft, and its sections are there in both languages. Each text that begins with ${promptSign} says what belongs in its place.`,
			zh: `保存草稿后，两种语言的版块即会出现。以 ${promptSign} 开头的文字说明该处应填写什么。`,
		},
		condition: (_, __, { operation }) => operation === 'create',
	},
};
