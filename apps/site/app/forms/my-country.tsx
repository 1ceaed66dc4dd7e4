import type { QueryField } from '../addresses/query.ts';
import { availabilityWords } from '../messages/availability.ts';
import { useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

/** A choice that the browser itself sends: the server answers with the page of that country, and a cookie that remembers it. */
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
	/** What else the address has to say. */
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
