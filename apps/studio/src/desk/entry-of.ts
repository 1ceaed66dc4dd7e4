import { kindOf, type LetterKind, type LetterSlug } from '../inbox/letter-kinds.ts';
import { fullName } from '../words/full-name.ts';

export type LetterState = 'new' | 'open' | 'done' | 'spam';

/** A letter as the queue shows and sorts it. */
export interface Entry {
	slug: LetterSlug;
	record: number;
	kind: LetterKind;
	who: string;
	organisation: string;
	email: string;
	about: string;
	opening: string;
	reference: string;
	state: LetterState;
	assignee: number | null;
	received_at: string;
	/** When a letter that was put aside comes back. */
	follow_up_at: string | null;
	/** A date of its own, which reports have by law. */
	due_at: string | null;
	/** The first answer, or that it was done without one. */
	handled_at: string | null;
	opened_at: string | null;
	item: string | null;
	item_title: string | null;
	country: string | null;
	suspected: boolean;
	changed_at: string;
}

export type LetterDoc = { id: number; updatedAt: string } & Record<string, unknown>;

const states: Record<string, LetterState> = {
	new: 'new',
	received: 'new',
	'in-progress': 'open',
	examining: 'open',
	done: 'done',
	closed: 'done',
	spam: 'spam',
};

/** What a visitor wrote, by what its form calls it. */
const written = ['message', 'happened', 'coverLetter', 'address', 'products', 'sells'];

const mostOpening = 160;
const mostLine = 120;

const oneLine = (text: string, most: number) => {
	const signs = [...text.replace(/\s+/g, ' ').trim()];
	return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('');
};

export interface Line {
	quantity: number;
	reference: string;
	name: string;
}

export const linesOf = (doc: LetterDoc): Line[] =>
	(Array.isArray(doc.lines) ? doc.lines : []).map(({ quantity, reference, name }) => ({
		quantity: Number(quantity),
		reference: String(reference ?? ''),
		name: String(name ?? ''),
	}));

const textIn = (doc: LetterDoc) => (name: string) => {
	const value = doc[name];
	return typeof value === 'string' ? value.trim() : '';
};

const numberOf = (value: unknown): number | null => {
	if (typeof value === 'number') return value;
	return typeof value === 'object' && value !== null && 'id' in value ? numberOf(value.id) : null;
};

export function whoOf(doc: LetterDoc): string {
	const text = textIn(doc);
	return fullName(text('firstName'), text('lastName')) || text('name') || text('email') || 'Nobody named';
}

/** What it is about: the item by its English name, or what the visitor called it. */
export function aboutOf(slug: LetterSlug, doc: LetterDoc): string {
	const text = textIn(doc);
	if (slug === 'problem-reports')
		return [text('device'), text('lot') && `lot ${text('lot')}`].filter(Boolean).join(', ');
	return text('itemTitle') || text('productName') || text('job') || text('documentName') || text('type');
}

/** What was written, with the lines of a list. */
export function writtenIn(doc: LetterDoc): string {
	const text = textIn(doc);
	const lines = linesOf(doc).map(({ quantity, reference, name }) => `${quantity} × ${reference} ${name}`);
	return [...written.map(text), text('harmDetails'), ...lines].filter(Boolean).join('\n');
}

export function entryOf(slug: LetterSlug, doc: LetterDoc): Entry {
	const text = textIn(doc);
	const moment = (name: string) => text(name) || null;
	const handled = [text('answeredAt'), text('doneAt')].filter(Boolean).sort()[0];
	return {
		slug,
		record: doc.id,
		kind: kindOf(slug, doc),
		who: oneLine(whoOf(doc), mostLine),
		organisation: oneLine(text('organization'), mostLine),
		email: text('email').toLowerCase(),
		about: oneLine(aboutOf(slug, doc), mostLine),
		opening: oneLine(writtenIn(doc), mostOpening),
		reference: text('reference'),
		state: states[text('status') || text('state')] ?? 'new',
		assignee: numberOf(doc.assignee),
		received_at: text('receivedAt'),
		follow_up_at: moment('followUpAt'),
		due_at: moment('nextDueAt'),
		handled_at: handled ?? null,
		opened_at: moment('openedAt'),
		item: doc.itemId && doc.itemKind ? `${doc.itemKind}-${doc.itemId}` : null,
		item_title: text('itemTitle') || null,
		// Distributors say where they sell.
		country: text('country') || text('territory') || null,
		suspected: Boolean(doc.suspected),
		changed_at: doc.updatedAt,
	};
}

/** Everything in it that somebody may search for. */
export function searchTextOf(slug: LetterSlug, doc: LetterDoc, notes: readonly string[]): string {
	const text = textIn(doc);
	const named = ['firstName', 'lastName', 'name', 'email', 'phone', 'organization', 'jobTitle', 'reference', 'notes'];
	const further = [
		'type',
		'source',
		'page',
		'productName',
		'job',
		'documentName',
		'city',
		'gtin',
		'country',
		'conclusion',
		'territory',
		'further',
		'clia',
		'interests',
	];
	// As somebody dictates it on the telephone.
	const dictated = text('reference').replaceAll('-', '');
	return [...[...named, ...further].map(text), dictated, aboutOf(slug, doc), writtenIn(doc), ...notes]
		.filter(Boolean)
		.join('\n');
}
