import type { Text } from '@site/contract/language';
import type { Field } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { words } from './words.ts';

/** What search engines and shared links show. */
export const searchEnginesFields: Field[] = [
	words('description', {
		label: { en: 'Description', zh: '描述' },
		long: true,
		help: {
			en: 'One or two sentences, about 150 characters: shown in search results, shared links and lists.',
			zh: '一两句话，约 150 个字符：显示在搜索结果、分享链接和列表中。',
		},
	}),
	words('keywords', {
		label: { en: 'Keywords', zh: '关键词' },
		help: { en: 'Separated by commas.', zh: '用逗号分隔。' },
	}),
	{
		name: 'searchPreview',
		type: 'ui',
		admin: { disableListColumn: true, components: { Field: '/src/fields/search-preview.tsx#SearchPreview' } },
	},
];

interface ForSearchEngines {
	description?: string | null;
	descriptionCn?: string | null;
	keywords?: string | null;
	keywordsCn?: string | null;
}

export const searchEngines = (doc: ForSearchEngines) => ({
	description: text(doc.description, doc.descriptionCn),
	keywords: text(doc.keywords, doc.keywordsCn),
});

export const fromSearchEngines = (item: { description: Text; keywords: Text }) => ({
	...pair('description', item.description),
	...pair('keywords', item.keywords),
});
