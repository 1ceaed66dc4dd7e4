import { itemIn, type SubmittedItem } from './item.ts';
import { plainLine } from './plain-text.ts';

/** The most lines that a list keeps. */
export const mostLines = 60;
/** The largest quantity of one pack. */
export const mostPacks = 9999;

/** A line of a working list: a pack by its catalogue number, and the quantity; null is the minimum order. */
export type ListLine = { reference: string; quantity: number | null };
/** A line as it is sent: with the name that the visitor read. */
export type SentLine = { reference: string; quantity: number; name: string };

export const isQuantity = (quantity: number): boolean =>
	Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPacks;

/** Escapes the characters that separate lines and quantities, if a catalogue number contains them. */
const escaped = (reference: string) => reference.replace(/[%,:\s]/g, encodeURIComponent);

function unescaped(written: string): string {
	try {
		return decodeURIComponent(written);
	} catch {
		return written;
	}
}

/** The form in addresses and in browser storage: `AB-1:20,AB-2`. */
export const writtenList = (lines: readonly ListLine[]): string =>
	lines.map(({ reference, quantity }) => escaped(reference) + (quantity === null ? '' : `:${quantity}`)).join(',');

/** An invalid quantity counts as one pack. */
export function listIn(written: string): ListLine[] {
	return written.split(',').flatMap((part) => {
		const [, named = '', counted] = /^(.*?)(?::([^:]*))?$/.exec(part.trim()) ?? [];
		const reference = unescaped(named).trim();
		const quantity = counted === undefined ? null : isQuantity(Number(counted)) ? Number(counted) : 1;
		return reference ? [{ reference, quantity }] : [];
	});
}

/** The lines of an address with an invalid quantity, as they were written: `AB-1 x 0`. */
export const wrongIn = (written: string): string[] =>
	written.split(',').flatMap((part) => {
		const [, named = '', counted] = /^(.*?)(?::([^:]*))?$/.exec(part.trim()) ?? [];
		const isWrong = counted !== undefined && !isQuantity(Number(counted || Number.NaN));
		return named && isWrong ? [`${unescaped(named)} x ${counted}`] : [];
	});

const longestReference = 100;
const longestName = 200;

/** Each line has quantity, catalogue number and name, separated by tabs. */
export const writtenLines = (lines: readonly SentLine[]): string =>
	lines.map(({ reference, name, quantity }) => `${quantity}\t${reference}\t${name}`).join('\n');

/** Whether a line names a product without a valid quantity. */
export const hasWrongQuantity = (written: string): boolean =>
	written.split(/\r?\n/, mostLines).some((line) => {
		const [counted = '', reference = ''] = line.split('\t').map(plainLine);
		return reference !== '' && !(/^\d{1,4}$/.test(counted) && isQuantity(Number(counted)));
	});

/** Unreadable lines are skipped: they must not lose the form. */
export const linesIn = (written: string): SentLine[] =>
	written
		.split(/\r?\n/, mostLines)
		.map((line) => line.split('\t').map(plainLine))
		.flatMap(([counted = '', reference = '', name = '']) => {
			const quantity = /^\d{1,4}$/.test(counted) ? Number(counted) : 0;
			if (!reference || !isQuantity(quantity)) return [];
			return [{ reference: reference.slice(0, longestReference), name: name.slice(0, longestName), quantity }];
		});

/** Several items, without repeats: `product:12,product:14`. */
export const itemsIn = (written: string): SubmittedItem[] =>
	[...new Set(written.split(',', mostLines))].flatMap((part) => itemIn(part.trim()) ?? []);
