import { classes } from './classes.ts';
import { type FieldProps, Hint, type Option } from './field.tsx';

/** Checkboxes with the same name; `initial` lists the ticked values, with commas between them. */
export function CheckGroup({
	id,
	name,
	label,
	hint,
	initial = '',
	options,
	className,
}: FieldProps & { options: readonly Option[] }) {
	const ticked = initial.split(',');
	return (
		<fieldset id={id} aria-describedby={hint && `${id}-hint`} className={classes('grid gap-1', className)}>
			<legend className="text-sm font-semibold">{label}</legend>
			<Hint id={id} hint={hint} />
			<div className="mt-1 grid gap-x-8 @min-[26rem]:grid-cols-2">
				{options.map((option) => (
					<label key={option.value} className="flex min-h-12 items-center gap-3 text-base">
						<input
							type="checkbox"
							name={name}
							value={option.value}
							defaultChecked={ticked.includes(option.value)}
							className="size-6 shrink-0 accent-teal"
						/>
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
