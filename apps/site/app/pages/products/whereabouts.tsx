import { addressOf } from '../../destinations.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { categoryIn } from './category-in.ts';
import type { ListProps } from './list-props.ts';

/** Home, Products and, if one is chosen, the name of the category. */
export function Whereabouts({ answers, shown }: ListProps) {
	const messages = useMessages();
	const category = categoryIn(answers.categories, shown.products.category);
	const home = { label: messages.home, to: '/' };
	const products = { label: messages.products, to: addressOf({ name: 'Products', params: { cateId: 'all' } }) };
	return (
		<Breadcrumb items={category ? [home, products, { label: category.name }] : [home, { label: messages.products }]} />
	);
}
