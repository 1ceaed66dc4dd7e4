import { type WireAnswer, type WireWrite, wireBase, wirePaths } from '@site/contract/wire';
import { type SubmitEvent, useEffect, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showLoading, showToast } from '../client/toasts.ts';
import { useShell } from '../client/use-shell.ts';
import { type CallOptions, newIdempotencyKey } from '../client/wire.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type Attempt, nextAttempt } from './attempt.ts';
import { type Failure, failureIn, failureOf } from './failure.ts';
import { nextState, pristine } from './form-state.ts';
import { complaintsAbout, type Field, firstWrong, needsSummary } from './rules.ts';
import { elementNames, type FieldName, readValues, type Values } from './wire-fields.ts';

export type FormPlan = {
	fields: readonly Field[];
	/** What is sent along without being asked. */
	fixed: readonly { name: FieldName; value: string }[];
	/** The summary shows when these are empty, instead of all required ones (D25). */
	summaryFields?: readonly FieldName[];
	call: WireWrite;
	send: (values: Values, options: CallOptions) => Promise<WireAnswer<unknown>>;
	/** Says thank you in another way than the toast. */
	onSent?: () => void;
};

/** The second click of a double click may come after the answer; it is not an attempt to send the emptied form. */
const doubleClick = 600;

/**
 * The one form engine (foundations, sections 4 and 5). The browser holds the fields, so that a form works before and without
 * scripting; this reads them when something happens.
 */
export function useForm(plan: FormPlan) {
	const messages = useMessages();
	const { language } = useShell();
	const id = useId();
	const element = useRef<HTMLFormElement>(null);
	const openedAt = useRef(0);
	const attempt = useRef<Attempt>(null);
	const sending = useRef(false);
	const sentAt = useRef(0);
	const [state, dispatch] = useReducer(nextState, pristine);

	const { fields, summaryFields } = plan;
	const fixed = language === 'en' ? plan.fixed : [...plan.fixed, { name: 'language' as const, value: language }];
	const names: FieldName[] = [...[...fields, ...fixed].map((field) => field.name), 'honeypot'];
	const complaints = state.attempted ? complaintsAbout(fields, state.values) : {};
	const idOf = (name: FieldName) => `${id}${name}`;

	useEffect(() => {
		openedAt.current = Date.now();
		// Only without scripting does the browser itself ask for what is required.
		if (element.current) element.current.noValidate = true;
	}, []);

	const focus = (name: FieldName | undefined) => name && document.getElementById(idOf(name))?.focus();

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current || (state.phase === 'sent' && Date.now() - sentAt.current < doubleClick)) return;
		const values = readValues(event.currentTarget, names);
		// The error is there before the focus comes, so that it is read out with its field.
		flushSync(() => dispatch({ type: 'attempted', values }));
		const wrong = firstWrong(fields, complaintsAbout(fields, values));
		if (wrong) focus(wrong);
		else void send(event.currentTarget, values);
	}

	async function send(form: HTMLFormElement, values: Values) {
		sending.current = true;
		const release = showLoading(messages.sending);
		dispatch({ type: 'sending' });
		attempt.current = nextAttempt(attempt.current, values, newIdempotencyKey);
		const options = { idempotencyKey: attempt.current.key, fillTime: Date.now() - openedAt.current };
		const failure = await plan.send(values, options).then(
			(answer) => failureIn(answer, messages),
			(error) => failureOf(error, messages),
		);
		release();
		sending.current = false;
		if (failure) keep(failure);
		else clear(form);
	}

	function keep(failure: Failure) {
		flushSync(() => dispatch({ type: 'failed', failure }));
		if (!failure.told) showToast('error', failure.text);
		focus(failure.fields[0]);
	}

	function clear(form: HTMLFormElement) {
		attempt.current = null;
		sentAt.current = Date.now();
		form.reset();
		dispatch({ type: 'sent' });
		if (plan.onSent) plan.onSent();
		else showToast('success', messages.formSent);
	}

	/** What a field component needs to know beside its label. */
	function field(name: FieldName) {
		const complaint = complaints[name];
		const refused = state.failure?.fields.includes(name) ? state.failure.text : undefined;
		return {
			id: idOf(name),
			name: elementNames[name],
			required: fields.some((each) => each.name === name && each.required),
			error: complaint ? messages[complaint] : refused,
		};
	}

	return {
		phase: state.phase,
		/** Where a field says it, the form does not say it again. */
		failure: fields.some(({ name }) => state.failure?.fields.includes(name)) ? undefined : state.failure?.text,
		summary:
			state.attempted && needsSummary(fields, state.values, summaryFields) ? messages.completeAllFields : undefined,
		fixed,
		field,
		element: {
			ref: element,
			method: 'post',
			action: wireBase + wirePaths[plan.call],
			onSubmit,
			onInput: (event: { currentTarget: HTMLFormElement }) =>
				dispatch({ type: 'edited', values: readValues(event.currentTarget, names) }),
		},
	};
}

export type Form = ReturnType<typeof useForm>;
