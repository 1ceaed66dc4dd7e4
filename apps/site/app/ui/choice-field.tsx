import { classes } from './classes.ts';
import { describedBy, FieldError, type FieldProps, Hint, type Option, RequiredMark } from './field.tsx';

const mark = 'size-6 shrink-0 accent-teal aria-invalid:outline-2 aria-invalid:outline-danger';
const line = 'flex min-h-12 items-center gap-3 text-base';

/** The value is `yes` when ticked. */
export function CheckboxField({ id, name, label, required, error, hint, initial, className }: FieldProps) {
	return (
		<div className={className}>
			<label className={line}>
				<input
					type="checkbox"
					value="yes"
					id={id}
					name={name}
					required={required}
					defaultChecked={initial === 'yes'}
					className={mark}
					{...describedBy({ id, hint, error })}
				/>
				<span>
					{label}
					{required && <RequiredMark />}
				</span>
			</label>
			<Hint id={id} hint={hint} />
			<FieldError id={id} error={error} />
		</div>
	);
}

export function RadioGroup({ options, ...field }: FieldProps & { options: readonly Option[] }) {
	const { id, name, label, required, error, hint, initial, className } = field;
	return (
		<fieldset id={id} className={classes('grid gap-1', className)} {...describedBy(field)}>
			<legend className="text-sm font-semibold">
				{label}
				{required && <RequiredMark />}
			</legend>
			<Hint id={id} hint={hint} />
			<div className="flex flex-wrap gap-x-8">
				{options.map((option) => (
					<label key={option.value} className={line}>
						<input
							type="radio"
							name={name}
							value={option.value}
							required={required}
							defaultChecked={initial === option.value}
							className={mark}
						/>
						{option.label}
					</label>
				))}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
