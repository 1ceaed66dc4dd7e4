import type { Article } from '@site/contract/newsroom';
import { wordsOf } from './words.ts';

/** What being of the same kind counts, beside words that are in few other articles (about 3) or in nearly all (0). */
const sameKind = 0.2;

const keywordsOf = ({ keywords }: Article) => new Set(wordsOf(keywords.en));

/**
 * The articles nearest in subject: those that share the rarest keywords, of the same kind rather than of the other, the
 * newest first among equals. Never the article itself, and no picture twice.
 */
export function relatedTo(article: Article, newestFirst: readonly Article[], count: number): Article[] {
	const subjects = newestFirst.map((other) => ({ other, keywords: keywordsOf(other) }));
	const spread = new Map<string, number>();
	for (const { keywords } of subjects) for (const word of keywords) spread.set(word, (spread.get(word) ?? 0) + 1);
	const rarity = (word: string) => Math.log(newestFirst.length / (spread.get(word) ?? 1));

	const own = keywordsOf(article);
	const nearest = subjects
		.filter(({ other }) => other.id !== article.id)
		.map(({ other, keywords }) => {
			const shared = [...own].filter((word) => keywords.has(word));
			const kinship = other.kind === article.kind ? sameKind : 0;
			return { other, score: shared.reduce((sum, word) => sum + rarity(word), kinship) };
		})
		.sort((a, b) => b.score - a.score)
		.map(({ other }) => other);
	return withPicturesOfTheirOwn(nearest, article, count);
}

/** Where there are not enough pictures, articles matter more. */
function withPicturesOfTheirOwn(nearest: readonly Article[], article: Article, count: number): Article[] {
	const seen = new Set([article.picture.url]);
	const [fresh, repeated]: [Article[], Article[]] = [[], []];
	for (const other of nearest) {
		(seen.has(other.picture.url) ? repeated : fresh).push(other);
		seen.add(other.picture.url);
	}
	return [...fresh, ...repeated].slice(0, count);
}
