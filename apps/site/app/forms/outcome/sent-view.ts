import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../../client/layout.ts';
import type { Messages } from '../../messages/en.ts';
import type { Visit } from '../../visit.ts';
import { applicationSummary, askedIn } from '../fields/asked-fields.ts';
import type { Values } from '../fields/fields.ts';
import { fieldsNamedIn, namedValues } from '../fields/wire-fields.ts';
import { pristine } from '../state/form-state.ts';
import type { FormView } from '../state/form-view.ts';
import { viewOf } from '../state/view-of.ts';

/** A form submitted without JavaScript, as its page shows it again (D28). */
export type SentView = {
	token: string;
	kind: SubmissionKind;
	view: FormView;
	values: Values;
	file?: { name: string; url: string };
};

type SentForm = NonNullable<Visit['sentForm']> & { kind: SubmissionKind };

/** Computed on the server, so that pages do not carry this code. */
export function sentView({ token, kind, reference, problem, values: typed, file }: SentForm, at: Where): SentView {
	const values = namedValues(typed);
	const failure = problem && { text: problem.text, fields: fieldsNamedIn(problem), told: false };
	const state = reference
		? ({ ...pristine, phase: 'sent', reference } as const)
		: ({ ...pristine, attempted: true, phase: 'failed', values, failure: failure ?? null } as const);
	const summaryFields = kind === 'application' ? applicationSummary[at.layout] : undefined;
	const view = viewOf(state, { fields: askedIn(kind), summaryFields }, at.words);
	// An error about the file itself says more than that it is missing.
	const errors = problem?.fields.includes('resume') && !file ? { ...view.errors, resume: problem.text } : view.errors;
	return { token, kind, view: { ...view, errors }, values, ...(file && { file }) };
}

type Where = { layout: Layout; words: Messages };
