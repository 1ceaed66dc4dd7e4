import { LRUCache } from 'lru-cache';
import type { Content } from '../content/content.ts';

const longestKey = 1000;
const mostAnswers = 5000;
const mostBytes = 8 * 1024 * 1024;
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
	return {
		get(content: Content, key: string): string | undefined {
			if (of !== content) {
				of = content;
				kept.clear();
			}
			return kept.get(key);
		},
		set(content: Content, key: string, answer: string) {
			if (of === content && key.length <= longestKey) kept.set(key, answer);
		},
	};
}

/** Two bytes a character, and what an entry costs beside them. */
const sizeOf = (answer: string, key: string) => 2 * (key.length + answer.length) + 200;
