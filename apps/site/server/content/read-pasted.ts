import { isQuantity } from '@site/contract/list';

/** A pasted line in its parts. `quantity` is null if it has none, and NaN if it is invalid. */
export type Pasted = { typed: string; named: string; quantity: number | null };

/** The product that a text names, by its name or by the number of a `pack`; null if it names none of ours. */
type Named = { product: number; pack?: string } | null;
type Known = (text: string) => Named;

/** Labels before a number: 'REF', 'Cat. No.', 'GTIN:', '(01)'. */
const label =
	/^\(01\)\s*|^(?:ref|cat(?:alog(?:ue)?)?\.?\s*(?:no|number)?|art(?:icle)?\.?\s*(?:no)?|sku|gtin|ean|货号|编号)\.?\s*[:#：.]?\s+/iu;
/** `1,000` and `1.000` are a thousand: nobody orders a fraction of a pack to three places. */
const number = '[-−]?(?:\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?)';
const units = '(?:packs?|box(?:es)?|pcs\\.?|pieces?|kits?|cartons?|units?|盒|件|个|包)';
const unit = `(?:\\s*${units})?`;
const times = '[x×✕*]';
const before = new RegExp(`^(${number})\\s*${times}\\s+(\\S.*)$`, 'iu');
const after = new RegExp(`^(.*\\S)\\s+${times}\\s*(${number})${unit}$`, 'iu');
/** `AB-1*8`, `AB-1: 4`, `AB-1 (3)`: only after a known product. */
const marked = new RegExp(`^(.*?[^\\s:=*×(])\\s*[:=*×(]\\s*(${number})${unit}\\)?$`, 'iu');
const counted = new RegExp(`^(.*\\S)[\\s(（]+(?:qty|quantity|数量)\\s*[:：.]?\\s*(${number})[)）]?$`, 'iu');
const spaced = new RegExp(`^(.*\\S)\\s+(?:-\\s+)?(${number})${unit}$`, 'iu');
const onlyNumber = new RegExp(`^(${number})${unit}$`, 'iu');

const withoutLabel = (text: string) => text.replace(label, '').trim();

/** A bare number is a quantity, even a long, decimal or negative one, unless it is a reference of ours. */
const isCount = (text: string, known: Known) => onlyNumber.test(text) && known(text) === null;

function countOf(counted: string): number {
	const text = onlyNumber.exec(counted)?.[1] ?? counted;
	const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
	const quantity = Number(isGrouped ? text.replace(/[.,]/g, '') : text.replace('−', '-').replace(',', '.'));
	return isQuantity(quantity) ? quantity : Number.NaN;
}

/** One product with its quantity, in either order. */
function readOne(typed: string, known: Known): Pasted {
	const plain = withoutLabel(typed);
	if (known(plain)) return { typed, named: plain, quantity: null };
	const [, first = '', rest = ''] = before.exec(plain) ?? [];
	if (rest && !known(first)) return { typed, named: withoutLabel(rest), quantity: countOf(first) };
	for (const pattern of [after, counted, marked, spaced]) {
		const [, named = '', last = ''] = pattern.exec(plain) ?? [];
		if (named && (pattern === after || pattern === counted || known(withoutLabel(named))))
			return { typed, named: withoutLabel(named), quantity: countOf(last) };
	}
	return { typed, named: plain, quantity: null };
}

/** A number between commas, semicolons or tabs is the quantity of the text before it, or else after it. */
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

const heading =
	/^(?:ref(?:erence)?|products?|name|packs?|gtin|quantity|qty|notes?|货号(?:\(ref\))?|产品|产品名称|规格|包装|数量|备注)$/iu;
const cell = /"((?:[^"]|"")*)"|[^,;\t]+/g;

