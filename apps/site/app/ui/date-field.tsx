import { control, type FieldProps, Labelled } from './field.tsx';

/**
 * A required date. While it is empty our prompt is shown, because WebKit would show today's date as if it were filled
 * in, and phones show nothing. On focus the browser's own date input appears.
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
