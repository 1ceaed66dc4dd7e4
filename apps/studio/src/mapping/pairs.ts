import type { Html, Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import type { Article } from '../payload-types.ts';
import { fromHtml } from '../rich-text/from-html.ts';

type Pair<K extends string, V> = { [N in K]: V } & { [N in `${K}Cn`]?: V };
type Rich = Article['content'];
/** The numbers of pictures in the studio. */
export type PictureIds = (picture: Pick<Picture, 'url'>) => number;

const named = <K extends string, V>(name: K, en: V, cn: V | undefined): Pair<K, V> =>
	({ [name]: en, ...(cn === undefined ? {} : { [`${name}Cn`]: cn }) }) as Pair<K, V>;

/** Pictures by their numbers in the studio, as its editor keeps them. */
const withPictures = (html: string, pictures?: PictureIds) =>
	pictures
		? html.replace(/<img src="([^"]*)"[^>]*>/g, (_, url: string) => `<img src="picture:${pictures({ url })}">`)
		: html;

/** Lexical's own type and the one Payload generates say the same in different words. */
const rich = (html: string, pictures?: PictureIds) => fromHtml(withPictures(html, pictures)) as unknown as Rich;

/** `{title, titleCn}` of a text in both languages. */
export const pair = <K extends string>(name: K, text: Text | undefined): Pair<K, string> =>
	named(name, text?.en ?? '', text?.cn);

/** `pictures` where the text may show some. */
export const richPair = <K extends string>(name: K, html: Html, pictures?: PictureIds): Pair<K, Rich> =>
	named(name, rich(html.en, pictures), html.cn === undefined ? undefined : rich(html.cn, pictures));
