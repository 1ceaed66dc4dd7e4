import { plainText } from './html.ts';

/** What an adult reads of an informative text in a minute, attentively: words of English, characters of Chinese. */
const wordsPerMinute = 220;
const charactersPerMinute = 350;

const han = /\p{Script=Han}/gu;
const words = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** How long a piece of HTML takes to read, in whole minutes from 1 on. */
export function readingMinutes(html: string): number {
	const text = plainText(html);
	const characters = text.match(han)?.length ?? 0;
	const others = text.replace(han, ' ').match(words)?.length ?? 0;
	return Math.max(1, Math.round(characters / charactersPerMinute + others / wordsPerMinute));
}
