import { type FieldOf, type Form as FormDefinition, wireName } from '@site/contract/forms/form';
import { wireBase } from '@site/contract/wire';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { askedIn } from '../fields/rules.ts';
import { useSentForm } from '../outcome/use-sent-form.ts';
import { submitBeforeEngine } from '../send/before-engine.ts';
import type { Engine } from '../send/engine.ts';
import { type FormPlan, hasLines, type PlanOf } from './form-plan.ts';
import { pristine } from './form-state.ts';
import { pristineView } from './form-view.ts';
import { mayBeTyped } from './may-be-typed.ts';
import { viewOf } from './view-of.ts';

/** Once the engine is loaded, forms that appear later start it immediately. */
let hasEngine = false;

/**
 * A form on a page. It can be submitted without JavaScript. The engine, which submits it without leaving the page,
 * loads when the visitor first uses the form, and keeps the input from before that.
 */
export function useForm<F extends FormDefinition>(plan: PlanOf<F>) {
	const { kind, call, fields } = plan.form;
	const asked = askedIn(plan.form, hasLines(plan));
	const messages = useMessages();
	const { language } = useShell();
	const sent = useSentForm(kind);
	const [view, setView] = useState(sent?.view ?? pristineView);
	const element = useRef<HTMLFormElement>(null);
	const engine = useRef<Promise<Engine>>(null);
	const ready = useRef<Engine>(null);
	const openedAt = useRef(0);
	const latest = useRef<FormPlan>(plan);
	useEffect(() => {
		latest.current = plan;
	});

	const idOf = (name: string) => `${kind}-${wireName(name)}`;

	async function load(form: HTMLFormElement) {
		const { createEngine } = await import('../send/engine.ts');
		hasEngine = true;
		ready.current = createEngine(form, {
			plan: () => latest.current,
			messages,
			openedAt: openedAt.current,
			wasRefused: Object.keys(view.errors).length > 0,
			show: (next) => flushSync(() => setView(next)),
			idOf,
		});
		// From now on a reload keeps what is typed.
		form.dataset.ready = '';
		return ready.current;
	}

	function wake(form: HTMLFormElement) {
		engine.current ??= load(form).catch((error: unknown) => {
			engine.current = null;
			throw error;
		});
		return engine.current;
	}

	/** Shows the errors that the engine would show for a form that cannot be sent now. */
	function refuse(form: HTMLFormElement) {
		const typed = new FormData(form);
		const values = Object.fromEntries(asked.map(({ name }) => [name, String(typed.get(wireName(name)) ?? '')]));
		const refused = viewOf({ ...pristine, attempted: true, values }, { ...plan, fields: asked }, messages);
		const isComplete = Object.keys(refused.errors).length === 0;
		flushSync(() => setView(isComplete ? { ...refused, phase: 'failed', failure: messages.noConnection } : refused));
		if (isComplete) showToast('error', messages.noConnection);
		for (const control of form.elements) {
			if (control instanceof HTMLElement && control.matches('[aria-invalid]')) return control.focus();
		}
	}

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		if (ready.current) return ready.current.submit();
		void submitBeforeEngine(form, wake(form), { sending: messages.sending, refuse: () => refuse(form) });
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
	useEffect(() => {
		const form = element.current;
		if (!form) return;
		openedAt.current = Date.now();
		form.noValidate = true;
		if (hasEngine || mayBeTyped(form)) wake(form).catch(() => undefined);
	}, []);

	const onIntent = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
		void wake(currentTarget).catch(() => undefined);

	/** The props of a field component, except its label. */
	const field = (name: FieldOf<F> | 'acceptance' | 'meeting') => ({
		id: idOf(name),
		name: wireName(name),
		required: asked.some((each) => each.name === name && each.required),
		error: view.errors[name],
		initial: sent?.values[name],
	});

	return {
		...view,
		/** Whether the form was submitted without JavaScript and this page shows the outcome. */
		arrived: sent !== undefined && view === sent.view,
		file: sent?.file,
		fixed: language === 'en' ? plan.fixed : [...plan.fixed, { name: 'language' as const, value: language }],
		field,
		outcome: idOf('outcome'),
		element: {
			ref: element,
			id: idOf('form'),
			method: 'post',
			action: wireBase + call,
			encType: Object.values(fields).some((each) => each.kind === 'file') ? 'multipart/form-data' : undefined,
			onSubmit,
			onFocusCapture: onIntent,
			onPointerDownCapture: onIntent,
			onInput: () => ready.current?.edited(),
		},
	};
}

export type Form = ReturnType<typeof useForm>;
/** A form that has these fields. */
export type FormWith<Name extends string> = { field: (name: Name) => ReturnType<Form['field']> };
