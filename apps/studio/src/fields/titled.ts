import { words } from './field.ts';

/** A title and a text below it. */
export const titled = (required = true) => ({
	title: words({ label: { en: 'Title', zh: '标题' }, required }),
	text: words({ label: { en: 'Text', zh: '正文' }, long: true, required }),
});
