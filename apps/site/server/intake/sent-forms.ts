import { randomBytes } from 'node:crypto';
import type { SubmissionKind } from '@site/contract/submission';
import { LRUCache } from 'lru-cache';

/** The outcome of a form that was submitted without JavaScript, for the page that shows it (D28). */
export type SentForm = {
	kind: SubmissionKind | 'report';
	/** Set once it is stored, for the visitor to quote on the phone. */
	reference?: string;
	/** Why it was not stored, and the fields concerned, by the names of their elements. */
	problem?: { text: string; fields: readonly string[] };
	/** Everything as it was typed, by the names of the elements; nothing once it is stored. */
	values: Readonly<Record<string, string>>;
	/** The file that came with it and is kept. */
	file?: { name: string; url: string };
	/** The photos that came with a report and are kept. */
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
