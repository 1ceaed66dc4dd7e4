import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';

/** More than a list to choose from can hold; whoever misses one types it. */
const most = 200;

/** Our products by name and catalogue number, to choose from where somebody reports a problem. */
export const deviceNames = ({ snapshot }: Content, language: Language): string[] =>
	snapshot.products
		.slice(0, most)
		.map(({ title, reference }) => `${inLanguage(title, language)} (REF ${reference})`)
		.sort((one, other) => one.localeCompare(other, language === 'cn' ? 'zh' : 'en'));
