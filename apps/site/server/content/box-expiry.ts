import { inLanguage, type Language } from '@site/contract/language';
import type { Lot } from '@site/contract/lot-books';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';

/** What somebody with a box in hand should know first. */
export type Verdict = 'notice' | 'misread' | 'differs' | 'past' | 'extended' | 'good' | 'undated';

type Known = {
	/** The date that the code says, or nothing. */
	printed: string | undefined;
	/** What is known of the lot. */
	lot: Lot | null;
	/** A field safety notice is open. */
	isWarned: boolean;
	/** An open notice names the lot, of another product. */
	isMisread: boolean;
	language: Language;
};

function verdictOf(day: string, { printed, lot, isWarned, isMisread }: Known): Verdict {
	const until = lot?.extendedTo ?? lot?.expiresOn ?? printed;
	if (isWarned) return 'notice';
	if (isMisread) return 'misread';
	if (until === undefined) return 'undated';
	// A date that is not the lot's was read wrongly or belongs to another box: nothing is extended on its word.
	if (lot && printed !== undefined && printed !== lot.expiresOn) return 'differs';
	if (until < day) return 'past';
	return lot?.extendedTo ? 'extended' : 'good';
}

/** Until when a box may be used: as printed, or for longer where its lot was extended. */
export function boxExpiry({ day, snapshot }: Content, known: Known) {
	const { printed, lot, language } = known;
	const said = (date: string | undefined) => (date === undefined ? '' : dayText(date, language));
	const letter = snapshot.documents.find(({ id }) => id === lot?.letterId);
	return {
		verdict: verdictOf(day, known),
		printed: said(printed ?? lot?.expiresOn),
		recorded: said(lot?.expiresOn),
		extended: said(lot?.extendedTo),
		made: said(lot?.madeOn),
		isKnown: lot !== null,
		steps: lot
			? inLanguage(lot.note, language)
					.split('\n')
					.filter((line) => line.trim() !== '')
			: [],
		letter: letter ? { url: letter.url, title: inLanguage(letter.title, language) } : null,
	};
}
