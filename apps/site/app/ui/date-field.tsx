import { control, type FieldProps, Labelled } from './field.tsx';

/**
 * A day that has to be chosen. Until it is, the field says so in our words: WebKit shows today's date there, as if it were
 * filled in, and a phone nothing at all. Whoever enters the field gets the browser's own parts of a date.
 */
export function DateField({ prompt, ...field }: FieldProps & { prompt: string }) {
	return (
		<Labelled {...field}>
			<span className="relative block">
				<input type="date" {...control(field, 'date-field peer')} required />
				<span
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 left-4 hidden items-center text-base text-ink-soft peer-invalid:not-forced-colors:flex peer-focus-within:hidden! peer-focus:hidden!"
				>
					{prompt}
				</span>
			</span>
		</Labelled>
	);
}
