import { addressOf } from '../../destinations.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Answers } from './answers.ts';
import { categoryIn } from './category-in.ts';
import { useView } from './use-view.ts';

/** Home, Products and, where one is chosen, the name of the category. */
export function Whereabouts({ first, entered }: { first: Answers; entered: { slug: string } | null }) {
	const messages = useMessages();
	const { view } = useView(entered?.slug ?? '');
	const category = categoryIn(first.categories, view.category);
	const home = { label: messages.home, to: '/' };
	const products = { label: messages.products, to: addressOf({ name: 'Products', params: { cateId: 'all' } }) };
	return (
		<div className={bandWidth}>
			<Breadcrumb
				items={category ? [home, products, { label: category.name }] : [home, { label: messages.products }]}
			/>
		</div>
	);
}
