import { matchPath } from 'react-router';
import { useAddressView } from '../../client/navigation/use-address-view.ts';
import { readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The category that a path names; none where it is no list of products. */
const categoryOf = (pathname: string) => matchPath('/product/:cateId', pathname)?.params.cateId ?? null;

/** The view that the address says, the category of its path included. */
export const useView = () =>
	useAddressView<View>((query, pathname) => readView(query, categoryOf(pathname) ?? ''), writeView, {
		isHere: (pathname) => categoryOf(pathname) !== null,
	});

export type ViewAddress = ReturnType<typeof useView>['to'];
