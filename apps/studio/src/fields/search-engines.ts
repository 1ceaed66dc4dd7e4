import type { Text } from '@site/contract/language';
import type { Field } from 'payload';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import { words } from './words.ts';

/** What search engines and shared links show. */
export const searchEnginesFields: Field[] = [
	words('description', {
		label: 'Description',
		long: true,
		help: 'One or two sentences, about 150 characters: shown in search results, shared links and lists.',
	}),
	words('keywords', { label: 'Keywords', help: 'Separated by commas.' }),
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
