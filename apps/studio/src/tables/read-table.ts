import { cleanWords } from '../publish/clean-words.ts';
import type { Said } from '../words/said.ts';
import { csvRows } from './csv-rows.ts';
import { isArchive, readWorkbook } from './read-workbook.ts';
import { TooMuch, tableLimits, tableWords } from './table-limits.ts';

/** The accepted formats of a form: CSV only, or also workbooks where the studio writes them. */
export type TableKind = 'csv' | 'csv or workbook';

export type TableRead = { text: string } | { problem: Said };

const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A workbook as CSV; undefined for any other archive. */
function workbookText(bytes: Uint8Array): string | undefined {
	const rows = readWorkbook(bytes);
	return rows.length > 0 ? rows.map((cells) => cells.map(quoted).join(',')).join('\n') : undefined;
}

/** Fails for a wrong encoding, which would garble umlauts and Chinese. */
function decoded(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

function fitting(text: string): TableRead {
	const clean = cleanWords(text);
	csvRows(clean);
	return { text: clean };
}

function read(bytes: Uint8Array, kind: TableKind): TableRead {
	if (kind === 'csv or workbook' && isArchive(bytes)) {
		if (bytes.length > tableLimits.workbookBytes) return { problem: tableWords.tooLarge };
		const text = workbookText(bytes);
		return text === undefined ? { problem: tableWords.noTable } : fitting(text);
	}
	if (kind === 'csv or workbook' && bytes.includes(0) && !isUtf16(bytes)) return { problem: tableWords.noTable };
	const text = decoded(bytes);
	return text === undefined ? { problem: tableWords.notUtf8 } : fitting(text);
}

/** The text of an uploaded table, within the limits, or the problem with it. */
export function readTable(bytes: Uint8Array, kind: TableKind): TableRead {
	if (bytes.length > tableLimits.bytes) return { problem: tableWords.tooLarge };
	try {
		return read(bytes, kind);
	} catch (error) {
		// A cell of millions of quotation marks exhausts the stack of the expression that reads it.
		if (error instanceof TooMuch || error instanceof RangeError) return { problem: tableWords.tooMuch };
		throw error;
	}
}
