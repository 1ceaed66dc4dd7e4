import { createHash } from 'node:crypto';
import { type Film, filmFormats, isFramed } from '@site/contract/films';
import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { type LocalPicture, localise } from './localise.ts';
import { rememberOnce } from './remember.ts';

export const captionsFolder = '/captions/';

export type FilmSource =
	| { kind: 'own'; url: string; type: string; captions: { language: Language; url: string }[] }
	/** Hosted elsewhere: framed if staff allowed its host, else a link. */
	| { kind: 'framed' | 'outside'; url: string; host: string };

export type FilmView = { title: string; poster: LocalPicture; source: FilmSource };

const inBoth: [Language, keyof Film['captions']][] = [
	['en', 'english'],
	['cn', 'chinese'],
];

/** The name contains a hash of the text, so that an address always means the same captions. */
const captionsNameOf = (id: number, language: Language, text: string) =>
	`${id}-${language}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.vtt`;

const captionsOf = ({ id, captions }: Film) =>
	inBoth.flatMap(([language, key]) =>
		captions[key] ? [{ language, name: captionsNameOf(id, language, captions[key]), text: captions[key] }] : [],
	);

const everyCaptions = rememberOnce(
	({ snapshot }: Content) => new Map(snapshot.films.flatMap(captionsOf).map(({ name, text }) => [name, text])),
);

/** The captions file of a name under `/captions/`. */
export const captionsNamed = (content: Content, name: string): string | null =>
	everyCaptions(content).get(name) ?? null;

/** A film hosted elsewhere, or a page of this site that stands in for it. */
export function elsewhere(content: Content, address: string): FilmSource {
	const { videoHosts } = content.snapshot.settings;
	const host = URL.canParse(address) ? new URL(address).host : '';
	return { kind: isFramed(address, videoHosts) ? 'framed' : 'outside', url: address, host };
}

export function filmView(content: Content, film: Film, language: Language): FilmView {
	const { file, title, poster, address } = film;
	const captions = captionsOf(film).map(({ language, name }) => ({ language, url: captionsFolder + name }));
	return {
		title: inLanguage(title, language),
		poster: localise(poster, language),
		source: file
			? { kind: 'own', url: file.url, type: filmFormats[file.format], captions }
			: elsewhere(content, address),
	};
}

export const filmById = (content: Content, id: number | undefined): Film | undefined =>
	content.snapshot.films.find((film) => film.id === id);
