import type { Html, Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import type { Article } from '../payload-types.ts';
import { fromHtml } from '../rich-text/from-html.ts';

type Pair<K extends string, V> = { [N in K]: V } & { [N in `${K}Cn`]?: V };
type Rich = Article['content'];
/** Finds the id of a picture in the studio. */
export type PictureIds = (picture: Pick<Picture, 'url'>) => number;

const named = <K extends string, V>(name: K, en: V, cn: V | undefined): Pair<K, V> =>
	({ [name]: en, ...(cn === undefined ? {} : { [`${name}Cn`]: cn }) }) as Pair<K, V>;

/** Replaces addresses of pictures by ids, as the editor stores them. */
const withPictures = (html: string, pictures?: PictureIds) =>
	pictures
		? html.replace(/<img src="([^"]*)"[^>]*>/g, (_, url: string) => `<img src="picture:${pictures({ url })}">`)
		: html;

/** Lexical's own type and Payload's generated type describe the same data. */
const rich = (html: string, pictures?: PictureIds) => fromHtml(withPictures(html, pictures)) as unknown as Rich;

/** `{title, titleCn}` from a text in both languages. */
export const pair = <K extends string>(name: K, text: Text | undefined): Pair<K, string> =>
	named(name, text?.en ?? '', text?.cn);

/** Pass `pictures` if the text may contain pictures. */
export const richPair = <K extends string>(name: K, html: Html, pictures?: PictureIds): Pair<K, Rich> =>
	named(name, rich(html.en, pictures), html.cn === undefined ? undefined : rich(html.cn, pictures));
