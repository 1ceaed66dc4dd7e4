import { itemField, itemIn, itemsField, linesField } from '@site/contract/item';
import type { Language } from '@site/contract/language';
import { itemsIn, linesIn } from '@site/contract/list';
import type { SubmissionKind } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { honeypotField, isSuspect } from '../intake/guards.ts';
import type { IdempotencyKey } from '../intake/idempotency-key.ts';
import type { Journal } from '../intake/journal.ts';
import { recordSubmission } from '../intake/submission-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { invalid, ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { line } from './form-fields.ts';
import type { Form } from './submissions.ts';

export type Filled = {
	fields: Fields;
	language: Language;
	/** The page that it was sent from, as a path. */
	page: string;
	fillTime: string | undefined;
	idempotencyKey: IdempotencyKey;
};

/** Optional: an unknown item must not lose the form. */
const About = z.object({ item: line, items: line, lines: z.string().nullish() });

/** Forms that take the lines of a list along. A page of before sends a quote as a message. */
const listKinds: ReadonlySet<SubmissionKind> = new Set(['contact', 'leadQuote', 'sampleKit']);

/** What the form is about, where it says so. */
function aboutIn(fields: Fields, kind: SubmissionKind) {
	const given = { item: fields[itemField], items: fields[itemsField], lines: fields[linesField] };
	const written = checked(About, given);
	const item = itemIn(written.item);
	const items = kind === 'watch' ? itemsIn(written.items) : [];
	const lines = listKinds.has(kind) ? linesIn(written.lines ?? '') : [];
	return { ...(item && { item }), ...(items.length > 0 && { items }), ...(lines.length > 0 && { lines }) };
}

/** Checks a form and stores it; the answer comes after it is on disk. */
export function createRecorder({ journal, uploads, now }: { journal: Journal; uploads: Uploads; now: () => number }) {
	return async (
		form: Form,
		{ fields, language, page, fillTime, idempotencyKey }: Filled,
	): Promise<WireAnswer<{ reference: string }> | WireAnswer<unknown>> => {
		const result = form(fields, language, uploads);
		if ('problem' in result) return result.problem;
		const about = aboutIn(fields, result.sent.kind);
		const receivedAt = new Date(now()).toISOString();
		const suspected = isSuspect(fields[honeypotField], fillTime);
		const submission = { ...result.sent, receivedAt, language, page, suspected, ...about };
		const recorded = await recordSubmission(journal, submission, idempotencyKey);
		return recorded.outcome === 'conflict'
			? invalid(language, 'sentBefore', null)
			: ok({ reference: recorded.reference });
	};
}
export type Recorder = ReturnType<typeof createRecorder>;
