import { showLoading, showToast } from '../../client/toasts.ts';
import { newKey, sendForm } from '../../client/wire/wire.ts';
import { doubleClick } from '../../constants.ts';
import type { Messages } from '../../messages/en.ts';
import { askedIn, complaintsAbout, type Values } from '../fields/rules.ts';
import { namesIn, readValues, toWire } from '../fields/wire-fields.ts';
import { type Failure, failureIn, failureOf, pageIn, referenceIn } from '../outcome/failure.ts';
import { type FormPlan, hasLines } from '../state/form-plan.ts';
import { type FormEvent, type FormState, nextState, pristine } from '../state/form-state.ts';
import type { FormView } from '../state/form-view.ts';
import { forgetTyped, keepTyped } from '../state/typed.ts';
import { viewOf } from '../state/view-of.ts';

/** A submission in progress. Every retry uses the same key, so that it is stored once (FORM-18). */
type Attempt = { key: string; content: string };

/** Continues the last attempt if its content is the same; different content is another submission. */
export function nextAttempt(last: Attempt | null, values: Values, newKey: () => string): Attempt {
	const content = JSON.stringify(values);
	return last?.content === content ? last : { key: newKey(), content };
}

/** Also exported for a form that the browser sends itself. */
export { keepTyped };

type Surroundings = {
	/** Read when needed: a page may change the fixed values. */
	plan: () => FormPlan;
	messages: Messages;
	openedAt: number;
	/** Whether the server has already refused the form. */
	wasRefused: boolean;
	/** Must render synchronously, so that screen readers read an error with its field. */
	show: (view: FormView) => void;
	idOf: (name: string) => string;
};

/**
 * The form engine (FORM-9 to FORM-18). The values stay in the DOM, so that a form works before and without it; the
 * engine reads them on events.
 */
export function createEngine(
	form: HTMLFormElement,
	{ plan, messages: words, openedAt, wasRefused, show, idOf }: Surroundings,
) {
	const { form: definition, summaryFields } = plan();
	const fields = askedIn(definition, hasLines(plan()));
	const names = namesIn(definition);
	let state: FormState = wasRefused ? { ...pristine, attempted: true } : pristine;
	let attempt: Attempt | null = null;
	let sentAt = 0;

	function happened(event: FormEvent) {
		const next = nextState(state, event);
		if (next === state) return;
		state = next;
		show(viewOf(state, { fields, summaryFields }, words));
	}

	/**
	 * Focuses the first of these fields in page order: Chinese has the family name first. The summary above it is shown
	 * too, as far as both fit.
	 */
	function focusFirst(names: readonly string[]) {
		const ids = names.map(idOf);
		const first = [...form.elements].find(({ id }) => ids.includes(id));
		form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
		if (first instanceof HTMLElement) first.focus();
	}

	function submit() {
		if (state.phase === 'sending' || (state.phase === 'sent' && Date.now() - sentAt < doubleClick)) return;
		const values = readValues(form, names);
		happened({ type: 'attempted', values });
		const complaints = complaintsAbout(fields, values);
		const wrong = fields.map(({ name }) => name).filter((name) => complaints[name]);
		if (wrong.length > 0) focusFirst(wrong);
		else void send(values);
	}

	async function send(values: Values) {
		happened({ type: 'sending' });
		const release = showLoading(words.sending);
		attempt = nextAttempt(attempt, values, newKey);
		const options = { idempotencyKey: attempt.key, fillTime: Date.now() - openedAt };
		const { failure, reference, page } = await sendForm(definition.call, toWire(definition, values), options).then(
			({ data, ...answer }) => ({
				failure: failureIn({ data, ...answer }, words, names),
				reference: referenceIn(data),
				page: pageIn(data),
			}),
			(error) => ({ failure: failureOf(error, words), reference: undefined, page: undefined }),
		);
		release();
		if (failure) return keep(failure);
		clear(reference);
		if (page) location.assign(page);
		else thank(reference);
	}

	function keep(failure: Failure) {
		happened({ type: 'failed', failure });
		if (!failure.told) showToast('error', failure.text);
		focusFirst(failure.fields);
	}

	function clear(reference: string | undefined) {
		attempt = null;
		sentAt = Date.now();
		emptyOut(form);
		forgetTyped();
		happened({ type: 'sent', reference });
	}

	function thank(reference: string | undefined) {
		const { onSent } = plan();
		if (!onSent) showToast('success', [words.formSent, reference && words.reference(reference)].join(' '));
		// A dialog that opens now returns the focus here when it closes.
		document.getElementById(idOf('outcome'))?.focus();
		onSent?.();
	}

	keepTyped(form, { now: () => plan().file, bring: (file) => plan().file?.bring(file) });
	return { submit, edited: () => happened({ type: 'edited', values: readValues(form, names) }) };
}

export type Engine = ReturnType<typeof createEngine>;

/** Clears the visitor's input. `form.reset()` would restore what the server filled in after a failed attempt. */
function emptyOut(form: HTMLFormElement) {
	for (const control of form.elements) {
		if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
		else if (control instanceof HTMLTextAreaElement) control.value = '';
		else if (control instanceof HTMLInputElement) emptyInput(control);
	}
}

function emptyInput(input: HTMLInputElement) {
	if (input.type === 'checkbox' || input.type === 'radio') input.checked = false;
	else if (input.type !== 'hidden') input.value = '';
}
