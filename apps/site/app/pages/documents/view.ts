import { type DocumentLanguage, documentKinds, documentLanguages } from '@site/contract/document-address';
import type { Language } from '@site/contract/language';
import { positive, type QueryField, queryOf } from '../../addresses/query.ts';
import type { LibraryKind } from '../../visit.ts';

/** The filters of the library. */
export type View = {
	words: string;
	lot: string;
	kind: LibraryKind | null;
	/** Null for all languages. */
	spoken: DocumentLanguage | null;
	page: number;
};

const mostCharacters = 100;
const kinds: readonly LibraryKind[] = [...documentKinds, 'video'];

const usual: Record<Language, DocumentLanguage> = { en: 'en', cn: 'zh' };

/** The default language is that of the site. */
export function readView(query: URLSearchParams, language: Language): View {
	const text = (name: string) => (query.get(name) ?? '').trim().slice(0, mostCharacters);
	const spoken = query.get('in') ?? usual[language];
	return {
		words: text('words'),
		lot: text('lot'),
		kind: kinds.find((kind) => kind === query.get('kind')) ?? null,
		spoken: documentLanguages.find((one) => one === spoken) ?? null,
		page: positive(query.get('page')) ?? 1,
	};
}

export function writeView({ words, lot, kind, spoken, page }: View, language: Language): string {
	const fields: QueryField[] = [
		['words', words],
		['lot', lot],
		['kind', kind ?? ''],
		['page', page === 1 ? '' : String(page)],
	];
	const written: QueryField[] = spoken === usual[language] ? [] : [['in', spoken ?? '']];
	return queryOf([...fields.filter(([, value]) => value !== ''), ...written]);
}
