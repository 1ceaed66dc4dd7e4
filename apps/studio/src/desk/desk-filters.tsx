import { use } from 'react';
import { messageKinds } from '../inbox/message-kinds.ts';
import { sayHere } from '../words/say-here.ts';
import { type Asked, ageLabels, ages, deskAddress, isFiltered, queryFor } from './asked.ts';
import type { Choices, Reader } from './queue.ts';
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

/** A plain GET form: the filters are part of the address, which can be kept. */
export function DeskFilters({ asked, choices, reader }: { asked: Asked; choices: Choices; reader: Reader }) {
	const say = use(sayHere());
	const kinds = reader.kinds.map((kind) => ({ value: kind, label: say(messageKinds[kind].plural) }));
	const items = choices.items.map(({ item, title }) => ({ value: item, label: title }));
	const countries = choices.countries.map((country) => ({ value: country, label: country }));
	return (
		<search>
			<form method="get" className="desk-filters" key={queryFor(asked)}>
				{asked.tab !== 'new' && <input type="hidden" name="tab" value={asked.tab} />}
				<input
					type="search"
					name="q"
					aria-label={say('Search in all that was written', '在所有来信中搜索')}
					placeholder={say('Search words, names, addresses, references', '搜索词语、姓名、地址、编号')}
					defaultValue={asked.words}
					data-desk-search
				/>
				<div className="desk-choices">
					<Choice
						name="kind"
						label={say('Kind', '类别')}
						all={say('All kinds', '所有类别')}
						chosen={asked.kind}
						options={kinds}
					/>
					<Choice
						name="item"
						label={say('Item', '相关项目')}
						all={say('All items', '所有项目')}
						chosen={asked.item}
						options={items}
					/>
					<Choice
						name="age"
						label={say('Age', '时间')}
						all={say('Any age', '不限时间')}
						chosen={asked.age}
						options={ages.map((age) => ({ value: age, label: say(ageLabels[age]) }))}
					/>
					{countries.length > 0 && (
						<Choice
							name="country"
							label={say('Country', '国家或地区')}
							all={say('All countries', '所有国家和地区')}
							chosen={asked.country}
							options={countries}
						/>
					)}
				</div>
				<button type="submit">{say('Show', '显示')}</button>
				{isFiltered(asked) && <a href={deskAddress({ tab: asked.tab, words: '', page: 1 })}>{say('Clear', '清除')}</a>}
			</form>
		</search>
	);
}

/** The user's saved searches; the current search can be added under a name. */
export function SavedViews({ asked, views }: { asked: Asked; views: SavedView[] }) {
	const say = use(sayHere());
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
						{say(`Forget “${present.name}”`, `删除“${present.name}”`)}
					</button>
				</form>
			) : (
				isFiltered(asked) && (
					<form method="post" action="/api/desk/views">
						<input type="hidden" name="from" value={query} />
						<input
							type="text"
							name="name"
							aria-label={say('Name of this view', '此视图的名称')}
							placeholder={say('Name of this view', '此视图的名称')}
							required
							maxLength={40}
						/>
						<button type="submit" name="do" value="save">
							{say('Keep', '保存')}
						</button>
					</form>
				)
			)}
		</div>
	);
}
