import { itemIn, type SubmittedItem } from './item.ts';
import { plainLine } from './plain-text.ts';

/** The most lines that a list keeps. */
export const mostLines = 60;
/** The most of one pack that a list asks for. */
export const mostPacks = 9999;

/** A line of a working list: a pack by its catalogue number, and how many of it. */
export type ListLine = { reference: string; quantity: number };
/** The same as somebody sends it: with the name that they read. */
export type SentLine = ListLine & { name: string };

export const isQuantity = (quantity: number): boolean =>
	Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPacks;

/** The signs that part lines and quantities, where a catalogue number has them. */
const escaped = (reference: string) => reference.replace(/[%,:\s]/g, encodeURIComponent);

function unescaped(written: string): string {
	try {
		return decodeURIComponent(written);
	} catch {
		return written;
	}
}

/** As it stands in addresses and is kept in browsers: `AB-1:20,AB-2:1`. */
export const writtenList = (lines: readonly ListLine[]): string =>
	lines.map(({ reference, quantity }) => `${escaped(reference)}:${quantity}`).join(',');

/** What is no quantity counts as one pack. */
export function listIn(written: string): ListLine[] {
	return written.split(',').flatMap((part) => {
		const [, named = '', counted = ''] = /^(.*?)(?::([^:]*))?$/.exec(part.trim()) ?? [];
		const reference = unescaped(named).trim();
		const quantity = Number(counted);
		return reference ? [{ reference, quantity: isQuantity(quantity) ? quantity : 1 }] : [];
	});
}

/** The lines of an address whose quantity is none, as they were written: `AB-1 x 0`. */
export const wrongIn = (written: string): string[] =>
	written.split(',').flatMap((part) => {
		const [, named = '', counted] = /^(.*?)(?::([^:]*))?$/.exec(part.trim()) ?? [];
		const isWrong = counted !== undefined && !isQuantity(Number(counted || Number.NaN));
		return named && isWrong ? [`${unescaped(named)} x ${counted}`] : [];
	});

const longestReference = 100;
const longestName = 200;

/** One line each: quantity, catalogue number and name, with tabs between them. */
export const writtenLines = (lines: readonly SentLine[]): string =>
	lines.map(({ reference, name, quantity }) => `${quantity}\t${reference}\t${name}`).join('\n');

/** Whether a line names something, but not how many of it. */
export const hasWrongQuantity = (written: string): boolean =>
	written.split(/\r?\n/, mostLines).some((line) => {
		const [counted = '', reference = ''] = line.split('\t').map(plainLine);
		return reference !== '' && !(/^\d{1,4}$/.test(counted) && isQuantity(Number(counted)));
	});

/** What can not be read is passed over: it must not lose the form. */
export const linesIn = (written: string): SentLine[] =>
	written
		.split(/\r?\n/, mostLines)
		.map((line) => line.split('\t').map(plainLine))
		.flatMap(([counted = '', reference = '', name = '']) => {
			const quantity = /^\d{1,4}$/.test(counted) ? Number(counted) : 0;
			if (!reference || !isQuantity(quantity)) return [];
			return [{ reference: reference.slice(0, longestReference), name: name.slice(0, longestName), quantity }];
		});

/** Several things at once, each once: `product:12,product:14`. */
export const itemsIn = (written: string): SubmittedItem[] =>
	[...new Set(written.split(',', mostLines))].flatMap((part) => itemIn(part.trim()) ?? []);
