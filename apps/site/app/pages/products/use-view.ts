import { useAddressView } from '../../client/navigation/use-address-view.ts';
import { categoryInPath, readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The view in the address, including the category in its path. */
export const useView = () =>
	useAddressView<View>((query, pathname) => readView(query, categoryInPath(pathname) ?? ''), writeView, {
		isHere: (pathname) => categoryInPath(pathname) !== null,
	});

export type ViewAddress = ReturnType<typeof useView>['to'];
