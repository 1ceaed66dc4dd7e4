import { type Asked, ageLabels, ages, deskAddress, isFiltered, queryFor } from './asked.ts';
import { kindsIn, letterKinds } from './letter-kinds.ts';
import type { Choices, Reader } from './read-desk.ts';
import type { SavedView } from './saved-views.ts';

type Option = { value: string; label: string };

const Choice = ({
	name,
	label,
	all,
	chosen,
	options,
}: {
	name: string;
	label: string;
	all: string;
	chosen?: string | undefined;
	options: Option[];
}) => (
	<select name={name} aria-label={label} defaultValue={chosen ?? ''}>
		<option value="">{all}</option>
		{options.map(({ value, label: words }) => (
			<option key={value} value={value}>
				{words}
			</option>
		))}
	</select>
);

/** A form as the browser sends it: what was asked for stands in the address and can be kept. */
export function DeskFilters({ asked, choices, reader }: { asked: Asked; choices: Choices; reader: Reader }) {
	const kinds = kindsIn(reader.slugs).map((kind) => ({ value: kind, label: letterKinds[kind].plural }));
	const items = choices.items.map(({ item, title }) => ({ value: item, label: title }));
	const countries = choices.countries.map((country) => ({ value: country, label: country }));
	return (
		<search>
			<form method="get" className="desk-filters" key={queryFor(asked)}>
				{asked.tab !== 'new' && <input type="hidden" name="tab" value={asked.tab} />}
				<input
					type="search"
					name="q"
					aria-label="Search in all that was written"
					placeholder="Search words, names, addresses, references"
					defaultValue={asked.words}
					data-desk-search
				/>
				<div className="desk-choices">
					<Choice name="kind" label="Kind" all="All kinds" chosen={asked.kind} options={kinds} />
					<Choice name="item" label="Item" all="All items" chosen={asked.item} options={items} />
					<Choice
						name="age"
						label="Age"
						all="Any age"
						chosen={asked.age}
						options={ages.map((age) => ({ value: age, label: ageLabels[age] }))}
					/>
					{countries.length > 0 && (
						<Choice name="country" label="Country" all="All countries" chosen={asked.country} options={countries} />
					)}
				</div>
				<button type="submit">Show</button>
				{isFiltered(asked) && <a href={deskAddress({ tab: asked.tab, words: '', page: 1 })}>Clear</a>}
			</form>
		</search>
	);
}

/** What somebody looks for often; the present search can be kept under a name. */
export function SavedViews({ asked, views }: { asked: Asked; views: SavedView[] }) {
	const query = queryFor({ ...asked, page: 1 });
	const present = views.find((view) => view.query === query);
	if (views.length === 0 && !isFiltered(asked)) return null;
	return (
		<div className="desk-views">
			{views.map((view) => (
				<a
					key={view.name}
					href={`/admin/desk${view.query && `?${view.query}`}`}
					aria-current={view === present ? 'page' : undefined}
				>
					{view.name}
				</a>
			))}
			{present ? (
				<form method="post" action="/api/desk/views">
					<input type="hidden" name="from" value={query} />
					<input type="hidden" name="name" value={present.name} />
					<button type="submit" name="do" value="remove">
						Forget “{present.name}”
					</button>
				</form>
			) : (
				isFiltered(asked) && (
					<form method="post" action="/api/desk/views">
						<input type="hidden" name="from" value={query} />
						<input
							type="text"
							name="name"
							aria-label="Name of this view"
							placeholder="Name of this view"
							required
							maxLength={40}
						/>
						<button type="submit" name="do" value="save">
							Keep
						</button>
					</form>
				)
			)}
		</div>
	);
}
