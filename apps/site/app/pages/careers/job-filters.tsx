import { careersWords } from '../../messages/careers.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceBox } from '../../ui/choice-box.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { viewFields } from './address.ts';
import { firstView, toggleCategory, toggleLocation, type View } from './filters.ts';
import type { CareersData } from './loader.ts';

type Option = CareersData['categories'][number];

type JobFiltersProps = Pick<CareersData, 'categories' | 'locations'> & {
	view: View;
	change: (transition: (view: View) => View) => void;
};

/** Checkboxes for categories and locations. */
export function JobFilters({ view, change, categories, locations }: JobFiltersProps) {
	const words = useWords(careersWords);
	const { catalogue } = useMessages();
	return (
		<form method="get" className="grid content-start gap-8 sm:col-span-full">
			<HiddenFields fields={viewFields({ ...firstView, search: view.search })} />
			<Choices
				name="categories"
				label={words.categories}
				options={categories}
				chosen={view.categories}
				onToggle={(id) => change((current) => toggleCategory(current, id))}
			/>
			<Choices
				name="locations"
				label={words.locations}
				options={locations}
				chosen={view.locations}
				onToggle={(id) => change((current) => toggleLocation(current, id))}
			/>
			<div className="hidden noscript:block">
				<Button type="submit" style="secondary">
					{catalogue.apply}
				</Button>
			</div>
		</form>
	);
}

type ChoicesProps = {
	name: string;
	label: string;
	options: readonly Option[];
	chosen: readonly number[];
	onToggle: (id: number) => void;
};

const Choices = ({ name, label, options, chosen, onToggle }: ChoicesProps) => (
	<fieldset>
		<legend className="mb-2 text-lg font-semibold">{label}</legend>
		{options.map((option) => (
			<ChoiceBox
				key={option.id}
				name={name}
				value={option.id}
				checked={chosen.includes(option.id)}
				onChange={() => onToggle(option.id)}
				className="flex min-h-11 items-center gap-3 text-sm hover:text-teal-dark desktop:min-h-10"
			>
				{option.name}
			</ChoiceBox>
		))}
	</fieldset>
);
