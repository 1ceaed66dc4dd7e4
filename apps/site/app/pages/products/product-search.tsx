import { useMessages } from '../../messages/use-messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { searchProducts } from './filters.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { ListProps } from './product-list.tsx';

export function ProductSearch({ view, change, entered }: ListProps) {
	const { catalogue } = useMessages();
	return (
		<SearchField
			name="search"
			label={catalogue.searchProduct}
			placeholder={catalogue.searchProduct}
			keyword={view.search}
			onKeyword={(keyword) =>
				// Every search is one step back, however many words were tried.
				change((current) => searchProducts(current, keyword), { replace: keyword !== '' && view.search !== '' })
			}
		>
			<HiddenFields view={searchProducts(view, '')} entered={entered?.slug ?? ''} without="search" />
		</SearchField>
	);
}
