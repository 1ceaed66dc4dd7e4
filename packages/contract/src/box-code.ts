import { gtin14, gtinProblem } from './gtin.ts';
import { lotPattern } from './lots.ts';

/** The content of a box's code, or of the part that a person typed. */
export type BoxCode = {
	/** 14 digits. */
	gtin?: string;
	/** A catalogue number, or a lot by itself, if there is no GTIN. */
	reference?: string;
	lot?: string;
	/** As printed, `2027-06-30`. */
	expires?: string;
	/** Its check digit is wrong: probably mistyped. */
	isMistyped?: true;
};

type Elements = Partial<Record<'01' | '10' | '17', string>>;

/** Application identifiers of a fixed length, by their first two digits (GS1 General Specifications, figure 7.8.5-2). */
const fixedLengths: Record<string, number> = {
	'00': 18,
	'01': 14,
	'02': 14,
	'03': 14,
	'11': 6,
	'12': 6,
	'13': 6,
	'15': 6,
	'16': 6,
	'17': 6,
	'20': 2,
};
/** Longer than any lot, and short enough to be shown again. */
const longestLot = 40;
const separator = '\u001d';
const withoutSeparator = (text: string) => (text.startsWith(separator) ? text.slice(1) : text);

/** `(01)09521234543213(17)270630(10)A1234`, as printed below a code. */
function inParentheses(text: string): Elements {
	const found = text.matchAll(/\((\d{2,4})\)([^(]*(?:\((?!\d{2,4}\))[^(]*)*)/g);
	return Object.fromEntries([...found].map(([, identifier = '', value = '']) => [identifier, value.trim()]));
}

/** The same as a scanner sends it: fixed lengths have no separator, all others end at one. */
function inARow(text: string): Elements | null {
	const elements: Record<string, string> = {};
	let rest = text;
	while (rest !== '') {
		const identifier = rest.slice(0, 2);
		const length = fixedLengths[identifier];
		const end = rest.indexOf(separator);
		const stop = length === undefined ? (end === -1 ? rest.length : end) : 2 + length;
		if (!/^\d\d$/.test(identifier) || stop > rest.length) return null;
		elements[identifier] = rest.slice(2, stop);
		rest = withoutSeparator(rest.slice(stop));
	}
	return elements;
}

/** The keys that may follow a GTIN in a link. A lot may contain a slash. */
const keysInLinks = new Set(['01', '10', '17', '21', '22', '235']);

/** `/01/{GTIN}/10/{lot}?17={YYMMDD}`, starting anywhere in a path; other keys are skipped. */
export function inLink(path: string, query: URLSearchParams): Elements | null {
	const parts = path.split('/').map(decoded);
	const start = parts.indexOf('01');
	if (start === -1) return null;
	const elements: Record<string, string> = Object.fromEntries(query);
	let key = '';
	for (const part of parts.slice(start)) {
		if (keysInLinks.has(part) && (key === '' || elements[key] !== undefined)) {
			key = part;
			delete elements[key];
		} else elements[key] = elements[key] === undefined ? part : `${elements[key]}/${part}`;
	}
	return elements;
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/**
 * Two digits mean the year nearest to this one (GS1 General Specifications, 7.12); no day means the last of the
 * month.
 */
export function expiryOf(written: string, thisYear: number): string | undefined {
	const [, yy = '', mm = '', dd = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(written) ?? [];
	const ahead = (Number(yy) - (thisYear % 100) + 100) % 100;
	const year = thisYear + (ahead > 50 ? ahead - 100 : ahead);
	const month = Number(mm);
	if (month < 1 || month > 12) return undefined;
	const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
	const day = Number(dd) || days;
	return day > days ? undefined : `${year}-${mm}-${String(day).padStart(2, '0')}`;
}

/** A lot for display. An invalid lot is kept: without it, the page would treat the box as one without a lot. */
export const lotAsRead = (lot: string): string => lot.slice(0, longestLot).toWellFormed();

const lotIn = (lot: string) => (lot === '' ? {} : { lot: lotAsRead(lot) });

/** The code in its parts; an impossible date is left out. */
export function boxCodeOf(elements: Elements, thisYear: number): BoxCode | null {
	const number = (elements['01'] ?? '').replace(/[\s-]/g, '');
	if (!/^\d+$/.test(number)) return null;
	const problem = gtinProblem(number);
	const expires = expiryOf(elements['17'] ?? '', thisYear);
	return {
		gtin: gtin14(number),
		...(problem !== undefined && { isMistyped: true as const }),
		...lotIn((elements['10'] ?? '').trim()),
		...(expires !== undefined && { expires }),
	};
}

const label = /^(?:gtin|ref|udi|lot|批号|货号)[\s:.#]+/i;
const dated = /[\s,;]*(?:exp(?:iry|ires)?|use by|有效期至?|失效日期)[\s:.#]*\d\d(\d\d)[-/.](\d\d)(?:[-/.](\d\d))?/iu;

/** A lot after a number, without a label: `09521234543213 A1234`. Short numbers with spaces may be one number. */
function lotBehind(number: string): BoxCode | null {
	const [, front = '', lot = ''] = /^(\S.*?)[\s,;]+(\S+)$/.exec(number) ?? [];
	if (!lotPattern.test(lot)) return null;
	const digits = front.replace(/[\s-]/g, '');
	if (/^\d+$/.test(digits)) {
		const isGtin = gtinProblem(digits) === undefined && (digits.length > 11 || /\D/.test(lot));
		return isGtin ? { gtin: gtin14(digits), lot } : null;
	}
	return /\s/.test(front) ? null : { reference: front, lot };
}

/**
 * A labelled number and lot: `09521234543213 LOT A1234`, `FCV-PRO-25, A1234`, `REF FCV-PRO-25 LOT A1234 EXP
 * 2027-06-30`.
 */
function typedOut(text: string, thisYear: number): BoxCode | null {
	const [, yy = '', mm = '', dd = '00'] = dated.exec(text) ?? [];
	const expires = expiryOf(yy + mm + dd, thisYear);
	const date = expires === undefined ? {} : { expires };
	const undated = text.replace(dated, '');
	const [, front = '', behind = ''] = /^(.*?)(?:[\s,;]+(?:lot|批号)[\s:.#]*(\S+))?$/iu.exec(undated) ?? [];
	const number = front.replace(label, '').replace(/[,;]$/, '').trim();
	const digits = number.replace(/[\s-]/g, '');
	const lot = lotIn(behind);
	const isNumber = /^[\d\s-]+$/.test(number) && /^\d{8,14}$/.test(digits);
	if (isNumber && gtinProblem(digits) === undefined) return { gtin: gtin14(digits), ...lot, ...date };
	const both = behind === '' ? lotBehind(number) : null;
	if (both) return { ...both, ...date };
	// A catalogue number may also consist of digits, so it is looked up before it is treated as mistyped.
	if (isNumber) return { gtin: gtin14(digits), isMistyped: true, reference: number, ...lot, ...date };
	return number === '' || number.length > 60 ? null : { reference: number, ...lot, ...date };
}

/**
 * Reads typed or pasted text: the link, the text below the code, a scanner's output, a number, a number with a lot.
 */
export function readBoxCode(typed: string, thisYear: number): BoxCode | null {
	const text = typed.normalize('NFKC').trim().slice(0, 400);
	if (text === '') return null;
	const link = /^(?:https?:\/\/[^/]+)?(\/\S*)$/i.exec(text);
	if (link) {
		const [path = '', query = ''] = (link[1] ?? '').split(/[?#]/);
		const elements = inLink(path, new URLSearchParams(query));
		return elements && boxCodeOf(elements, thisYear);
	}
	const unlabelled = text.replace(label, '');
	if (/^\(\d{2,4}\)/.test(unlabelled)) return boxCodeOf(inParentheses(unlabelled), thisYear);
	const scanned = withoutSeparator(text.replace(/^\](?:d2|C1|Q3|e0)/, ''));
	if (/^01\d{14}/.test(scanned)) {
		const elements = inARow(scanned);
		if (elements) return boxCodeOf(elements, thisYear);
	}
	return typedOut(text, thisYear);
}

/** The canonical address of a box (GS1 Digital Link). */
export function boxPath({ gtin, lot, expires }: { gtin: string; lot?: string; expires?: string }): string {
	const batch = lot === undefined ? '' : `/10/${encodeURIComponent(lot)}`;
	const date = expires === undefined ? '' : `?17=${expires.slice(2).replaceAll('-', '')}`;
	return `/01/${gtin}${batch}${date}`;
}
