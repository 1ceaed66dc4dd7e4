import { isQuantity } from '@site/contract/list';

/** A line of what somebody pasted, taken apart. `quantity` is null where it says none, and NaN where it is none. */
export type Pasted = { typed: string; named: string; quantity: number | null };

type Known = (text: string) => boolean;

/** Before a number: 'REF', 'Cat. No.', 'GTIN:'. */
const label =
	/^(?:ref|cat(?:alog(?:ue)?)?\.?\s*(?:no|number)?|art(?:icle)?\.?\s*(?:no)?|sku|gtin|ean|货号|编号)\.?\s*[:#：.]?\s+/iu;
const number = '[-−]?\\d+(?:[.,]\\d+)?';
const times = '[x×✕*]';
const before = new RegExp(`^(${number})\\s*${times}\\s+(\\S.*)$`, 'iu');
const after = new RegExp(`^(.*\\S)\\s+${times}\\s*(${number})$`, 'iu');
const counted = new RegExp(`^(.*\\S)[\\s(（]+(?:qty|quantity|数量)\\s*[:：.]?\\s*(${number})[)）]?$`, 'iu');
const spaced = new RegExp(`^(.*\\S)\\s+(${number})$`, 'u');
const onlyNumber = new RegExp(`^${number}$`, 'u');

const withoutLabel = (text: string) => text.replace(label, '').trim();

/** As long as a bar code's, or written as a fraction or a debt: what stands alone and is known is no quantity. */
const isCount = (text: string, known: Known) => onlyNumber.test(text) && !known(text);

function countOf(text: string): number {
	const quantity = Number(text.replace('−', '-').replace(',', '.'));
	return isQuantity(quantity) ? quantity : Number.NaN;
}

/** One thing with its quantity, in whichever order they stand. */
function readOne(typed: string, known: Known): Pasted {
	const plain = withoutLabel(typed);
	if (known(plain)) return { typed, named: plain, quantity: null };
	const [, first = '', rest = ''] = before.exec(plain) ?? [];
	if (rest) return { typed, named: withoutLabel(rest), quantity: countOf(first) };
	for (const pattern of [after, counted, spaced]) {
		const [, named = '', last = ''] = pattern.exec(plain) ?? [];
		if (named && (pattern !== spaced || known(withoutLabel(named))))
			return { typed, named: withoutLabel(named), quantity: countOf(last) };
	}
	return { typed, named: plain, quantity: null };
}

/** Numbers between commas, semicolons or tabs are the quantity of what stands before them, or else after them. */
function joined(parts: readonly string[], known: Known): Pasted[] {
	const read: Pasted[] = [];
	let waiting: string | null = null;
	for (const part of parts) {
		const last = read.at(-1);
		if (!isCount(part, known)) {
			const one = readOne(part, known);
			const takes: boolean = waiting !== null && one.quantity === null;
			read.push(takes && waiting !== null ? { ...one, typed: `${waiting} ${part}`, quantity: countOf(waiting) } : one);
			if (takes) waiting = null;
		} else if (last && last.quantity === null) {
			read[read.length - 1] = { ...last, typed: `${last.typed} ${part}`, quantity: countOf(part) };
		} else {
			if (waiting !== null) read.push({ typed: waiting, named: waiting, quantity: null });
			waiting = part;
		}
	}
	if (waiting !== null) read.push({ typed: waiting, named: waiting, quantity: null });
	return read;
}

function readLine(line: string, known: Known): Pasted[] {
	const whole = readOne(line, known);
	// A name may have commas in it.
	if (known(whole.named)) return [whole];
	const parts = line.split(/[,;\t，；、]/).flatMap((part) => part.trim() || []);
	if (parts.length > 1) return joined(parts, known);
	const words = line.split(/\s+/);
	return words.length > 1 && words.every(known) ? words.map((word) => readOne(word, known)) : [whole];
}

const longestLine = 4000;

/**
 * What people paste from mails, spreadsheets and orders; `known` says whether a text names something of ours. Reading
 * ends with the line that has the last piece of `most`; `unread` counts the lines and pieces behind it.
 */
export function readPasted(pasted: string, known: Known, most: number): { read: Pasted[]; unread: number } {
	const lines = pasted
		.split(/[\r\n\v\f\u2028\u2029]+/)
		.map((line) => line.trim().replace(/^["']|["']$/g, ''))
		.filter((line) => line !== '');
	const read: Pasted[] = [];
	let at = 0;
	for (; at < lines.length && read.length < most; at++)
		read.push(...readLine((lines[at] ?? '').slice(0, longestLine), known));
	const cut = lines.slice(0, at).filter(({ length }) => length > longestLine).length;
	return { read: read.slice(0, most), unread: Math.max(0, read.length - most) + lines.length - at + cut };
}
