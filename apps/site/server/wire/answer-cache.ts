import { LRUCache } from 'lru-cache';
import type { Content } from '../content/content.ts';

const longestKey = 1000;
const mostAnswers = 5000;
const mostBytes = 16 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/** Written-out answers of the content that is published now. Those not asked for longest make room; new content starts afresh. */
export function createAnswerCache() {
	let of: Content | undefined;
	const kept = new LRUCache<string, string>({
		max: mostAnswers,
		maxSize: mostBytes,
		maxEntrySize: largestAnswer,
		sizeCalculation: sizeOf,
	});
	return (content: Content, key: string, compute: () => string): string => {
		if (of !== content) {
			of = content;
			kept.clear();
		}
		const known = kept.get(key);
		if (known !== undefined) return known;
		const answer = compute();
		if (key.length <= longestKey) kept.set(key, answer);
		return answer;
	};
}

/** Two bytes a character, and what an entry costs beside them. */
const sizeOf = (answer: string, key: string) => 2 * (key.length + answer.length) + 200;
