import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { Language, Text } from '@site/contract/language';
import { type PictureById, toHtml } from '../rich-text/to-html.ts';

export const text = (en: string | null | undefined, cn: string | null | undefined): Text =>
	cn ? { en: en ?? '', cn } : { en: en ?? '' };

export const optionalText = (en: string | null | undefined, cn: string | null | undefined): Text | undefined =>
	en ? text(en, cn) : undefined;

type Rich = object | null | undefined;

const isEmpty = (html: string) => html === '' || html === '<p><br /></p>' || html === '<p></p>';

const html = (rich: Rich, pictures: PictureById, language: Language) => {
	const written = toHtml(rich as SerializedEditorState | null | undefined, pictures, language);
	return isEmpty(written) ? '' : written;
};

export const richText = (en: Rich, cn: Rich, pictures: PictureById): Text =>
	text(html(en, pictures, 'en'), html(cn, pictures, 'cn'));

export const day = (value: string | null | undefined): string => value?.slice(0, 10) ?? '';

/** A relation's id, whether it came populated or not. */
export const idOf = (value: number | { id: number } | null | undefined): number =>
	typeof value === 'object' && value !== null ? value.id : (value ?? 0);

export const idsOf = (values: (number | { id: number })[] | null | undefined): number[] => (values ?? []).map(idOf);
