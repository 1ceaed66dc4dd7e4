import { documentAddress } from '@site/contract/document-address';
import type { Picture } from '@site/contract/picture';
import { usualUrl } from '@site/contract/picture-sizes';
import { addressOf, guideAddress, listAddress } from '../../app/destinations.ts';
import { canonicalPaths } from '../../app/route-paths.ts';
import { routeTable } from '../../app/route-table.ts';
import type { Content } from '../content/content.ts';
import { lastChangeOf } from '../content/dates.ts';
import { heldDocuments } from '../content/document-index.ts';
import { kinds } from '../content/kinds.ts';
import { rememberOnce } from '../content/remember.ts';

/** A page for search engines, at its canonical address. */
export type PublishedPage = {
	path: string;
	/** The day of its last change, if known. */
	changedOn?: string | undefined;
	pictures: string[];
};

/** Every page, and every item with a page. */
export const publishedPages = rememberOnce((content: Content): PublishedPage[] => [
	...ownPages(content.snapshot),
	...documentPages(content),
	...itemPages(content),
]);

const itemPages = ({ snapshot }: Content): PublishedPage[] => [
	...Object.values(kinds).flatMap((kind) =>
		// A document of the company is a file.
		kind === kinds.document
			? []
			: kind
					.all(snapshot)
					.map(({ address, changedOn, picture }) => ({ path: address, changedOn, pictures: urlsOf(picture) })),
	),
	...snapshot.products
		.filter(({ resultGuide }) => resultGuide?.forHome)
		.map(({ slug, changedOn }) => ({ path: guideAddress(slug), changedOn, pictures: [] })),
	{ path: addressOf({ name: 'Finder' }), pictures: [] },
	{ path: addressOf({ name: 'Check' }), pictures: [] },
	{ path: addressOf({ name: 'ProductData' }), pictures: [] },
	{ path: addressOf({ name: 'Report' }), pictures: [] },
	{ path: addressOf({ name: 'Notices' }), changedOn: newestOf(snapshot.notices), pictures: [] },
];

/** The library, and the valid instructions; their pages lead to all other documents. */
const documentPages = (content: Content): PublishedPage[] => [
	{ path: addressOf({ name: 'Documents' }), pictures: [] },
	...content.snapshot.products.flatMap(({ id, reference }) =>
		heldDocuments(content, id)
			.filter(({ document }) => document.kind === 'ifu')
			.map(({ document, language, revision }) => ({
				path: documentAddress({ ...document, reference, language }),
				changedOn: revision.effectiveOn,
				pictures: [],
			})),
	),
];

const newestOf = (notices: Content['snapshot']['notices']) => notices.map(lastChangeOf).sort().at(-1);

const urlsOf = (...pictures: (Picture | null | undefined)[]) =>
	pictures.flatMap((picture) => (picture ? [usualUrl(picture.url)] : []));

/** The supply-chain variant shares the path of another page and differs by its query (D13). */
const variants = [
	{
		path: `${addressOf({ name: 'ContractManufacturing' })}?for=supply-chain`,
		key: 'contract-manufacturing-supply-chain',
	},
	{ path: listAddress('all'), key: 'products' },
] as const;

/** Static routes whose content is published. */
function ownPages({ pages, home, culture, legal }: Content['snapshot']): PublishedPage[] {
	const rows = routeTable.filter(
		({ hidden, preview, secret, path }) =>
			!hidden && !preview && !secret && !canonicalPaths[path] && !path.includes(':'),
	);
	const composed = [...rows.map(({ path, composed: key }) => ({ path, key })), ...variants].flatMap(({ path, key }) => {
		const page = pages.find((each) => each.key === key);
		if (!page) return [];
		const banner = page.sections.find((section) => section.kind === 'banner');
		const shown = key === 'home' ? home.banners.map(({ picture }) => picture) : [banner?.picture];
		const changedOn = legal.find((text) => text.key === key)?.updatedOn ?? page.changedOn;
		return [{ path, changedOn, pictures: urlsOf(...shown) }];
	});
	const ofCulture = rows.flatMap(({ path }) => {
		const page = culture.find(({ slug }) => path === `/Culture/${slug}`);
		return page ? [{ path, changedOn: page.changedOn, pictures: urlsOf(page.picture) }] : [];
	});
	return [...composed, ...ofCulture];
}
