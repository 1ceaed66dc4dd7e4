import { describe, expect, it } from 'vitest';
import { type FormEvent, nextState, pristine } from './form-state.ts';

const after = (...events: FormEvent[]) => events.reduce(nextState, pristine);
const values = { firstName: 'Ada' };
const failure = { text: 'Busy', fields: [], told: true };

describe('a form', () => {
	it('shows no errors before the first attempt, whatever is typed', { tags: '@FORM-9' }, () => {
		for (const typed of [values, { ...values, lastName: 'Lim', email: 'not an address' }])
			expect(after({ type: 'edited', values: typed })).toEqual(pristine);
	});

	it('sets the clicked flag on submit and then checks while the visitor types', { tags: '@FORM-10' }, () => {
		const state = after({ type: 'attempted', values: {} }, { type: 'edited', values });
		expect(state).toMatchObject({ attempted: true, values });
	});

	it('resets the flag and the fields once the form is sent', { tags: '@FORM-16' }, () => {
		const state = after({ type: 'attempted', values }, { type: 'sending' }, { type: 'sent' });
		expect(state).toEqual({ ...pristine, phase: 'sent' });
	});

	it('is pristine again with the first letter typed after that', () => {
		expect(after({ type: 'attempted', values }, { type: 'sent' }, { type: 'edited', values })).toEqual(pristine);
	});

	it('keeps every field after a failure, and the message until the next try', { tags: '@FORM-18' }, () => {
		const failed: FormEvent[] = [{ type: 'attempted', values }, { type: 'sending' }, { type: 'failed', failure }];
		expect(after(...failed)).toMatchObject({ phase: 'failed', failure, values });
		expect(after(...failed, { type: 'edited', values }).failure).toBe(failure);
		expect(after(...failed, { type: 'attempted', values }).failure).toBeNull();
	});
});
