import type { Text } from '@site/contract/language';
import type { Field } from 'payload';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';

/** Title and introduction, which most sections begin with. */
export const headingFields = ({ required = false } = {}): Field[] => [
	words('title', { label: { en: 'Title', zh: '标题' }, required }),
	words('intro', { label: { en: 'Introduction', zh: '引言' }, long: true }),
];

interface Heading {
	title?: string | null;
	titleCn?: string | null;
	intro?: string | null;
	introCn?: string | null;
}

const intro = (block: Heading) => optionalText(block.intro, block.introCn);

export const heading = (block: Heading) => ({ title: text(block.title, block.titleCn), intro: intro(block) });

export const optionalHeading = (block: Heading) => ({
	title: optionalText(block.title, block.titleCn),
	intro: intro(block),
});

export const fromHeading = (section: { title?: Text; intro?: Text }) => ({
	...pair('title', section.title),
	...pair('intro', section.intro),
});
