import type { Article } from '@site/contract/newsroom';
import { rememberOnce } from './remember.ts';
import { wordsOf } from './words.ts';

/** Score for the same kind. A shared keyword scores about 3 if it is rare and 0 if nearly all articles have it. */
const sameKind = 0.2;

type Subjects = {
	/** The keywords of each article, as numbers: every article is compared with every other. */
	keywords: readonly Uint32Array[];
	numbers: ReadonlyMap<string, number>;
	/** The number of articles with each keyword. */
	spread: readonly number[];
};

const keywordsOf = ({ keywords }: Article) => [...new Set(wordsOf(keywords.en))];

const subjectsOf = rememberOnce((articles: readonly Article[]): Subjects => {
	const numbers = new Map<string, number>();
	const spread: number[] = [];
	const numberOf = (word: string) => {
		const number = numbers.get(word) ?? numbers.size;
		numbers.set(word, number);
		spread[number] = (spread[number] ?? 0) + 1;
		return number;
	};
	const keywords = articles.map((article) => Uint32Array.from(keywordsOf(article), numberOf));
	return { keywords, numbers, spread };
});

/**
 * The articles nearest in subject: those that share the rarest keywords, of the same kind rather than of the other, the
 * newest first among equals. Never the article itself, and no picture twice.
 */
export function relatedTo(article: Article, newestFirst: readonly Article[], count: number): Article[] {
	const { keywords, numbers, spread } = subjectsOf(newestFirst);
	const own = keywordsOf(article).flatMap((word) => {
		const number = numbers.get(word);
		return number === undefined ? [] : [{ number, rarity: Math.log(newestFirst.length / (spread[number] ?? 1)) }];
	});
	const score = (other: Article, at: number) => {
		let sum = other.kind === article.kind ? sameKind : 0;
		for (const { number, rarity } of own) if (keywords[at]?.includes(number)) sum += rarity;
		return sum;
	};
	const nearest = newestFirst
		.map((other, at) => ({ other, score: score(other, at) }))
		.filter(({ other }) => other.id !== article.id)
		.sort((a, b) => b.score - a.score)
		.map(({ other }) => other);
	return withPicturesOfTheirOwn(nearest, article, count);
}

/** Prefers articles with different pictures, and fills up with the others. */
function withPicturesOfTheirOwn(nearest: readonly Article[], article: Article, count: number): Article[] {
	const seen = new Set([article.picture.url]);
	const [fresh, repeated]: [Article[], Article[]] = [[], []];
	for (const other of nearest) {
		(seen.has(other.picture.url) ? repeated : fresh).push(other);
		seen.add(other.picture.url);
	}
	return [...fresh, ...repeated].slice(0, count);
}
