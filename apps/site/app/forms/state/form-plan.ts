import type { BesideField, FieldOf, Form } from '@site/contract/forms/form';

/** A file of a form that is already stored under an address. */
export type StoredFile = { name: string; url: string };

/** A value sent along with the form. */
type Fixed<Name extends string> = { name: Name; value: string };

export type FormPlan = {
	form: Form;
	fixed: readonly Fixed<string>[];
	/** The summary shows when these are empty, instead of all required ones (FORM-12). */
	summaryFields?: readonly string[];
	/** Called after a submission, in place of the success toast. */
	onSent?: () => void;
	/** The file of the form, which no element holds, and how to restore it. */
	file?: StoredFile & { bring: (file: StoredFile) => void };
};

/** The plan of one form, whose fields are known. */
export type PlanOf<F extends Form> = FormPlan & { form: F; fixed: readonly Fixed<FieldOf<F> | BesideField>[] };

/** Whether a list of lines is sent along. */
export const hasLines = ({ fixed }: FormPlan): boolean => fixed.some(({ name }) => name === 'lines');
