import { type FieldOf, wireName } from '@site/contract/forms/form';
import { harms, report, reporterRoles } from '@site/contract/forms/report';
import { reportPath } from '@site/contract/report';
import { wireBase } from '@site/contract/wire';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { doubleClick } from '../../constants.ts';
import { askedIn } from '../../forms/fields/rules.ts';
import { mayBeTyped } from '../../forms/state/may-be-typed.ts';
import type { Messages } from '../../messages/en.ts';
import { reportWords } from '../../messages/report.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice-field.tsx';
import { control, type FieldProps, Labelled, LongTextField, SelectField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { PhotoField } from './photo-field.tsx';

export type ReportFormProps = {
	devices: readonly string[];
	values: Readonly<Record<string, string>>;
	problem: { text: string; fields: readonly string[] } | null;
	photos: readonly { name: string; url: string }[];
};

const formId = 'report-form';

const requiredNow = new Set(
	askedIn(report)
		.filter(({ required }) => required)
		.map(({ name }) => name),
);

/**
 * A plain form: the browser sends it with its photos, and the server answers with the page of the report, or with this
 * one again.
 */
export function ReportForm({ devices, values, problem, photos }: ReportFormProps) {
	const words = useWords(reportWords);
	const messages = useMessages();
	const { language } = useShell();
	const { form, isSending, keep, onSubmit } = useKeptForm(messages);
	const isAboutOne = problem?.fields.length === 1;
	const errorAt = (name: string) =>
		problem?.fields.includes(name) ? (isAboutOne ? problem.text : words.completeField) : undefined;
	const field = (name: FieldOf<typeof report>, label: string, more: Partial<FieldProps> = {}): FieldProps => {
		const element = wireName(name);
		const required = requiredNow.has(name);
		return {
			id: `report-${element}`,
			name: element,
			label,
			required,
			initial: values[element],
			error: errorAt(element),
			...more,
		};
	};
	return (
		<form
			ref={form}
			id={formId}
			method="post"
			action={wireBase + report.call}
			encType="multipart/form-data"
			noValidate
			aria-label={words.title}
			onFocus={keep}
			onSubmit={onSubmit}
			className="@container grid max-w-3xl scroll-mt-36 gap-10"
		>
			{problem && !isAboutOne && (
				<p
					role="alert"
					className="flex items-start gap-2 rounded-lg border border-danger bg-danger-pale px-4 py-3 text-sm font-semibold text-danger"
				>
					<Icon name="alert" className="mt-0.5 size-5 shrink-0" />
					{problem.text}
				</p>
			)}
			<input type="hidden" name="language" value={language} />
			<input type="hidden" name="page" value={addressIn(language, reportPath)} />
			<div className="sr-only" aria-hidden="true">
				<input type="text" name={wireName('honeypot')} tabIndex={-1} autoComplete="off" aria-label="Website" />
			</div>
			<Group title={words.device}>
				<DeviceField
					{...field('device', words.deviceName, { hint: words.deviceHint, className: whole })}
					devices={devices}
				/>
				<TextField {...field('lot', words.lot, { hint: words.lotHint })} />
				<TextField {...field('gtin', words.gtin, { hint: words.gtinHint })} inputMode="numeric" />
				<TextField {...field('expires', words.expires)} />
			</Group>
			<Group title={words.happening}>
				<LongTextField
					{...field('happened', words.happened, { hint: words.happenedHint, className: whole })}
					rows={6}
				/>
				<RadioGroup
					{...field('harm', words.harm, { className: whole })}
					options={harms.map((value) => ({ value, label: words.harms[value] }))}
				/>
				<LongTextField
					{...field('harmDetails', words.harmDetails, { hint: words.harmHint, className: whole })}
					rows={3}
				/>
				<Labelled {...field('happenedOn', words.happenedOn)}>
					<input type="date" {...control(field('happenedOn', words.happenedOn))} />
				</Labelled>
				<PhotoField photos={photos} error={errorAt('photos')} className={whole} />
			</Group>
			<Group title={words.you} text={words.youHint}>
				<TextField {...field('name', words.name)} autoComplete="name" />
				<TextField {...field('email', messages.email)} inputMode="email" autoComplete="email" />
				<TextField {...field('phone', words.phoneOptional)} type="tel" inputMode="tel" autoComplete="tel" />
				<TextField {...field('country', words.country)} autoComplete="country-name" />
				<SelectField
					{...field('role', words.role, { className: whole })}
					prompt={words.chooseRole}
					options={reporterRoles.map((value) => ({ value, label: words.roles[value] }))}
				/>
			</Group>
			<div className="grid gap-5">
				<p className="max-w-prose text-sm text-ink-soft">
					{words.lawful} {messages.privacyNote}{' '}
					<SiteLink to="/privacy-policy" className="underline underline-offset-4">
						{messages.privacyPolicy}
					</SiteLink>
				</p>
				<div className="flex flex-wrap items-center gap-5">
					<Button type="submit" className="mobile:w-full" aria-disabled={isSending}>
						{words.send}
					</Button>
					<div role="status">{isSending && words.sending}</div>
				</div>
			</div>
		</form>
	);
}

const whole = '@min-[26rem]:col-span-2';

const Group = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
	<fieldset className="grid gap-5 @min-[26rem]:grid-cols-2">
		<legend className="mb-4 text-2xl font-bold">{title}</legend>
		{text && <p className="-mt-4 text-ink-soft @min-[26rem]:col-span-2">{text}</p>}
		{children}
	</fieldset>
);

/** Free text, with suggestions of our products. */
function DeviceField({ devices, ...field }: FieldProps & { devices: readonly string[] }) {
	return (
		<Labelled {...field}>
			<input type="text" list="report-devices" autoComplete="off" {...control(field)} />
			<datalist id="report-devices">
				{devices.map((name) => (
					<option key={name} value={name} />
				))}
			</datalist>
		</Labelled>
	);
}

/** Stores the input in the history entry (FORM-22), and prevents a second click from sending the photos twice. */
function useKeptForm({ noConnection }: Messages) {
	const form = useRef<HTMLFormElement>(null);
	const isKept = useRef(false);
	const sentAt = useRef(0);
	const [isSending, setSending] = useState(false);

	/** Its code loads when the visitor focuses the form, or has entered something before. */
	function keep() {
		if (!form.current || isKept.current) return;
		isKept.current = true;
		const { current } = form;
		import('../../forms/send/engine.ts').then(
			({ keepTyped }) => keepTyped(current, { now: () => undefined, bring: () => undefined }),
			() => {
				isKept.current = false;
			},
		);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
	useEffect(() => {
		if (form.current && mayBeTyped(form.current)) keep();
		// After stopping the upload, or coming back to the form, the visitor may send it again.
		const onStop = () => setSending(false);
		addEventListener('pageshow', onStop);
		window.navigation?.addEventListener('navigateerror', onStop);
		return () => {
			removeEventListener('pageshow', onStop);
			window.navigation?.removeEventListener('navigateerror', onStop);
		};
	}, []);

	/** Browsers without the navigation API do not report a stopped upload, so there only a double click is blocked. */
	function onSubmit(event: { preventDefault(): void }) {
		const isHeld = isSending && ('navigation' in window || Date.now() - sentAt.current < doubleClick);
		if (navigator.onLine && !isHeld) {
			sentAt.current = Date.now();
			return setSending(true);
		}
		event.preventDefault();
		// The browser's own error page would lose the photos.
		if (!navigator.onLine) showToast('error', noConnection);
	}

	return { form, isSending, keep, onSubmit };
}
