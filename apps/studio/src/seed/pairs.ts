import type { Html, Text } from '@site/contract/language';
import type { Article } from '../payload-types.ts';
import { fromHtml } from '../rich-text/from-html.ts';

type Pair<K extends string, V> = { [N in K]: V } & { [N in `${K}Cn`]?: V };
type Rich = Article['content'];

const named = <K extends string, V>(name: K, en: V, cn: V | undefined): Pair<K, V> =>
	({ [name]: en, ...(cn === undefined ? {} : { [`${name}Cn`]: cn }) }) as Pair<K, V>;

/** Lexical's own type and the one Payload generates say the same in different words. */
const rich = (html: string) => fromHtml(html) as unknown as Rich;

/** `{title, titleCn}` of a text in both languages. */
export const pair = <K extends string>(name: K, text: Text | undefined): Pair<K, string> =>
	named(name, text?.en ?? '', text?.cn);

export const richPair = <K extends string>(name: K, html: Html): Pair<K, Rich> =>
	named(name, rich(html.en), html.cn === undefined ? undefined : rich(html.cn));
