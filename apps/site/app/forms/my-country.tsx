import type { QueryField } from '../client/navigation/query.ts';
import { availabilityWords } from '../messages/availability.ts';
import { useWords } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

/** A choice that the browser itself sends: the server answers with the page of that country, and a cookie that remembers it. */
export function MyCountry({
	countries,
	country,
	place = '#available',
	fields,
}: {
	countries: readonly { code: string; name: string }[];
	country: string;
	/** The part of the page that shows the answer. */
	place?: `#${string}`;
	/** What else the address has to say. */
	fields?: readonly QueryField[];
}) {
	const words = useWords(availabilityWords);
	return (
		<form method="get" action={place} className="no-print flex flex-wrap items-end gap-3">
			<HiddenFields fields={fields} />
			<label className="grid gap-1 text-sm">
				<span className="font-semibold">{words.myCountry}</span>
				<select
					name="country"
					defaultValue={country}
					className="min-h-11 rounded-lg border border-ink/40 bg-white px-3 text-base"
				>
					<option value="">{words.noCountry}</option>
					{countries.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
			</label>
			<Button type="submit" style="secondary">
				{words.show}
			</Button>
			<p className="w-0 min-w-full text-xs text-ink-soft">{words.remembered}</p>
		</form>
	);
}
