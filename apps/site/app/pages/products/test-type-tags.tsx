import { Count } from '../../catalogue/count.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Tag } from '../../ui/tag.tsx';
import { chooseTestType } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

/** All, then the test types of the chosen category. On a phone they are one row to swipe. */
export function TestTypeTags({ view, to, data }: ProductListState) {
	const { catalogue } = useMessages();
	const { every, testTypes } = data.counts;
	const tags = [
		{ id: null, name: catalogue.all, count: every },
		...data.testTypes.map(({ id, name }) => ({ id, name, count: testTypes[id] ?? 0 })),
	];
	return (
		<nav
			aria-label={catalogue.testTypes}
			className="scrollbar-none my-4 mobile:-mx-5 mobile:overflow-x-auto mobile:px-5 mobile:py-1"
		>
			<ul className="flex gap-2 mobile:w-max desktop:flex-wrap">
				{tags.map(({ id, name, count }) => (
					<li key={id}>
						<Tag
							to={to(chooseTestType(view, id))}
							chosen={view.testType === id}
							description={catalogue.productCount(count)}
						>
							{name}
							<Count of={count} />
						</Tag>
					</li>
				))}
			</ul>
		</nav>
	);
}
