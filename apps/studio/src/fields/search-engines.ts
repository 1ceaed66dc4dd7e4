import { note, words } from './field.ts';

/** Fields for search engines and shared links. */
export const searchEngines = {
	description: words({
		label: { en: 'Description', zh: '描述' },
		long: true,
		help: {
			en: 'One or two sentences, about 150 characters: shown in search results, shared links and lists.',
			zh: '一两句话，约 150 个字符：显示在搜索结果、分享链接和列表中。',
		},
	}),
	keywords: words({
		label: { en: 'Keywords', zh: '关键词' },
		help: { en: 'Separated by commas.', zh: '用逗号分隔。' },
	}),
	_searchPreview: note('searchPreview', '/src/fields/search-preview.tsx#SearchPreview'),
};
