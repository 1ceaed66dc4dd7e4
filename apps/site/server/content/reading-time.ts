import { plainText } from './html.ts';

/** The speed at which an adult reads an informative text attentively: words of English, characters of Chinese. */
const wordsPerMinute = 220;
const charactersPerMinute = 350;

const han = /\p{Script=Han}/gu;
const words = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Reading time of a piece of HTML in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
	const text = plainText(html);
	const characters = text.match(han)?.length ?? 0;
	const others = text.replace(han, ' ').match(words)?.length ?? 0;
	return Math.max(1, Math.round(characters / charactersPerMinute + others / wordsPerMinute));
}
