import type { Field } from 'payload';
import { words } from './words.ts';

/** What search engines and shared links show. */
export const searchEngines: Field[] = [
	words('description', {
		label: 'Description',
		long: true,
		help: 'One or two sentences, about 150 characters: shown in search results, shared links and lists.',
	}),
	words('keywords', { label: 'Keywords', help: 'Separated by commas.' }),
];
