import { formKinds } from '@site/contract/forms/all';
import type { FieldKind } from '@site/contract/forms/form';
import { fieldsOfForms } from '../inbox/asked-fields.ts';
import { kindOf, type LetterKind, type LetterSlug } from '../inbox/letter-kinds.ts';
import { fullName } from '../words/full-name.ts';

export type LetterState = 'new' | 'open' | 'done' | 'spam';

/** A message as the inbox shows and sorts it. */
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
	/** When a message that was put aside comes back. */
	follow_up_at: string | null;
	/** Legal deadline of a report. */
	due_at: string | null;
	/** Time of the first reply, or of completion without one. */
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

/** All fields of the forms. */
export const askedFields = fieldsOfForms(formKinds);
/** Free-text fields. */
export const written = askedFields.filter(({ kind }) => kind === 'prose').map(({ name }) => name);

const unsought: readonly (FieldKind | undefined)[] = ['prose', 'answer', 'date', 'file', 'copies'];
/** Other searchable fields of a message. */
const sought = askedFields
	.filter(({ kind, choices, words }) => !choices && !words.unsought && !unsought.includes(kind))
	.map(({ name }) => name);

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

/** Subject of a message: the item's English name, or the visitor's own name for it. */
export function aboutOf(slug: LetterSlug, doc: LetterDoc): string {
	const text = textIn(doc);
	if (slug === 'problem-reports')
		return [text('device'), text('lot') && `lot ${text('lot')}`].filter(Boolean).join(', ');
	return text('itemTitle') || text('productName') || text('job') || text('documentName') || text('type');
}

/** The free text of a message, and the lines of its list. */
function writtenIn(doc: LetterDoc): string {
	const text = textIn(doc);
	const lines = linesOf(doc).map(({ quantity, reference, name }) => `${quantity} × ${reference} ${name}`);
	return [...written.map(text), ...lines].filter(Boolean).join('\n');
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
		// Distributors name their territory.
		country: text('country') || text('territory') || null,
		suspected: Boolean(doc.suspected),
		changed_at: doc.updatedAt,
	};
}

/** All searchable text of a message. */
export function searchTextOf(slug: LetterSlug, doc: LetterDoc, notes: readonly string[]): string {
	const text = textIn(doc);
	// The reference without hyphens, as read out on the phone.
	const dictated = text('reference').replaceAll('-', '');
	return [
		...[...sought, 'reference', 'notes', 'page', 'conclusion'].map(text),
		dictated,
		aboutOf(slug, doc),
		writtenIn(doc),
		...notes,
	]
		.filter(Boolean)
		.join('\n');
}
