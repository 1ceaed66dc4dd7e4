import { Unbroken } from '../../ui/unbroken.tsx';

/** A name with hyphens counts as one word. */
const pieces = /\p{Script=Han}+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
/** Words of up to this length must match a whole word. */
const short = 3;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (piece: string, words: readonly string[]) =>
	piece.split('-').some((part) => words.some((word) => (word.length > short ? part.startsWith(word) : part === word)));

/** Chinese has no spaces between words, so each character is checked separately. */
function chinesePieces(run: string, words: readonly string[]): { text: string; hit: boolean }[] {
	const covered = Array.from(run, () => false);
	for (const word of words) {
		for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1)) covered.fill(true, at, at + word.length);
	}
	return Array.from(run, (text, at) => ({ text, hit: covered[at] ?? false }));
}

/** Splits a text into parts; parts that match the search are hits. */
function partsOf(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
	const chinese = words.filter((word) => han.test(word));
	const parts = [...text.matchAll(pieces)].flatMap(([piece]) =>
		han.test(piece) ? chinesePieces(piece, chinese) : [{ text: piece, hit: matches(fold(piece), words) }],
	);
	const joined: { text: string; hit: boolean }[] = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (last?.hit === part.hit) last.text += part.text;
		else joined.push({ ...part });
	}
	return joined;
}

/** A text with the words of the search marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return partsOf(text, words).map((part, at) => {
		const key = `${at} ${part.text}`;
		return part.hit ? (
			<mark key={key} className="rounded-sm bg-coral/20 text-inherit">
				<Unbroken>{part.text}</Unbroken>
			</mark>
		) : (
			<Unbroken key={key}>{part.text}</Unbroken>
		);
	});
}
