import type { Submission, SubmissionKind } from './submission.ts';

/** What is sent with each kind of form, in the words of the code. */
export type FormValues<Kind extends SubmissionKind> = Extract<Submission, { kind: Kind }>['fields'];

type Names<Kind> = Kind extends SubmissionKind ? keyof FormValues<Kind> : never;
/** A field of any form. */
export type FormField = Names<SubmissionKind>;

export type FieldKind = 'text' | 'prose' | 'choice' | 'many' | 'date' | 'file';
export type FieldRule = {
	required?: true;
	kind?: FieldKind;
	/** Sent along without being asked. */
	fixed?: true;
};

/** The kinds of the lead forms: each has a call of its name. */
export type LeadKind = Extract<SubmissionKind, 'leadQuote' | 'sampleKit' | 'distributor' | 'newsletter'>;
