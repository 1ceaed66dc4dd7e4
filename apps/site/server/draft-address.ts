import { boxPath } from '@site/contract/box-code';
import { freePageAddress } from '@site/contract/free-pages';
import { gtin14 } from '@site/contract/gtin';
import { lotOfLetter } from '@site/contract/lot-books';
import type { PageKey } from '@site/contract/pages';
import type { Section } from '@site/contract/sections';
import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import { listAddress, noticeAddress, productAddress } from '../app/destinations.ts';
import { routePaths } from '../app/route-paths.ts';
import { routeTable } from '../app/route-table.ts';
import type { Content } from './content/content.ts';
import { addressesByPart } from './content/kinds.ts';

type Item<P extends SnapshotPart> = Snapshot[P] extends (infer I)[] ? I : Snapshot[P];
type Addresses = { [P in SnapshotPart]: (item: Item<P>, snapshot: Snapshot) => string | null };

const pathOf = (key: PageKey): string =>
	routeTable.find(({ composed }) => composed === key)?.path.replace(/:.*/, 'all') ?? routePaths.Home;

const supplyChain = `${routePaths.ContractManufacturing}?for=supply-chain`;

const addressOfPage = (key: PageKey): string =>
	key === 'contract-manufacturing-supply-chain' ? supplyChain : pathOf(key);

/** The first page with such a section. */
const pageWith = ({ pages, freePages }: Snapshot, shows: (section: Section) => boolean): string | undefined => {
	const page = pages.find(({ sections }) => sections.some(shows));
	const free = page ? undefined : freePages.find(({ sections }) => sections.some(shows));
	return page ? addressOfPage(page.key) : free && freePageAddress(free.slug);
};

const hasLogos = ({ kind }: Section) => kind === 'logos';

const pageOfProduct = ({ products }: Snapshot, id: number | undefined): string => {
	const product = products.find((one) => one.id === id);
	return product ? productAddress(product.slug) : listAddress('all');
};

/** The box of a lot that a letter to customers concerns. */
function boxWithLetter({ lots, products }: Snapshot, letterId: number): string | undefined {
	const packs = products.flatMap((product) => product.packs);
	for (const book of lots) {
		const lot = lotOfLetter(book, letterId);
		const gtin = lot && packs.find(({ reference }) => reference === book.key)?.gtin;
		if (gtin) return boxPath({ gtin: gtin14(gtin), lot: lot.lot });
	}
	return undefined;
}

/** A page that shows the document's title; the text of a link to it may differ from the title. */
function pageOfDocument({ id, key }: Item<'documents'>, snapshot: Snapshot): string | null {
	if (key === 'anti-bribery') return routePaths.AntiBriberyPolicy;
	const place = key && pageWith(snapshot, (section) => section.kind === 'documents' && section.keys.includes(key));
	const notice = snapshot.notices.find(({ letterId }) => letterId === id);
	return place || (notice ? noticeAddress(notice.slug) : (boxWithLetter(snapshot, id) ?? null));
}

/** A page that shows each part of the content, null if none does. For a part of many pages, one of them. */
const addresses: Addresses = {
	...addressesByPart,
	navigation: () => routePaths.Home,
	home: () => routePaths.Home,
	settings: () => routePaths.Contact,
	synonyms: () => routePaths.Search,
	pages: ({ key }) => addressOfPage(key),
	// The studio inserts it into pages, and previews one of those instead.
	reusableSections: () => null,
	legal: ({ key }) => pathOf(key),
	certifications: () => listAddress('all'),
	testTypes: () => listAddress('all'),
	specimens: () => routePaths.ProductData,
	loincCodes: () => routePaths.ProductData,
	registrations: ({ productId }, snapshot) => pageOfProduct(snapshot, productId),
	lots: () => routePaths.Check,
	jobCategories: () => routePaths.Careers,
	jobLocations: () => routePaths.Careers,
	partners: (_, snapshot) => pageWith(snapshot, hasLogos) ?? routePaths.Partnering,
	sisterCompanies: (_, snapshot) => pageWith(snapshot, hasLogos) ?? routePaths.About,
	culture: ({ slug }) => `/Culture/${slug}`,
	documents: pageOfDocument,
	films: ({ id }, snapshot) => {
		const shown = snapshot.products.find(({ filmIds }) => filmIds.includes(id));
		return shown ? productAddress(shown.slug) : routePaths.MediaRoom;
	},
	productDocuments: ({ productIds }, snapshot) => pageOfProduct(snapshot, productIds[0]),
	revisions: ({ documentId }, snapshot) =>
		pageOfProduct(snapshot, snapshot.productDocuments.find(({ id }) => id === documentId)?.productIds[0]),
	redirects: () => routePaths.Home,
};

export const addressOfDraft = (part: SnapshotPart, item: unknown, { snapshot }: Content): string | null =>
	(addresses[part] as (item: unknown, snapshot: Snapshot) => string | null)(item, snapshot);
