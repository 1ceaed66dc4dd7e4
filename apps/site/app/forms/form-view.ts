import type { FieldName } from './element-names.ts';

/** What a form shows around its fields: errors, what became of it, and the reference under which it was stored. */
export type FormView = {
	phase: 'idle' | 'sending' | 'sent' | 'failed';
	errors: Readonly<Partial<Record<FieldName, string>>>;
	summary?: string | undefined;
	/** What no field says. */
	failure?: string | undefined;
	reference?: string | undefined;
};

export const pristineView: FormView = { phase: 'idle', errors: {} };
