import { useMessages } from '../../messages/use-messages.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { viewFields } from './address.ts';
import { productSearchField, searchProducts } from './filters.ts';
import type { ListProps } from './list-props.ts';

export function ProductSearch({ view, change }: ListProps) {
	const { catalogue } = useMessages();
	return (
		<SearchField
			id={productSearchField}
			name="search"
			label={catalogue.searchProduct}
			placeholder={catalogue.searchProduct}
			keyword={view.search}
			onKeyword={(keyword, how) => change((current) => searchProducts(current, keyword), how)}
		>
			<HiddenFields fields={viewFields(searchProducts(view, ''))} />
		</SearchField>
	);
}
