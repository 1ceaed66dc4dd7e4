import { Link } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { chosenFiltersWords } from '../../messages/chosen-filters.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import {
	chooseCategory,
	chooseTestType,
	clearFilters,
	toggleCertification,
	traits,
	type View,
	withoutTrait,
} from './filters.ts';
import { categoryIn, type ProductListState } from './product-list-view.ts';

/** The chosen filters, each with a link to remove it, and a link to remove all. */
export function ChosenFilters({ view, to, data, entered }: ProductListState) {
	const words = useWords(chosenFiltersWords);
	const certifications = data.certifications.flatMap((parent) => [parent, ...parent.children]);
	const category = view.category === entered ? undefined : categoryIn(data.categories, view.category);
	const testType = data.testTypes.find(({ id }) => id === view.testType);
	const chips: { name: string; without: View }[] = [
		...(category ? [{ name: category.name, without: chooseCategory(view, category.slug) }] : []),
		...view.certifications.flatMap((id) => {
			const name = certifications.find((option) => option.id === id)?.name;
			return name ? [{ name, without: toggleCertification(view, id) }] : [];
		}),
		...(testType ? [{ name: testType.name, without: chooseTestType(view, null) }] : []),
		...traits.flatMap((trait) => {
			const name = view[trait] && data.names[trait];
			return name ? [{ name, without: withoutTrait(view, trait) }] : [];
		}),
	];
	if (chips.length === 0) return null;
	return (
		<ul aria-label={words.chosen} className="no-print mb-4 flex flex-wrap items-center gap-2">
			{chips.map(({ name, without }) => (
				<li key={name}>
					<Link
						to={to(without)}
						state={stayInPlace}
						aria-label={words.remove(name)}
						className="inline-flex min-h-9 items-center gap-2 rounded-full bg-pale pr-2.5 pl-4 text-sm font-semibold hover:bg-ink hover:text-white mobile:min-h-11"
					>
						{name}
						<Icon name="close" className="size-4" />
					</Link>
				</li>
			))}
			<li>
				<Link
					to={to(clearFilters(view, entered))}
					state={stayInPlace}
					className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-teal-dark underline underline-offset-4 mobile:min-h-11"
				>
					{words.clearAll}
				</Link>
			</li>
		</ul>
	);
}
