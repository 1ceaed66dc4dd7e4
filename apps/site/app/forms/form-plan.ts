import type { SubmissionKind } from '@site/contract/submission';
import type { FieldName } from './element-names.ts';

export type FormPlan = {
	kind: SubmissionKind;
	/** What is sent along without being asked. */
	fixed: readonly { name: FieldName; value: string }[];
	/** The summary shows when these are empty, instead of all required ones (D25). */
	summaryFields?: readonly FieldName[];
	/** Says thank you in another way than the toast. */
	onSent?: () => void;
};
