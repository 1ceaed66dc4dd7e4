import type { QueryField } from '../addresses/query.ts';
import { availabilityWords } from '../messages/availability.ts';
import { useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

/** A plain form: the server answers with the page for the chosen country, and a cookie that remembers the choice. */
export function MyCountry({
	countries,
	country,
	place = '#available',
	fields,
	className,
}: {
	countries: readonly { code: string; name: string }[];
	country: string;
	/** The part of the page that shows the answer. */
	place?: `#${string}`;
	/** Other fields of the address. */
	fields?: readonly QueryField[];
	className?: string;
}) {
	const words = useWords(availabilityWords);
	return (
		<form method="get" action={place} className={classes('no-print flex flex-wrap items-end gap-3', className)}>
			<HiddenFields fields={fields} />
			<SelectField
				id="my-country"
				name="country"
				label={words.myCountry}
				initial={country}
				prompt={words.noCountry}
				options={countries.map(({ code, name }) => ({ value: code, label: name }))}
			/>
			<Button type="submit" style="secondary">
				{words.show}
			</Button>
			<p className="max-w-md py-3.5 text-xs text-ink-soft">{words.remembered}</p>
		</form>
	);
}
