import { LRUCache } from 'lru-cache';
import type { Content } from '../content/content.ts';
import type { Written } from './compressed.ts';

const longestKey = 1000;
const mostAnswers = 5000;
const mostBytes = 8 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/** An LRU cache of serialized responses for the current content. New content empties it. */
export function createAnswerCache() {
	let of: Content | undefined;
	const kept = new LRUCache<string, Written>({
		max: mostAnswers,
		maxSize: mostBytes,
		maxEntrySize: largestAnswer,
		sizeCalculation: sizeOf,
	});
	return {
		get(content: Content, key: string): Written | undefined {
			if (of !== content) {
				of = content;
				kept.clear();
			}
			return kept.get(key);
		},
		set(content: Content, key: string, answer: Written) {
			if (of === content && key.length <= longestKey) kept.set(key, answer);
		},
	};
}

/** Two bytes per character, about half of one for the compressed copy, and the overhead of an entry. */
const sizeOf = ({ text }: Written, key: string) => 2 * key.length + Math.ceil(2.5 * text.length) + 200;
