'use client';

import type { Language } from '@site/contract/language';
import { newKey } from '@site/contract/new-key';
import type { Enclosure } from './answer-mail.ts';

/** A reply that is being written. */
export interface Draft {
	/** The same for every attempt to send this reply. */
	key: string;
	subject: string;
	text: string;
	language: Language;
	enclosures: Enclosure[];
	followUpOn: string;
}

const isDraft = (value: unknown): value is Draft =>
	typeof value === 'object' &&
	value !== null &&
	['key', 'subject', 'text', 'language', 'followUpOn'].every((name) => typeof Reflect.get(value, name) === 'string') &&
	Array.isArray(Reflect.get(value, 'enclosures'));

export const newDraft = (language: Language): Draft => ({
	key: newKey(),
	subject: '',
	text: '',
	language,
	enclosures: [],
	followUpOn: '',
});

/** A browser may forbid storage: then nothing is kept, and everything else works. */
function attempt<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** One user's draft of a reply, kept in this browser until it is sent. */
export function draftsOf(person: number, reference: string) {
	const name = `answer ${person} ${reference}`;
	return {
		find: (): Draft | undefined =>
			attempt(() => {
				const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
				return isDraft(kept) ? kept : undefined;
			}),
		keep: (draft: Draft) =>
			attempt(() =>
				draft.subject || draft.text ? localStorage.setItem(name, JSON.stringify(draft)) : localStorage.removeItem(name),
			),
		forget: () => attempt(() => localStorage.removeItem(name)),
	};
}
