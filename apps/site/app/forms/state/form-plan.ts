import type { FieldRule } from '@site/contract/form-types';
import type { SubmissionKind } from '@site/contract/submission';
import type { FieldName } from '../fields/fields.ts';

/** A file of a form that is already stored under an address. */
export type StoredFile = { name: string; url: string };

export type FormPlan = {
	kind: SubmissionKind;
	/** The rules of its fields, where they are not the usual ones: those of the lead forms. */
	rules?: Readonly<Record<string, FieldRule>>;
	/** Values sent along with the form. */
	fixed: readonly { name: FieldName; value: string }[];
	/** The summary shows when these are empty, instead of all required ones (D25). */
	summaryFields?: readonly FieldName[];
	/** Confirms the submission in another way than the toast. */
	onSent?: () => void;
	/** Its file, which no element holds, and how to restore it. */
	file?: StoredFile & { bring: (file: StoredFile) => void };
};
