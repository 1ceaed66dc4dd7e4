import type { PageKey } from '@site/contract/pages';
import type { Section } from '@site/contract/sections';
import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import {
	articleAddress,
	boardMemberAddress,
	eventAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../app/destinations.ts';
import { routePaths } from '../app/route-paths.ts';
import { routeTable } from '../app/route-table.ts';
import type { Content } from './content/content.ts';

type Item<P extends SnapshotPart> = Snapshot[P] extends (infer I)[] ? I : Snapshot[P];
type Addresses = { [P in SnapshotPart]: (item: Item<P>, snapshot: Snapshot) => string };

const pathOf = (key: PageKey): string =>
	routeTable.find(({ composed }) => composed === key)?.path.replace(/:.*/, 'all') ?? routePaths.Home;

/** The first page that has such a section. */
const pageWith = ({ pages }: Snapshot, shows: (section: Section) => boolean, otherwise: string): string => {
	const page = pages.find(({ sections }) => sections.some(shows));
	return page ? pathOf(page.key) : otherwise;
};

const pageOfProduct = ({ products }: Snapshot, id: number | undefined): string => {
	const product = products.find((one) => one.id === id);
	return product ? productAddress(product.slug) : listAddress('all');
};

/** Where a visitor sees each part of the content; what is on many pages, on one of them. */
const addresses: Addresses = {
	navigation: () => routePaths.Home,
	home: () => routePaths.Home,
	settings: () => routePaths.Contact,
	synonyms: () => routePaths.Search,
	pages: ({ key }) => (key === 'contract-manufacturing-supply-chain' ? supplyChain : pathOf(key)),
	freePages: ({ slug }) => `/${slug}`,
	// The studio puts it into pages, so the site does not know where it stands.
	reusableSections: () => routePaths.Home,
	legal: ({ key }) => pathOf(key),
	products: ({ slug }) => productAddress(slug),
	categories: ({ slug }) => listAddress(slug),
	certifications: () => listAddress('all'),
	testTypes: () => listAddress('all'),
	registrations: ({ productId }, snapshot) => pageOfProduct(snapshot, productId),
	lots: () => routePaths.Check,
	articles: ({ slug }) => articleAddress(slug),
	events: ({ slug }) => eventAddress(slug),
	notices: ({ slug }) => noticeAddress(slug),
	jobs: ({ id }) => jobAddress(id),
	jobCategories: () => routePaths.Careers,
	jobLocations: () => routePaths.Careers,
	boardMembers: ({ key }) => boardMemberAddress(key),
	partners: (_, snapshot) => pageWith(snapshot, hasLogos, routePaths.Partnering),
	sisterCompanies: (_, snapshot) => pageWith(snapshot, hasLogos, routePaths.About),
	culture: ({ slug }) => `/Culture/${slug}`,
	documents: ({ key }, snapshot) =>
		key === 'anti-bribery'
			? routePaths.AntiBriberyPolicy
			: pageWith(
					snapshot,
					(section) => section.kind === 'documents' && key !== null && section.keys.includes(key),
					routePaths.Documents,
				),
	films: ({ id }, snapshot) => {
		const shown = snapshot.products.find(({ filmIds }) => filmIds.includes(id));
		return shown ? productAddress(shown.slug) : routePaths.MediaRoom;
	},
	productDocuments: ({ productIds }, snapshot) => pageOfProduct(snapshot, productIds[0]),
	revisions: ({ documentId }, snapshot) =>
		pageOfProduct(snapshot, snapshot.productDocuments.find(({ id }) => id === documentId)?.productIds[0]),
	redirects: () => routePaths.Home,
};

const hasLogos = ({ kind }: Section) => kind === 'logos';

const supplyChain = `${routePaths.ContractManufacturing}?for=supply-chain`;

export const addressOfDraft = (part: SnapshotPart, item: unknown, { snapshot }: Content): string =>
	(addresses[part] as (item: unknown, snapshot: Snapshot) => string)(item, snapshot);
