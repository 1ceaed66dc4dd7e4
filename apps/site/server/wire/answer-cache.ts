import type { Content } from '../content/content.ts';

const longestKey = 1000;
const mostBytes = 32 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/** Written-out answers of the content that is published now. The oldest make room; new content starts afresh. */
export function createAnswerCache() {
	let of: Content | undefined;
	let kept = new Map<string, string>();
	let bytes = 0;
	return (content: Content, key: string, compute: () => string): string => {
		if (of !== content) {
			of = content;
			kept = new Map();
			bytes = 0;
		}
		const known = kept.get(key);
		if (known !== undefined) return known;
		const answer = compute();
		if (key.length > longestKey || answer.length > largestAnswer) return answer;
		kept.set(key, answer);
		bytes += sizeOf(key, answer);
		for (const [oldKey, oldAnswer] of kept) {
			if (bytes <= mostBytes) break;
			kept.delete(oldKey);
			bytes -= sizeOf(oldKey, oldAnswer);
		}
		return answer;
	};
}

/** Two bytes a character, and what an entry of a map costs. */
const sizeOf = (key: string, answer: string) => 2 * (key.length + answer.length) + 100;
