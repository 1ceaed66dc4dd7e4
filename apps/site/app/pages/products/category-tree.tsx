import { Link } from 'react-router';
import { Count } from '../../catalogue/count.tsx';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { chooseCategory } from './filters.ts';
import type { CategoryOption } from './loader.ts';
import type { ProductListState } from './product-list-view.ts';

type TreeProps = Pick<ProductListState, 'view' | 'to' | 'data'>;

/** A chosen category shows its children; choosing it again deselects it. */
export function CategoryTree(list: TreeProps) {
	const { view, data } = list;
	const { catalogue } = useMessages();
	const isOpen = ({ slug, children }: CategoryOption) =>
		[slug, ...children.map((child) => child.slug)].includes(view.category);
	return (
		<nav aria-label={catalogue.categories}>
			<h2 className="mb-2 text-lg font-semibold">{catalogue.categories}</h2>
			<ul>
				{data.categories.map((category) => (
					<li key={category.id}>
						<CategoryLink category={category} {...list} />
						{isOpen(category) && category.children.length > 0 && (
							<ul className="mb-2 ml-1.5 border-l border-line pl-3">
								{category.children.map((child) => (
									<li key={child.id}>
										<CategoryLink category={child} {...list} />
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

function CategoryLink({ category: { id, slug, name }, view, to, data }: TreeProps & { category: CategoryOption }) {
	const { catalogue } = useMessages();
	const chosen = view.category === slug;
	const count = data.counts.categories[id] ?? 0;
	return (
		<Link
			to={to(chooseCategory(view, slug))}
			state={stayInPlace}
			aria-current={chosen ? 'true' : undefined}
			aria-description={catalogue.productCount(count)}
			className={classes(
				'flex min-h-11 items-center gap-3 text-sm underline-offset-4 hover:text-teal hover:underline desktop:min-h-9',
				chosen && 'font-bold text-teal-dark',
			)}
		>
			{chosen && <span className="result-lines h-3.5 shrink-0 gap-1" aria-hidden="true" />}
			{name}
			<Count of={count} className="ml-auto" />
		</Link>
	);
}
