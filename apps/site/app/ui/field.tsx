import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';

export type FieldProps = {
	id: string;
	name: string;
	label: string;
	required?: boolean | undefined;
	error?: string | undefined;
	hint?: string | undefined;
	/** Initial value. */
	initial?: string | undefined;
	className?: string | undefined;
};

/**
 * A control with its label, hint and error. On a deep background the label is white; the control stays white
 * everywhere.
 */
export function Labelled({
	id,
	label,
	required,
	error,
	hint,
	className,
	children,
}: FieldProps & { children: ReactNode }) {
	return (
		<div className={classes('grid content-start gap-1.5', className)}>
			<label htmlFor={id} className="text-sm font-semibold">
				{label}
				{required && <RequiredMark />}
			</label>
			<Hint id={id} hint={hint} />
			{children}
			<FieldError id={id} error={error} />
		</div>
	);
}

export const RequiredMark = () => (
	<span className="text-coral-text in-[.on-deep]:text-coral" aria-hidden="true">
		{' *'}
	</span>
);

export const Hint = ({ id, hint }: { id: string; hint?: string | undefined }) =>
	hint && (
		<p id={`${id}-hint`} className="text-sm text-ink-soft in-[.on-deep]:text-white/85">
			<Unbroken>{hint}</Unbroken>
		</p>
	);

export const FieldError = ({ id, error }: { id: string; error?: string | undefined }) =>
	error && (
		<p
			id={`${id}-error`}
			className="flex items-start gap-1.5 text-sm font-medium text-danger in-[.on-deep]:rounded-md in-[.on-deep]:bg-danger-pale in-[.on-deep]:px-2 in-[.on-deep]:py-0.5"
		>
			<Icon name="alert" className="mt-[0.2em] size-4 shrink-0" />
			{error}
		</p>
	);

/** Links a control to its hint and its error. */
export const describedBy = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => ({
	'aria-invalid': error ? true : undefined,
	'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

const box =
	'w-full min-h-12 scroll-mt-48 rounded-lg border border-ink-soft/75 bg-white px-4 py-2.5 text-base text-ink hover:border-teal ' +
	'focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:ring-inside';

export const control = (field: FieldProps, className?: string) => ({
	id: field.id,
	name: field.name,
	required: field.required,
	defaultValue: field.initial,
	className: classes(box, className),
	...describedBy(field),
});

type TextFieldProps = FieldProps & {
	type?: 'text' | 'tel';
	inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
	autoComplete?: string;
};

export function TextField({ type = 'text', inputMode, autoComplete, ...field }: TextFieldProps) {
	const plain = inputMode === 'email' && { autoCapitalize: 'none', spellCheck: false };
	return (
		<Labelled {...field}>
			<input type={type} inputMode={inputMode} autoComplete={autoComplete} {...plain} {...control(field)} />
		</Labelled>
	);
}

type LongTextFieldProps = FieldProps & { rows?: number; autoComplete?: string };

export function LongTextField({ rows = 5, autoComplete, ...field }: LongTextFieldProps) {
	return (
		<Labelled {...field}>
			<textarea rows={rows} autoComplete={autoComplete} {...control(field, 'resize-y')} />
		</Labelled>
	);
}

export type Option = { value: string; label: string };

export function SelectField({
	options,
	prompt,
	...field
}: FieldProps & { options: readonly Option[]; prompt: string }) {
	return (
		<Labelled {...field}>
			<span className="relative block">
				<select {...control(field, 'appearance-none pr-12')}>
					<option value="">{prompt}</option>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
				<span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-teal">
					<Icon name="chevron" />
				</span>
			</span>
		</Labelled>
	);
}
