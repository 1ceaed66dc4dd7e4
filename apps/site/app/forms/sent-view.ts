import type { SubmissionKind } from '@site/contract/submission';
import type { Layout } from '../client/layout.ts';
import type { Messages } from '../messages/en.ts';
import type { Visit } from '../visit.ts';
import type { Values } from './element-names.ts';
import { applicationSummary, askedIn } from './fields.ts';
import { pristine } from './form-state.ts';
import type { FormView } from './form-view.ts';
import { viewOf } from './view-of.ts';
import { fieldsNamedIn, namedValues } from './wire-fields.ts';

/** A form that the browser itself sent, as its page shows it again (D28). */
export type SentView = {
	token: string;
	kind: SubmissionKind;
	view: FormView;
	values: Values;
	file?: { name: string; url: string };
};

type SentForm = NonNullable<Visit['sentForm']>;

/** Made on the server, so that no page carries the rules for it. */
export function sentView({ token, kind, reference, problem, values: typed, file }: SentForm, at: Where): SentView {
	const values = namedValues(typed);
	const failure = problem && { text: problem.text, fields: fieldsNamedIn(problem), told: false };
	const state = reference
		? ({ ...pristine, phase: 'sent', reference } as const)
		: ({ ...pristine, attempted: true, phase: 'failed', values, failure: failure ?? null } as const);
	const summaryFields = kind === 'application' ? applicationSummary[at.layout] : undefined;
	const view = viewOf(state, { fields: askedIn(kind), summaryFields }, at.messages);
	// The file's own trouble says more than that it is missing.
	const errors = problem?.fields.includes('resume') && !file ? { ...view.errors, resume: problem.text } : view.errors;
	return { token, kind, view: { ...view, errors }, values, ...(file && { file }) };
}

type Where = { layout: Layout; messages: Messages };
