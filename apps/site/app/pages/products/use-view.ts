import { useAddressView } from '../../client/navigation/use-address-view.ts';
import { categoryInPath, readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The view that the address says, the category of its path included. */
export const useView = () =>
	useAddressView<View>((query, pathname) => readView(query, categoryInPath(pathname) ?? ''), writeView, {
		isHere: (pathname) => categoryInPath(pathname) !== null,
	});

export type ViewAddress = ReturnType<typeof useView>['to'];
