import { unescapeHtml } from '@site/contract/unescape-html';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { createTally, type Tally, TooMuch, tableLimits } from './table-limits.ts';

const mostInArchive = 2_000;

/** The wanted files of a workbook by name, with limits on their number and total size. */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
	let [left, files] = [tableLimits.unpackedBytes, 0];
	const filter = ({ name, originalSize }: UnzipFileInfo) => {
		files += 1;
		if (files > mostInArchive) throw new TooMuch();
		if (!isWanted(name)) return false;
		left -= originalSize;
		if (left < 0) throw new TooMuch();
		return true;
	};
	return unzipSync(bytes, { filter });
}

interface Element {
	attributes: string;
	content: string;
	/** Offsets in the searched text: of the element, and of the text after it. */
	from: number;
	to: number;
}

/**
 * The elements of this name at any depth; programs may prefix names. Runs in linear time: an element without an end tag
 * ends the search.
 */
function* elements(text: string, tag: string): Generator<Element> {
	const opening = new RegExp(`<(\\w{1,20}:)?${tag}(?=[\\s/>])`, 'g');
	for (let found = opening.exec(text); found; found = opening.exec(text)) {
		const end = text.indexOf('>', opening.lastIndex);
		if (end < 0) return;
		const isEmpty = text[end - 1] === '/';
		const attributes = text.slice(opening.lastIndex, isEmpty ? end - 1 : end);
		const closing = `</${found[1] ?? ''}${tag}>`;
		const close = isEmpty ? end + 1 : text.indexOf(closing, end);
		if (close < 0) return;
		const to = isEmpty ? close : close + closing.length;
		yield { attributes, content: isEmpty ? '' : text.slice(end + 1, close), from: found.index, to };
		opening.lastIndex = to;
	}
}

function first(text: string, tag: string): Element | undefined {
	for (const element of elements(text, tag)) return element;
	return undefined;
}

function without(text: string, tag: string): string {
	const kept: string[] = [];
	let from = 0;
	for (const element of elements(text, tag)) {
		kept.push(text.slice(from, element.from));
		from = element.to;
	}
	return kept.length === 0 ? text : [...kept, text.slice(from)].join('');
}

/** Decodes escapes of XML and of the spreadsheet, and normalizes line ends. */
const plain = (text: string): string =>
	unescapeHtml(text)
		.replace(/_x([0-9A-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
		.replace(/\r\n?/g, '\n');

const attribute = (attributes: string, name: string): string =>
	new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** A text may have several parts with different formats. Phonetic guides for Chinese or Japanese are left out. */
const textOf = (content: string): string =>
	Array.from(elements(without(content, 'rPh'), 't'), (part) => plain(part.content)).join('');

/** B7 → 1 */
const columnOf = (place: string): number =>
	[...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText({ attributes, content }: Element, shared: readonly string[]): string {
	const kind = attribute(attributes, 't');
	if (kind === 'inlineStr') return textOf(content);
	const value = plain(first(content, 'v')?.content ?? '');
	return kind === 's' ? (shared[Number(value)] ?? '') : value;
}

function rowOf(content: string, shared: readonly string[], tally: Tally): string[] {
	const cells: string[] = [];
	let next = 0;
	for (const cell of elements(content, 'c')) {
		const place = attribute(cell.attributes, 'r');
		const column = place ? columnOf(place) : next;
		const text = cellText(cell, shared);
		tally.cell(column, text);
		if (column >= 0) cells[column] = text;
		next = cells.length;
	}
	return Array.from(cells, (cell) => cell ?? '');
}

function sharedTexts(part: string): string[] {
	const texts: string[] = [];
	for (const { content } of elements(part, 'si')) {
		if (texts.length >= tableLimits.rows * 5) throw new TooMuch();
		texts.push(textOf(content));
	}
	return texts;
}

const [book, relations, strings] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml'];

/** Path of the first sheet. */
function firstSheet(part: (name: string) => string): string {
	const id = attribute(first(part(book), 'sheet')?.attributes ?? '', '\\w{1,20}:id');
	for (const { attributes } of elements(part(relations), 'Relationship')) {
		if (attribute(attributes, 'Id') !== id) continue;
		const target = attribute(attributes, 'Target');
		return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
	}
	return '';
}

const reader = (parts: Record<string, Uint8Array>) => (name: string) => {
	const bytes = Object.hasOwn(parts, name) ? parts[name] : undefined;
	return bytes ? strFromU8(bytes) : '';
};

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The rows of the first sheet of an Office Open XML workbook (ECMA-376) as texts; none if it is not a workbook. Throws
 * TooMuch at the first row or cell beyond the limits.
 */
export function readWorkbook(bytes: Uint8Array): string[][] {
	try {
		const named = firstSheet(reader(unpack(bytes, (name) => name === book || name === relations)));
		const part = reader(unpack(bytes, (name) => name === strings || name === named));
		const shared = sharedTexts(part(strings));
		const tally = createTally();
		return Array.from(elements(first(part(named), 'sheetData')?.content ?? '', 'row'), ({ content }) => {
			tally.row();
			return rowOf(content, shared, tally);
		});
	} catch (error) {
		if (error instanceof TooMuch) throw error;
		return [];
	}
}
