import { fieldsOf } from '@site/contract/forms';
import { showLoading, showToast } from '../client/toasts.ts';
import { newIdempotencyKey } from '../client/wire.ts';
import type { Messages } from '../messages/en.ts';
import { type Attempt, nextAttempt } from './attempt.ts';
import type { FieldName, Values } from './element-names.ts';
import { emptyOut } from './empty-out.ts';
import { type Failure, failureIn, failureOf, referenceIn } from './failure.ts';
import { askedIn } from './fields.ts';
import type { FormPlan } from './form-plan.ts';
import { type FormEvent, type FormState, nextState, pristine } from './form-state.ts';
import type { FormView } from './form-view.ts';
import { complaintsAbout, firstWrong } from './rules.ts';
import { senders } from './senders.ts';
import { forgetTyped, keepTyped } from './typed.ts';
import { viewOf } from './view-of.ts';
import { readValues } from './wire-fields.ts';

/** The second click of a double click may come after the answer; it is not an attempt to send the emptied form. */
const doubleClick = 600;

type Surroundings = {
	/** As of now: a page may change what is sent along. */
	plan: () => FormPlan;
	messages: Messages;
	openedAt: number;
	/** What the server found wrong already. */
	wasRefused: boolean;
	/** Shows it before it returns, so that an error is read out with its field. */
	show: (view: FormView) => void;
	idOf: (name: FieldName | 'outcome') => string;
};

/**
 * The one form engine (FORM-9 to FORM-18). The browser holds the fields, so that a form works before and without
 * it; this reads them when something happens.
 */
export function createEngine(
	form: HTMLFormElement,
	{ plan, messages, openedAt, wasRefused, show, idOf }: Surroundings,
) {
	const { kind, summaryFields } = plan();
	const fields = askedIn(kind);
	const names: FieldName[] = [...fieldsOf(kind).map(({ name }) => name), 'acceptance', 'language', 'item', 'honeypot'];
	let state: FormState = wasRefused ? { ...pristine, attempted: true } : pristine;
	let attempt: Attempt | null = null;
	let sentAt = 0;

	function happened(event: FormEvent) {
		const next = nextState(state, event);
		if (next === state) return;
		state = next;
		show(viewOf(state, { fields, summaryFields }, messages));
	}

	const focus = (name: FieldName | undefined) => name && document.getElementById(idOf(name))?.focus();

	function submit() {
		if (state.phase === 'sending' || (state.phase === 'sent' && Date.now() - sentAt < doubleClick)) return;
		const values = readValues(form, names);
		happened({ type: 'attempted', values });
		const wrong = firstWrong(fields, complaintsAbout(fields, values));
		if (wrong) focus(wrong);
		else void send(values);
	}

	async function send(values: Values) {
		happened({ type: 'sending' });
		const release = showLoading(messages.sending);
		attempt = nextAttempt(attempt, values, newIdempotencyKey);
		const options = { idempotencyKey: attempt.key, fillTime: Date.now() - openedAt };
		const { failure, reference } = await senders[kind](values, options).then(
			(answer) => ({ failure: failureIn(answer, messages), reference: referenceIn(answer.data) }),
			(error) => ({ failure: failureOf(error, messages), reference: undefined }),
		);
		release();
		if (failure) keep(failure);
		else clear(reference);
	}

	function keep(failure: Failure) {
		happened({ type: 'failed', failure });
		if (!failure.told) showToast('error', failure.text);
		focus(failure.fields[0]);
	}

	function clear(reference: string | undefined) {
		attempt = null;
		sentAt = Date.now();
		emptyOut(form);
		forgetTyped();
		happened({ type: 'sent', reference });
		const { onSent } = plan();
		if (!onSent) showToast('success', [messages.formSent, reference && messages.reference(reference)].join(' '));
		// A pop-up that opens over it gives the keyboard back to it.
		document.getElementById(idOf('outcome'))?.focus();
		onSent?.();
	}

	keepTyped(form, { now: () => plan().file, bring: (file) => plan().file?.bring(file) });
	return { submit, edited: () => happened({ type: 'edited', values: readValues(form, names) }) };
}

export type Engine = ReturnType<typeof createEngine>;
