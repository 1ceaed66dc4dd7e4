import type { Text } from '@site/contract/language';
import type { Field } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { words } from './words.ts';

/** A title and a text below it. */
export const titledFields = (required = true): Field[] => [
	words('title', { label: { en: 'Title', zh: '标题' }, required }),
	words('text', { label: { en: 'Text', zh: '正文' }, long: true, required }),
];

interface Titled {
	title?: string | null;
	titleCn?: string | null;
	text?: string | null;
	textCn?: string | null;
}

export const titled = (item: Titled) => ({ title: text(item.title, item.titleCn), text: text(item.text, item.textCn) });

export const fromTitled = (item: { title: Text; text: Text }) => ({
	...pair('title', item.title),
	...pair('text', item.text),
});
