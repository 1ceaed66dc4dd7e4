import { addedSections } from '../blocks/section-blocks.ts';
import { tab } from '../fields/codec.ts';
import { checkbox, choice, day, picture, rich, slug, words } from '../fields/field.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { defineContent } from './define-content.ts';

export const articles = defineContent('articles', 'articles', {
	labels: { singular: { en: 'Article', zh: '文章' }, plural: { en: 'Articles', zh: '文章' } },
	defaultSort: '-publishedOn',
	drafts: true,
	sort: '-publishedOn',
	madeOf: ['reusable-sections'],
	admin: {
		group: { en: 'Newsroom', zh: '新闻中心' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'kind', 'publishedOn', '_status'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
	},
	fields: {
		slug: slug('/resources/…'),
		kind: choice(
			{ blog: { en: 'Blog', zh: '博客' }, press: { en: 'Press release', zh: '新闻稿' } },
			{ label: { en: 'Kind', zh: '类别' }, required: true, defaultValue: 'blog', sidebar: true },
		),
		isArticle: checkbox({
			label: { en: 'Show under the tab Articles', zh: '显示在“文章”标签页下' },
			sidebar: true,
			admin: { condition: (_, siblings) => siblings.kind === 'blog' },
		}),
		publishedOn: day({
			label: { en: 'Date shown', zh: '显示日期' },
			help: {
				en: 'The date readers see and lists are sorted by. To publish later, use Schedule Publish beside Publish.',
				zh: '读者看到的日期，列表按此排序。如需稍后发布，请使用“发布”旁的“预约发布”。',
			},
			sidebar: true,
			isRead: true,
			isToday: true,
		}),
		...tab(
			{ en: 'Article', zh: '文章' },
			{
				title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
				picture: picture(),
				content: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
			},
		),
		...tab(
			{ en: 'Sections', zh: '版块' },
			{ sections: addedSections({ label: false }) },
			{ en: 'Shown below the text, such as steps in pictures.', zh: '显示在正文下方，例如图示步骤。' },
		),
		...tab({ en: 'Search engines', zh: '搜索引擎' }, searchEngines),
	},
});
