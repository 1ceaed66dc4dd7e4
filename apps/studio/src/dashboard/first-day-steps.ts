import type { TypedUser } from 'payload';
import { has } from '../access/roles.ts';
import type { Said } from '../words/said.ts';

/** Key of the preference that stores the user's progress. */
export const firstDayPreference = 'first-day';

export interface Step {
	title: Said;
	text: Said;
	href: string;
	link: Said;
}

const account: Step = {
	title: { en: 'Make it yours', zh: '设置您的账户' },
	text: {
		en: 'Your account has the language of the studio, your password and the second factor that protects both.',
		zh: '在账户中可设置工作室的语言、密码以及保护账户的第二因素。',
	},
	href: '/admin/account',
	link: { en: 'Open your account', zh: '打开您的账户' },
};

const editorSteps: Step[] = [
	account,
	{
		title: { en: 'Write and see the page', zh: '边写边看页面' },
		text: {
			en: 'Open a product and its live preview: the page of the site stands beside the form and follows each keystroke. A click on its words leads to their field.',
			zh: '打开一个产品及其实时预览：网站页面显示在表单旁，随输入即时更新。点击页面文字可跳到对应字段。',
		},
		href: '/admin/collections/products',
		link: { en: 'Open the products', zh: '打开产品' },
	},
	{
		title: { en: 'Nothing is lost', zh: '不会丢失内容' },
		text: {
			en: 'What you type is kept within seconds, even if the browser closes. Save a draft to show it to colleagues; publish, and it is on the site within seconds.',
			zh: '输入的内容会在数秒内暂存，即使浏览器关闭也不会丢失。保存草稿可与同事共享；发布后数秒内即出现在网站上。',
		},
		href: '/admin/collections/articles',
		link: { en: 'Open the articles', zh: '打开文章' },
	},
	{
		title: { en: 'Both languages', zh: '两种语言' },
		text: {
			en: 'Chinese stands beside English in each form. A list says which texts are missing or older than their original, and goes to a translator as a spreadsheet.',
			zh: '每个表单中英文与中文并列。列表会指出缺失或早于原文的译文，并可导出为表格交给译者。',
		},
		href: '/admin/languages',
		link: { en: 'Open the languages', zh: '打开语言总览' },
	},
	{
		title: { en: 'Go live together', zh: '一同上线' },
		text: {
			en: 'Changes that belong together go into a release: checked and previewed as one, live at one moment, and taken back as one. Each item also has its versions.',
			zh: '相关的更改可放入同一发布批次：一并检查和预览，同时上线，也可一并撤回。每个条目另有各自的版本。',
		},
		href: '/admin/releases',
		link: { en: 'Open the releases', zh: '打开发布批次' },
	},
];

const deskSteps: Step[] = [
	account,
	{
		title: { en: 'Everything arrives at the desk', zh: '所有来信汇集于工作台' },
		text: {
			en: 'Messages, quotes and the rest that you may read are in one list. New are those that nobody has; take one and it is yours.',
			zh: '您有权查看的留言、询价等都在同一列表中。“新”是无人处理的信；接手后即归您处理。',
		},
		href: '/admin/desk',
		link: { en: 'Open the desk', zh: '打开工作台' },
	},
	{
		title: { en: 'Answer from here', zh: '在此回复' },
		text: {
			en: 'Choose a template, change what you like, and send. The answer stays with the letter, and colleagues see that it is answered.',
			zh: '选择模板，按需修改后发送。回复与来信保存在一起，同事也能看到已回复。',
		},
		href: '/admin/desk?tab=all',
		link: { en: 'Open all letters', zh: '打开全部来信' },
	},
	{
		title: { en: 'Work with colleagues', zh: '与同事协作' },
		text: {
			en: 'Hand a letter to a colleague, or write a note with an @ and the name: they are told by email and see it in the menu.',
			zh: '可将信件交给同事，或在备注中用 @ 加姓名提及：对方会收到邮件，并在菜单中看到提示。',
		},
		href: '/admin/desk?tab=mine',
		link: { en: 'Open your letters', zh: '打开您的来信' },
	},
	{
		title: { en: 'Keep your hands on the keys', zh: '使用键盘' },
		text: {
			en: 'At the desk j and k go to the next and previous letter, r answers, e is done. A question mark shows all keys.',
			zh: '在工作台按 j 和 k 转到下一封和上一封，r 回复，e 完成。按问号显示全部按键。',
		},
		href: '/admin/desk',
		link: { en: 'Try it at the desk', zh: '在工作台试试' },
	},
];

/** Users who write content start with content, all others with the inbox. */
export const firstDayOf = (user: TypedUser): Step[] => (has(user, 'editor', 'regulatory') ? editorSteps : deskSteps);