/** The cells of a spreadsheet row, copied or as CSV. A single cell is not a row. */
function cellsOf(line: string): string[] {
	const cells = line.includes('"')
		? Array.from(line.matchAll(cell), ([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim())
		: line.split('\t').map((part) => part.trim());
	return cells.filter((part) => part !== '');
}

/** Reads a row about one product as one line: its number, perhaps its name and other cells, and the quantity. */
function readRow(line: string, known: Known): Pasted[] | null {
	const cells = cellsOf(line);
	if (cells.length < 2) return null;
	if (cells.every((part) => heading.test(part))) return [];
	const meant = (part: string) => known(withoutLabel(part));
	const named = cells.filter(meant);
	const products = new Set(named.map((part) => meant(part)?.product));
	const packs = new Set(named.flatMap((part) => meant(part)?.pack ?? []));
	const others = cells.filter((part) => !named.includes(part) && !isCount(part, known));
	// A part that looks like a mistyped number of ours must not be ignored.
	if (products.size !== 1 || packs.size > 1 || others.some((part) => /^\S*\d\S*$/.test(part))) return null;
	const best = named.find((part) => meant(part)?.pack) ?? named[0] ?? '';
	const count = cells.findLast((part) => isCount(part, known));
	return [{ typed: cells.join(' '), named: withoutLabel(best), quantity: count === undefined ? null : countOf(count) }];
}

function readLine(line: string, known: Known): Pasted[] {
	const row = readRow(line, known);
	if (row) return row;
	const whole = readOne(line, known);
	// Names may contain commas.
	if (known(whole.named)) return [whole];
	const parts = line.split(/[,;\t|，；、]/).flatMap((part) => part.trim() || []);
	const read = parts.length > 1 ? joined(parts, known) : [whole];
	return read.every(({ named }) => known(named)) ? read : (readSentence(line, known) ?? read);
}

/** Marks before a line: '> ', '* ', '3. ', '(3) '. */
const bullet = /^(?:[>*•·–-]\s*|\(?\d{1,2}[.)]\s+)+/u;
const word = /[^\s,;|/()<>[\]"“”，；、（）：:=]+/gu;
/** Finds a number of ours, also with the punctuation of a sentence after it. */
const numberIn = (text: string, known: Known) => {
	const plain = text.replace(/[.!?。]+$/u, '');
	return known(plain)?.pack ? plain : null;
};
const countsIn = new RegExp(`(?<![\\w.,-])(${number})(\\s*${units})?(?![\\w-]|[.,]\\d)`, 'giu');

/** The quantity in the words around a number of ours: the one with a unit, or the only number; NaN if unclear. */
function countAround(words: string): number | null {
	const counts = Array.from(
		words.replace(new RegExp(`(?<=\\d)${times}|${times}(?=\\d)`, 'giu'), ' ').matchAll(countsIn),
	);
	const withUnit = counts.filter(([, , unit]) => unit);
	const [meant, another] = withUnit.length > 0 ? withUnit : counts;
	if (!meant) return null;
	return another ? Number.NaN : countOf(meant[1] ?? '');
}

/** Reads a sentence: each number of ours with the words up to the next one; null if there is none. */
function readSentence(line: string, known: Known): Pasted[] | null {
	const text = line.replace(bullet, '');
	const found = Array.from(text.matchAll(word)).flatMap(({ 0: whole, index }) => {
		const named = numberIn(whole, known);
		return named ? [{ named, index, end: index + whole.length }] : [];
	});
	const [first] = found;
	if (!first) return null;
	// A word that looks like a mistyped number of ours must not be ignored.
	const isMistyped = ({ 0: whole }: RegExpExecArray) =>
		/^(?=.*\d)(?=.*\p{L}).+[-_].+$/u.test(whole) && numberIn(whole, known) === null;
	if (Array.from(text.matchAll(word)).some(isMistyped)) return null;
	const countsComeFirst = countAround(text.slice(0, first.index)) !== null && found.length > 1;
	return found.map(({ named, index, end }, at) => {
		const from = countsComeFirst || at === 0 ? (found[at - 1]?.end ?? 0) : end;
		const to = countsComeFirst ? end : (found[at + 1]?.index ?? text.length);
		const quantity = countAround(`${text.slice(from, index)} · ${text.slice(end, Math.max(to, end))}`);
		return {
			typed: found.length > 1 ? text.slice(Math.min(from, index), Math.max(to, end)).trim() : line,
			named,
			quantity,
		};
	});
}

/** Chinese counts below ten are one character: 五盒 is five boxes. */
const chineseCount = /(?<![一二两三四五六七八九十百])[一二两三四五六七八九十](?=\s*[盒件个包])/gu;
const digitOf = (sign: string) => String('一二三四五六七八九十'.indexOf(sign.replace('两', '二')) + 1);

const longestLine = 4000;
/** Longer texts than any name are not looked up. */
export const longestNamed = 300;

/**
 * Reads lines pasted from mails, spreadsheets and orders; `knows` says whether a text names a product of ours.
 * Reading ends with the line of the last piece of `most`; `unread` counts the lines and pieces after it.
 */
export function readPasted(pasted: string, knows: Known, most: number): { read: Pasted[]; unread: number } {
	const known: Known = (text) => (text.length > longestNamed ? null : knows(text));
	const lines = pasted
		.split(/[\r\n\v\f\u2028\u2029]+/)
		.map((line) => line.normalize('NFKC').replace(chineseCount, digitOf).trim())
		.map((line) => (/^"[^"]*"$|^'[^']*'$/.test(line) ? line.slice(1, -1) : line))
		.filter((line) => line !== '');
	const read: Pasted[] = [];
	let at = 0;
	for (; at < lines.length && read.length < most; at++)
		read.push(...readLine((lines[at] ?? '').slice(0, longestLine), known));
	const cut = lines.slice(0, at).filter(({ length }) => length > longestLine).length;
	return { read: read.slice(0, most), unread: Math.max(0, read.length - most) + lines.length - at + cut };
}
