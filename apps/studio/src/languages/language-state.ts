import type { FlattenedField } from 'payload';
import { isObject } from '../server/is-object.ts';
import { promptSign } from '../words/prompt-sign.ts';
import { inEnglish, type Said, type Say } from '../words/said.ts';
import { markOf, type TextPair, textPairs } from './text-pairs.ts';

/**
 * Field with the marks of a document: for each Chinese text whose English has changed since, a hash of the English that
 * it was translated from.
 */
export const marksField = 'translatedFrom';

export type State = 'missing' | 'older' | 'complete';
export type StatedPair = TextPair & { state: State };

type Marks = Record<string, string>;
type Data = Record<string, unknown>;

const marksIn = (doc: unknown): Marks => {
	const marks = isObject(doc) ? doc[marksField] : undefined;
	if (!isObject(marks)) return {};
	return Object.fromEntries(
		Object.entries(marks).flatMap(([key, mark]) => (typeof mark === 'string' ? [[key, mark]] : [])),
	);
};

/** A template's text with its prompt still in it counts as not written. */
const isUnwritten = (text: string) => text.trim() === '' || text.includes(promptSign);

/** The texts written in English, with the state of their Chinese translation. */
export function statedPairs(fields: readonly FlattenedField[], doc: unknown, say?: Say): StatedPair[] {
	const marks = marksIn(doc);
	return textPairs(fields, doc, say)
		.filter(({ english }) => english.trim() !== '')
		.map((pair) => {
			const mark = marks[pair.key];
			const isOlder = mark !== undefined && mark !== markOf(pair.english);
			return { ...pair, state: isUnwritten(pair.chinese) ? 'missing' : isOlder ? 'older' : 'complete' };
		});
}

/**
 * The marks of a document after a change. A mark is set when the English changes and the Chinese does not. It is
 * removed when the Chinese changes, is emptied or is confirmed (`settled`), or when the English is restored.
 */
export function marksAfter(
	fields: readonly FlattenedField[],
	before: Data,
	after: Data,
	settled: ReadonlySet<string> = new Set(),
): Marks {
	const [former, marks] = [new Map(textPairs(fields, before).map((pair) => [pair.key, pair])), marksIn(before)];
	return Object.fromEntries(
		textPairs(fields, after).flatMap(({ key, english, chinese }) => {
			const was = former.get(key);
			if (!was || chinese.trim() === '' || chinese !== was.chinese || settled.has(key)) return [];
			const mark = marks[key] ?? markOf(was.english);
			return mark === markOf(english) || was.english.trim() === '' ? [] : [[key, mark]];
		}),
	);
}

export interface Tally {
	texts: number;
	missing: number;
	older: number;
	/** Texts written in Chinese only. */
	onlyChinese: number;
}

export function tallyOf(fields: readonly FlattenedField[], doc: unknown): Tally {
	const pairs = statedPairs(fields, doc);
	const count = (state: State) => pairs.filter((pair) => pair.state === state).length;
	const onlyChinese = textPairs(fields, doc).filter(
		({ english, chinese }) => english.trim() === '' && chinese.trim() !== '',
	).length;
	return { texts: pairs.length, missing: count('missing'), older: count('older'), onlyChinese };
}

/** ‘English: complete · Chinese: 3 missing, 2 older’ */
export function inWords({ texts, missing, older, onlyChinese }: Tally, say: Say = inEnglish): string {
	if (texts + onlyChinese === 0) return '–';
	const complete = say('complete', '完整');
	const lacking = (count: number) => say(`${count} missing`, `缺 ${count} 段`);
	const parts = [missing > 0 && lacking(missing), older > 0 && say(`${older} older`, `${older} 段较旧`)].filter(
		Boolean,
	);
	const english = onlyChinese > 0 ? lacking(onlyChinese) : complete;
	const chinese = parts.join(say(', ', '，')) || complete;
	return say(`English: ${english} · Chinese: ${chinese}`, `英文：${english} · 中文：${chinese}`);
}

const stateWords: Record<State, Said> = {
	missing: { en: 'missing', zh: '缺失' },
	older: { en: 'older', zh: '较旧' },
	complete: { en: 'complete', zh: '完整' },
};

export const stateIn = (state: State, say: Say): string => say(stateWords[state]);
