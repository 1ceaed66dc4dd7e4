import { randomBytes } from 'node:crypto';
import type { FormKind } from '@site/contract/forms/all';
import { LRUCache } from 'lru-cache';

/** The outcome of a form that was submitted without JavaScript, for the page that shows it (D28). */
export type SentForm = {
	kind: FormKind;
	/** Set once it is stored, for the visitor to quote on the phone. */
	reference?: string;
	/** The reason why it was not stored, and the fields concerned, by the names of their elements. */
	problem?: { text: string; fields: readonly string[] };
	/** The typed values by the names of the elements; empty once the form is stored. */
	values: Readonly<Record<string, string>>;
	/** The stored file of the form. */
	file?: { name: string; url: string };
	/** The stored photos of a report. */
	photos?: readonly { name: string; url: string }[];
};

const minutes = 60_000;
const shownFor = 30 * minutes;
const mostForms = 1000;
const mostBytes = 16 * 1024 * 1024;
const largestForm = 3 * 1024 * 1024;

/** Outcomes of submitted forms, under unguessable tokens until their page has been shown. In memory only. */
export function createSentForms() {
	const kept = new LRUCache<string, SentForm>({
		max: mostForms,
		maxSize: mostBytes,
		maxEntrySize: largestForm,
		ttl: shownFor,
		sizeCalculation: (form) => 2 * JSON.stringify(form).length + 200,
	});
	return {
		keep(form: SentForm): string {
			const token = randomBytes(16).toString('hex');
			kept.set(token, form);
			return token;
		},
		find: (token: string): SentForm | undefined => kept.get(token),
	};
}
export type SentForms = ReturnType<typeof createSentForms>;
