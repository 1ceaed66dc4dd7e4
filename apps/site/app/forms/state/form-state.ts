import type { Values } from '../fields/rules.ts';
import type { Failure } from '../outcome/failure.ts';

/** Pristine, attempted, sending, and then sent or failed (FORM-9, FORM-16, FORM-18). */
export type FormState = {
	/** The clicked flag: errors show from the first attempt on. */
	attempted: boolean;
	phase: 'idle' | 'sending' | 'sent' | 'failed';
	/** The values at the last reading of the form. */
	values: Values;
	/** The error of the last submission. */
	failure: Failure | null;
	/** The reference of the last submission. */
	reference?: string | undefined;
};

export type FormEvent =
	| { type: 'edited'; values: Values }
	| { type: 'attempted'; values: Values }
	| { type: 'sending' }
	| { type: 'sent'; reference?: string | undefined }
	| { type: 'failed'; failure: Failure };

export const pristine: FormState = { attempted: false, phase: 'idle', values: {}, failure: null };

export function nextState(state: FormState, event: FormEvent): FormState {
	switch (event.type) {
		case 'edited':
			if (state.phase === 'sent') return pristine;
			return state.attempted ? { ...state, values: event.values } : state;
		case 'attempted':
			return { attempted: true, phase: 'idle', values: event.values, failure: null };
		case 'sending':
			return { ...state, phase: 'sending' };
		case 'sent':
			return { ...pristine, phase: 'sent', reference: event.reference };
		case 'failed':
			return { ...state, phase: 'failed', failure: event.failure };
	}
}
