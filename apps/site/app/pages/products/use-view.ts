import { useAddressView } from '../../client/use-address-view.ts';
import { readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The view that the address says; `entered` is the category of the path. */
export const useView = (entered: string) =>
	useAddressView<View>(
		(query) => readView(query, entered),
		(view) => writeView(view, entered),
	);

export type ViewAddress = ReturnType<typeof useView>['to'];
