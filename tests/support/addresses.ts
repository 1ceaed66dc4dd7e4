import { boxPath } from '@site/contract/box-code';
import { documentAddress } from '@site/contract/document-address';
import { freePageAddress } from '@site/contract/free-pages';
import { gtin14 } from '@site/contract/gtin';
import { leadFormAddress } from '@site/contract/lead-forms';
import { demoSnapshot } from '@site/demo/snapshot';
import {
	addressOf,
	articleAddress,
	boardMemberAddress,
	eventAddress,
	guideAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../../apps/site/app/destinations.ts';
import { routeTable } from '../../apps/site/app/route-table.ts';

const first = <T>(list: readonly T[]): T => {
	const [entry] = list;
	if (entry === undefined) throw new Error('The sample company has none of these');
	return entry;
};

/** Each themed route has a separate product. */
const themedAddress = (path: string) =>
	first(demoSnapshot.products.map(({ slug }) => productAddress(slug)).filter((address) => address.startsWith(path)));
const plain = first(demoSnapshot.products.filter(({ theme }) => !theme)).slug;
const homeTest = first(demoSnapshot.products.filter(({ resultGuide }) => resultGuide?.forHome)).slug;
const article = first(demoSnapshot.articles).slug;
/** An upcoming event, with its form. */
const event = first(demoSnapshot.events.toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))).slug;
const job = first(demoSnapshot.jobs).id;
/** Of the product with the longest history. */
const instructions = {
	reference: first(demoSnapshot.products).reference,
	kind: 'ifu',
	part: '',
	language: 'en',
} as const;

/** Of the first pack. */
const gtin = gtin14(first(demoSnapshot.products).packs[0]?.gtin ?? '');

/** More products than the page compares, and lines that the site does not recognize. */
const sharedList = `/list?items=${demoSnapshot.products
	.slice(0, 14)
	.map(({ reference }, at) => `${reference}:${at + 1}`)
	.join(',')}&left=${encodeURIComponent('unknown:RESP-9999 x 3\nquantity:GLU-1 x -2')}`;

/** An address for every route of the specification, with an item of the sample company for its parameters. */
export const addresses: Record<string, string> = Object.fromEntries(
	routeTable.map(({ name, path, secret }) => {
		// Without the token of its link the page shows only the state of a report.
		if (name === 'ReportState') return [name, path.replace(':reference', 'K7M-4QX-9TD')];
		if (secret) return [name, `${path}?done=yes`];
		if (name === 'Products') return [name, '/product/all'];
		if (name === 'Resourcesinfo') return [name, articleAddress(article)];
		if (name === 'ResourcesPreview') return [name, addressOf({ name, params: { resourcesInfoId: article } })];
		if (name === 'Eventsinfo') return [name, eventAddress(event)];
		if (name === 'Noticesinfo') return [name, noticeAddress(first(demoSnapshot.notices).slug)];
		if (name === 'Box') return [name, boxPath({ gtin, lot: 'A1234', expires: '2027-06-30' })];
		if (name === 'List') return [name, sharedList];
		if (name === 'Guide') return [name, guideAddress(homeTest)];
		if (name === 'CareersApply') return [name, `${path}?job=${job}`];
		if (name === 'LeadForm') return [name, `${leadFormAddress('quote')}?product=${encodeURIComponent(plain)}`];
		if (name === 'Document') return [name, documentAddress(instructions)];
		if (name === 'DocumentRevision') return [name, documentAddress({ ...instructions, revision: '1' })];
		if (name === 'Search') return [name, `${path}?search=flu`];
		if (name === 'ScientificStrategyBoardInfo') return [name, boardMemberAddress(first(demoSnapshot.boardMembers).key)];
		if (path.startsWith('/product/')) return [name, themedAddress(path.replace(':slug/*', ''))];
		return [name, path.replace(':slug/*', encodeURIComponent(plain))];
	}),
);

/** Every route, and the kinds of item that share a route. */
export const walkedPages: Record<string, string> = {
	...addresses,
	EmptyList: '/list',
	FreePage: freePageAddress(first(demoSnapshot.freePages).slug),
	Category: listAddress(first(demoSnapshot.categories).slug),
	Job: jobAddress(job),
	PressRelease: articleAddress(first(demoSnapshot.articles.filter(({ kind }) => kind === 'press')).slug),
};
