import type { SubmissionKind } from '@site/contract/submission';
import type { FieldName } from './element-names.ts';

/** A file that belongs to a form: stored already, under an address. */
export type StoredFile = { name: string; url: string };

export type FormPlan = {
	kind: SubmissionKind;
	/** What is sent along without being asked. */
	fixed: readonly { name: FieldName; value: string }[];
	/** The summary shows when these are empty, instead of all required ones (D25). */
	summaryFields?: readonly FieldName[];
	/** Says thank you in another way than the toast. */
	onSent?: () => void;
	/** Its file, which no element holds, and the way to have it again. */
	file?: StoredFile & { bring: (file: StoredFile) => void };
};
