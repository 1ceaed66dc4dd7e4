/** The display of a form besides its fields: errors, outcome and reference. */
export type FormView = {
	phase: 'idle' | 'sending' | 'sent' | 'failed';
	errors: Readonly<Partial<Record<string, string>>>;
	summary?: string | undefined;
	/** A failure that belongs to no field. */
	failure?: string | undefined;
	reference?: string | undefined;
};

export const pristineView: FormView = { phase: 'idle', errors: {} };
