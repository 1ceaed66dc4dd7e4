import { unescapeHtml } from '@site/contract/unescape-html';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';

/** More than this is no spreadsheet that a person has filled in, but an archive made to fill the memory. */
const largest = 64 * 1024 * 1024;

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/.+\.xml)$/;

/** The parts of a workbook, as long as they are not too large together. */
function partsOf(bytes: Uint8Array) {
	let left = largest;
	const filter = ({ name, originalSize }: UnzipFileInfo) => {
		if (!wanted.test(name)) return false;
		left -= originalSize;
		return left >= 0;
	};
	return unzipSync(bytes, { filter });
}

/** Characters that XML or the spreadsheet has escaped, and each line end as one. */
const plain = (text: string): string =>
	unescapeHtml(text)
		.replace(/_x([0-9A-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
		.replace(/\r\n?/g, '\n');

/** What stands between the tags of this name, wherever it is; a program may put a prefix before each name. */
const inside = (text: string, tag: string): { attributes: string; content: string }[] =>
	[...text.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\b([^>]*?)(?:/>|>(.*?)</(?:\\w+:)?${tag}>)`, 'gs'))].map(
		([, attributes = '', content = '']) => ({ attributes, content }),
	);

const attribute = (attributes: string, name: string): string =>
	new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** A text may be in several parts with formats of their own. How Chinese or Japanese is spoken is left out. */
const textOf = (content: string): string =>
	inside(content.replace(/<(\w+:)?rPh\b.*?<\/(\w+:)?rPh>/gs, ''), 't')
		.map((part) => plain(part.content))
		.join('');

/** B7 → 1 */
const columnOf = (place: string): number =>
	[...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText({ attributes, content }: { attributes: string; content: string }, shared: readonly string[]): string {
	const kind = attribute(attributes, 't');
	if (kind === 'inlineStr') return textOf(content);
	const value = plain(inside(content, 'v')[0]?.content ?? '');
	return kind === 's' ? (shared[Number(value)] ?? '') : value;
}

function rowOf(content: string, shared: readonly string[]): string[] {
	const cells: string[] = [];
	for (const cell of inside(content, 'c')) {
		const place = attribute(cell.attributes, 'r');
		cells[place ? columnOf(place) : cells.length] = cellText(cell, shared);
	}
	return Array.from(cells, (cell) => cell ?? '');
}

/** Where the first sheet is kept. */
function firstSheet(part: (name: string) => string): string {
	const [sheet] = inside(part('xl/workbook.xml'), 'sheet');
	const id = attribute(sheet?.attributes ?? '', '\\w+:id');
	const found = inside(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(
		({ attributes }) => attribute(attributes, 'Id') === id,
	);
	const target = attribute(found?.attributes ?? '', 'Target');
	return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of the first sheet of a workbook of Office Open XML (ECMA-376) as texts; none where it is no workbook. */
export function readWorkbook(bytes: Uint8Array): string[][] {
	try {
		const parts = partsOf(bytes);
		const part = (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
		const shared = inside(part('xl/sharedStrings.xml'), 'si').map(({ content }) => textOf(content));
		const [data] = inside(part(firstSheet(part)), 'sheetData');
		return inside(data?.content ?? '', 'row').map(({ content }) => rowOf(content, shared));
	} catch {
		return [];
	}
}
