import type { BoxCode } from '@site/contract/box-code';
import { inLanguage, type Language } from '@site/contract/language';
import type { Lot } from '@site/contract/lot-books';
import { type Boxed, boxesWith, recordOf } from './boxes.ts';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { noticesElsewhere, openNotices, recallsOf } from './notices.ts';

/** The advice that follows from each verdict: do not use the box, check first, or go on. */
const tones = {
	/** An open field safety notice concerns it. */
	recalled: 'stop',
	/** The lot is one of another product. */
	misread: 'unsure',
	/** The lot is not on record. */
	unknown: 'unsure',
	/** No lots of the product are on record: this one cannot be checked. */
	unlisted: 'unsure',
	/** No lot is given, and an open field safety notice concerns some. */
	someRecalled: 'unsure',
	differs: 'stop',
	past: 'stop',
	undated: 'fine',
	extended: 'fine',
	good: 'fine',
} as const;
export type Verdict = keyof typeof tones;

type Asked = { code: Pick<BoxCode, 'lot' | 'expires'>; language: Language };

/** The verdict from the dates only. */
function byDates(day: string, printed: string | undefined, lot: Lot | null): Verdict {
	const until = lot?.extendedTo ?? lot?.expiresOn ?? printed;
	if (until === undefined) return 'undated';
	// If the printed date differs from the lot's, it was misread or belongs to another box: the extension does not
	// apply.
	if (lot && printed !== undefined && printed !== lot.expiresOn) return 'differs';
	if (until < day) return 'past';
	return lot?.extendedTo ? 'extended' : 'good';
}

/** Whether a box may be used, and why. The box page, the search and the lot check all use this verdict. */
export function lotVerdict(content: Content, box: Boxed, { code, language }: Asked) {
	const { id } = box.product;
	const record = recordOf(content, box, code.lot ?? '');
	const lot = record?.lot ?? code.lot ?? '';
	const owners = new Set(record || lot === '' ? [id] : boxesWith(content, lot).map(({ product }) => product.id));
	const recalls = recallsOf(content, { id, lot, language });
	const isRecall = new Set(recalls.map((recall) => recall.id));
	const elsewhere = noticesElsewhere(content, { id, lot, owners, language });
	// For a lot without a record, the notices that concern it are unknown.
	const open = openNotices(content, { id, lot: record?.lot, language });
	const verdict = verdictOf();
	const said = (date: string | undefined) => (date === undefined ? '' : dayText(date, language));
	// The record of a lot's date does not count while a notice or another date is in question.
	const standing = verdict === 'recalled' || verdict === 'differs' ? null : record;
	const letter = content.snapshot.documents.find((document) => document.id === standing?.letterId);
	return {
		verdict,
		tone: tones[verdict],
		lot,
		isKnown: record !== null,
		printed: said(code.expires ?? record?.expiresOn),
		recorded: said(record?.expiresOn),
		extended: said(record?.extendedTo),
		made: said(record?.madeOn),
		hasPrintedPassed: code.expires !== undefined && code.expires < content.day,
		steps: standing ? linesOf(inLanguage(standing.note, language)) : [],
		letter: letter ? { url: letter.url, title: inLanguage(letter.title, language) } : null,
		recalls,
		/** The other open notices: of this lot, or of every lot if it is not known. */
		notices: open.filter((notice) => !isRecall.has(notice.id)),
		/** Open notices about this lot of another product. */
		elsewhere,
	};

	function verdictOf(): Verdict {
		if (recalls.length > 0) return 'recalled';
		if (elsewhere.length > 0 || (owners.size > 0 && !owners.has(id))) return 'misread';
		if (lot !== '' && !record) return hasLots(content, box) ? 'unknown' : 'unlisted';
		if (lot === '' && open.some(({ kind }) => kind === 'field-safety')) return 'someRecalled';
		return byDates(content.day, code.expires, record);
	}
}
const hasLots = ({ snapshot: { lots } }: Content, { product }: Boxed): boolean =>
	product.packs.some(({ reference }) => lots.some(({ key }) => key === reference));

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
