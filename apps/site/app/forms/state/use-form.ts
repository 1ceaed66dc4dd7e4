import { firstForms } from '@site/contract/first-forms';
import type { FieldRule } from '@site/contract/form-types';
import type { SubmissionKind } from '@site/contract/submission';
import { callOf, wireBase, wirePaths } from '@site/contract/wire';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { elementName, type Field, type FieldName } from '../fields/fields.ts';
import { useSentForm } from '../outcome/use-sent-form.ts';
import { submitBeforeEngine } from '../send/before-engine.ts';
import type { Engine } from '../send/engine.ts';
import type { FormPlan } from './form-plan.ts';
import { pristine } from './form-state.ts';
import { pristineView } from './form-view.ts';
import { viewOf } from './view-of.ts';

const usualRules: Partial<Record<SubmissionKind, Readonly<Record<string, FieldRule>>>> = firstForms;

/** Once the engine is loaded, later forms start it right away. */
let hasEngine = false;

/**
 * A form on a page. It can be submitted without JavaScript; the engine, which submits it without leaving the page, is
 * loaded when the visitor first uses the form, and keeps what is typed by then.
 */
export function useForm(plan: FormPlan) {
	const { kind } = plan;
	const messages = useMessages();
	const { language } = useShell();
	const sent = useSentForm(kind);
	const [view, setView] = useState(sent?.view ?? pristineView);
	const element = useRef<HTMLFormElement>(null);
	const engine = useRef<Promise<Engine>>(null);
	const ready = useRef<Engine>(null);
	const openedAt = useRef(0);
	const latest = useRef(plan);
	useEffect(() => {
		latest.current = plan;
	});

	const idOf = (name: FieldName | 'form' | 'outcome') =>
		`${kind}-${name === 'form' || name === 'outcome' ? name : elementName(name)}`;

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
		return ready.current;
	}

	function wake(form: HTMLFormElement) {
		engine.current ??= load(form).catch((error: unknown) => {
			engine.current = null;
			throw error;
		});
		return engine.current;
	}

	/** Says without the engine what the engine would say to a form that cannot be sent now. */
	function refuse(form: HTMLFormElement) {
		const typed = new FormData(form);
		const values = Object.fromEntries(asked.map(({ name }) => [name, String(typed.get(elementName(name)) ?? '')]));
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
		// There may be saved input, from this page or from the other language (typed.ts).
		const mayBeTyped = window.name || history.state?.forms?.[form.id] || hasEngine;
		if (mayBeTyped || form.contains(document.activeElement)) wake(form).catch(() => undefined);
	}, []);

	const onIntent = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
		void wake(currentTarget).catch(() => undefined);

	/** The fields that the form shows. */
	const asked: Field[] = [];

	/** The props of a field component besides its label. */
	function field(name: FieldName) {
		const rule: FieldRule = name === 'acceptance' ? { required: true } : (ruleOf(plan, name) ?? {});
		asked.push({ name, ...rule });
		return {
			id: idOf(name),
			name: elementName(name),
			required: rule.required === true,
			error: view.errors[name],
			initial: sent?.values[name],
		};
	}

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
			action: wireBase + wirePaths[callOf(kind)],
			encType: kind === 'application' ? 'multipart/form-data' : undefined,
			onSubmit,
			onFocusCapture: onIntent,
			onPointerDownCapture: onIntent,
			onInput: () => ready.current?.edited(),
		},
	};
}

const ruleOf = ({ kind, rules = usualRules[kind] }: FormPlan, name: FieldName) => rules?.[name];

export type Form = ReturnType<typeof useForm>;
