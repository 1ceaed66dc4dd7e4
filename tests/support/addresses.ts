import { demoSnapshot } from '@site/demo/snapshot';
import { addressOf, articleAddress, boardMemberAddress, eventAddress } from '../../apps/site/app/destinations.ts';
import { type Route, routeTable } from '../../apps/site/app/route-table.ts';

const first = <T>(list: readonly T[]): T => {
	const [entry] = list;
	if (entry === undefined) throw new Error('The sample company has none of these');
	return entry;
};

const themed = first(demoSnapshot.products.filter(({ theme }) => theme)).slug;
const plain = first(demoSnapshot.products.filter(({ theme }) => !theme)).slug;
const article = first(demoSnapshot.articles).slug;

/** Pages that are nothing without the token of a link are walked with it. */
const isShown = ({ secret }: Route) => !secret;

/** An address for every route of the specification, with an item of the sample company where the route wants one. */
export const addresses: Record<string, string> = Object.fromEntries(
	routeTable.filter(isShown).map(({ name, path }) => {
		if (name === 'Products') return [name, '/product/all'];
		if (name === 'Resourcesinfo') return [name, articleAddress(article)];
		if (name === 'ResourcesPreview') return [name, addressOf({ name, params: { resourcesInfoId: article } })];
		if (name === 'Eventsinfo') return [name, eventAddress(first(demoSnapshot.events).slug)];
		if (name === 'ScientificStrategyBoardInfo') return [name, boardMemberAddress(first(demoSnapshot.boardMembers).key)];
		const product = name === 'Productsinfo' || name === 'ProductsPreview' ? plain : themed;
		return [name, path.replace(':slug/*', encodeURIComponent(product))];
	}),
);
