import type { Product } from '@site/contract/catalogue';
import type { DocumentLanguage } from '@site/contract/document-address';
import { type Film, filmFormats } from '@site/contract/films';
import { inLanguage, type Language } from '@site/contract/language';
import { productAddress } from '../../app/destinations.ts';
import type { Content } from './content.ts';
import { languageNames } from './document-names.ts';
import { filmById } from './films.ts';
import { filmsAnchor } from './product-films.ts';

export const filmKind: Record<Language, string> = { en: 'Video', cn: '视频' };

export const hasFilms = ({ snapshot }: Content): boolean => snapshot.products.some(({ filmIds }) => filmIds.length > 0);

const captionsOf = ({ captions }: Film): DocumentLanguage[] => [
	...(captions.english ? ['en' as const] : []),
	...(captions.chinese ? ['zh' as const] : []),
];

/** A filter by language keeps films with captions in it and films without captions. */
const isSpoken = (film: Film, spoken: DocumentLanguage | null) => {
	const captions = captionsOf(film);
	return spoken === null || captions.length === 0 || captions.includes(spoken);
};

/** Products share films, so each title names the product whose page it leads to. */
const titleOf = ({ title }: Product, film: Film, language: Language) =>
	[title, film.title].map((each) => inLanguage(each, language)).join(language === 'cn' ? '：' : ': ');

type FilmQuery = { lot: string; kind: string | null; spoken: DocumentLanguage | null; language: Language };

/** The films of a product in the library. They belong to no lot. */
export function libraryFilms(content: Content, product: Product, { lot, kind, spoken, language }: FilmQuery) {
	if (lot !== '' || (kind !== null && kind !== 'video')) return [];
	const films = product.filmIds.flatMap((id) => filmById(content, id) ?? []);
	return films
		.filter((film) => isSpoken(film, spoken))
		.map((film) => ({
			id: film.id,
			title: titleOf(product, film, language),
			kind: filmKind[language],
			captions: captionsOf(film).map((one) => languageNames[one][language]),
			/** The film on the page of its product. */
			address: `${productAddress(product.slug)}#${filmsAnchor}`,
			/** Null if the film is hosted elsewhere. */
			file: film.file && { ...film.file, type: filmFormats[film.file.format] },
		}));
}
