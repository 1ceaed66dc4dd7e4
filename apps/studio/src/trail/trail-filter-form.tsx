import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import type { trailChoices } from './read.ts';

type Option = { value: string; label: string };
type Choices = Omit<Awaited<ReturnType<typeof trailChoices>>, 'kinds'> & { kinds: Option[] };

const Select = ({
	name,
	label,
	chosen,
	options,
}: {
	name: string;
	label: string;
	chosen: string;
	options: Option[];
}) => {
	const say = use(sayHere());
	return (
		<span>
			<label htmlFor={`trail-${name}`}>{label}</label>{' '}
			<select id={`trail-${name}`} name={name} defaultValue={chosen}>
				<option value="">{say('All', '全部')}</option>
				{options.map(({ value, label: words }) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
		</span>
	);
};

const same = (values: string[]): Option[] => values.map((value) => ({ value, label: value }));

/** A plain GET form: the filter is in the address and can be bookmarked. */
export function TrailFilterForm({ asked, choices }: { asked: URLSearchParams; choices: Choices }) {
	const say = use(sayHere());
	const text = (name: string) => asked.get(name) ?? '';
	const people = choices.people.map(({ person, name }) => ({ value: String(person), label: name }));
	return (
		<form method="get" className="studio-form">
			<Select name="person" label={say('Who', '人员')} chosen={text('person')} options={people} />
			<Select
				name="kind"
				label={say('Kind', '类别')}
				chosen={text('kind')}
				options={choices.kinds.toSorted((one, other) => one.label.localeCompare(other.label))}
			/>
			<label>
				{say('Number ', '编号')}
				<input type="text" name="item" inputMode="numeric" size={6} defaultValue={text('item')} />
			</label>
			<Select
				name="operation"
				label={say('What', '操作')}
				chosen={text('operation')}
				options={same(choices.operations)}
			/>
			<label>
				{say('From ', '从')}
				<input type="date" name="from" defaultValue={text('from')} />
			</label>
			<label>
				{say('To ', '至')}
				<input type="date" name="to" defaultValue={text('to')} />
			</label>
			<button type="submit">{say('Show', '显示')}</button>
		</form>
	);
}
