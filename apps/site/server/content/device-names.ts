import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';

/** Limit of the list; a visitor can type the name of any other product. */
const most = 200;

/** Our products by name and catalogue number, as choices in the form to report a problem. */
export const deviceNames = ({ snapshot }: Content, language: Language): string[] =>
	snapshot.products
		.slice(0, most)
		.map(({ title, reference }) => `${inLanguage(title, language)} (REF ${reference})`)
		.sort((one, other) => one.localeCompare(other, language === 'cn' ? 'zh' : 'en'));
