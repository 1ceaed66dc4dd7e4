import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const news: SectionInStudio<'news'> = {
	block: {
		slug: 'news',
		labels: { singular: { en: 'Latest news', zh: '最新动态' }, plural: { en: 'Latest news', zh: '最新动态' } },
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			{
				name: 'of',
				type: 'select',
				label: { en: 'From', zh: '来源' },
				required: true,
				defaultValue: 'blog',
				options: [
					{ label: { en: 'Blog', zh: '博客' }, value: 'blog' },
					{ label: { en: 'Press releases', zh: '新闻稿' }, value: 'press' },
				],
			},
		],
	},
	toSnapshot: (block) => ({ kind: 'news', tone: block.tone, title: text(block.title, block.titleCn), of: block.of }),
	fromSample: (section) => ({
		blockType: 'news',
		tone: section.tone,
		...pair('title', section.title),
		of: section.of,
	}),
};
