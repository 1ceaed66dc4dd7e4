import { type WireAnswer, type WireWrite, wireBase, wirePaths } from '@site/contract/wire';
import { type SubmitEvent, useEffect, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showLoading, showToast } from '../client/toasts.ts';
import { useShell } from '../client/use-shell.ts';
import { type CallOptions, newIdempotencyKey, WireFailure } from '../client/wire.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type Attempt, nextAttempt } from './attempt.ts';
import { nextState, pristine } from './form-state.ts';
import { complaintsAbout, type Field, firstWrong, needsSummary } from './rules.ts';
import { type FieldName, readValues, type Values, wireNames } from './wire-fields.ts';

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

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		const values = readValues(event.currentTarget, names);
		flushSync(() => dispatch({ type: 'attempted', values }));
		const wrong = firstWrong(fields, complaintsAbout(fields, values));
		if (wrong) document.getElementById(idOf(wrong))?.focus();
		else void send(event.currentTarget, values);
	}

	async function send(form: HTMLFormElement, values: Values) {
		sending.current = true;
		const release = showLoading(messages.sending);
		dispatch({ type: 'sending' });
		attempt.current = nextAttempt(attempt.current, values, newIdempotencyKey);
		const options = { idempotencyKey: attempt.current.key, fillTime: Date.now() - openedAt.current };
		const failure = await plan.send(values, options).then(refusalIn, whatHappened);
		release();
		sending.current = false;
		if (failure !== undefined) return dispatch({ type: 'failed', failure });
		attempt.current = null;
		form.reset();
		dispatch({ type: 'sent' });
		if (plan.onSent) plan.onSent();
		else showToast('success', messages.formSent);
	}

	/** The wire client has shown the server's words; they stay in the form too. */
	const refusalIn = ({ status, msg }: WireAnswer<unknown>) =>
		status === 200 ? undefined : msg || messages.sendingFailed;

	/** Where the server said nothing, the form says it. */
	function whatHappened(error: unknown): string {
		if (error instanceof WireFailure && error.message) return error.message;
		const text = error instanceof WireFailure && error.status === 0 ? messages.noConnection : messages.sendingFailed;
		showToast('error', text);
		return text;
	}

	return {
		phase: state.phase,
		failure: state.phase === 'failed' ? state.failure : undefined,
		summary:
			state.attempted && needsSummary(fields, state.values, summaryFields) ? messages.completeAllFields : undefined,
		fixed,
		honeypotName: wireNames.honeypot,
		element: {
			ref: element,
			method: 'post',
			action: wireBase + wirePaths[plan.call],
			onSubmit,
			onInput: (event: { currentTarget: HTMLFormElement }) =>
				dispatch({ type: 'edited', values: readValues(event.currentTarget, names) }),
		},
		/** What a field component needs to know beside its label. */
		field(name: FieldName) {
			const complaint = complaints[name];
			return {
				id: idOf(name),
				name: wireNames[name],
				required: fields.some((field) => field.name === name && field.required),
				error: complaint && messages[complaint],
			};
		},
	};
}

export type Form = ReturnType<typeof useForm>;
