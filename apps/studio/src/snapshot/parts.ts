import type { Lot } from '@site/contract/lot-books';
import { Snapshot, type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug } from 'payload';
import { z } from 'zod';
import { articles } from '../collections/articles.ts';
import { boardMembers } from '../collections/board-members.ts';
import { categories } from '../collections/categories.ts';
import { certifications } from '../collections/certifications.ts';
import { culturePages } from '../collections/culture-pages.ts';
import { documents } from '../collections/documents.ts';
import { events } from '../collections/events.ts';
import { films } from '../collections/films.ts';
import { freePages } from '../collections/free-pages.ts';
import { jobCategories } from '../collections/job-categories.ts';
import { jobLocations } from '../collections/job-locations.ts';
import { jobs } from '../collections/jobs.ts';
import { legalTexts } from '../collections/legal-texts.ts';
import { loincCodes } from '../collections/loinc-codes.ts';
import { lots } from '../collections/lots.ts';
import { notices } from '../collections/notices.ts';
import { partners, sisterCompanies } from '../collections/organisations.ts';
import { pages } from '../collections/pages.ts';
import { productDocuments } from '../collections/product-documents.ts';
import { products } from '../collections/products.ts';
import { redirects } from '../collections/redirects.ts';
import { registrations } from '../collections/registrations.ts';
import { reusableSections } from '../collections/reusable-sections.ts';
import { revisions } from '../collections/revisions.ts';
import { specimens } from '../collections/specimens.ts';
import { testTypes } from '../collections/test-types.ts';
import { home } from '../globals/home.ts';
import { navigation } from '../globals/navigation.ts';
import { siteSettings } from '../globals/site-settings.ts';
import { synonyms } from '../globals/synonyms.ts';
import type { CollectionPart, GlobalPart, PackedPart, Policies } from '../mapping/part.ts';

type Parts = { lots: PackedPart<'lots', 'lots', Lot> } & {
	[P in Exclude<SnapshotPart, 'lots'>]:
		| { [S in CollectionSlug]: CollectionPart<P, S> }[CollectionSlug]
		| { [S in GlobalSlug]: GlobalPart<P, S> }[GlobalSlug];
};

/** Every kind of content, in the order of the menu. A missing part of the snapshot does not compile. */
export const parts = {
	products,
	productDocuments,
	revisions,
	categories,
	certifications,
	registrations,
	testTypes,
	specimens,
	loincCodes,
	notices,
	lots,
	articles,
	events,
	pages,
	freePages,
	reusableSections,
	legal: legalTexts,
	jobs,
	jobCategories,
	jobLocations,
	boardMembers,
	partners,
	sisterCompanies,
	culture: culturePages,
	redirects,
	documents,
	films,
	home,
	navigation,
	synonyms,
	settings: siteSettings,
} satisfies Parts;

type Part = (typeof parts)[SnapshotPart];
const slugOf = (part: Part): string => ('global' in part ? part.global : part.collection);

/** In the menu, pictures are before the other files. */
const files: Part[] = [documents, films];
const all: Part[] = Object.values(parts);
const collectionsAmong = (some: Part[]) => some.flatMap((part) => ('collection' in part ? [part.config] : []));

export const fileCollections = collectionsAmong(files);
export const contentCollections = collectionsAmong(all.filter((part) => !files.includes(part)));
export const contentGlobals = all.flatMap((part) => ('global' in part ? [part.config] : []));

/** Schema of a part's documents or of its global. */
export function schemaOf(name: SnapshotPart): z.ZodType {
	const part = parts[name];
	return 'item' in part ? z.array(part.item) : Snapshot.shape[name];
}

/** The items of a part, one per document; a global is one item. */
export function itemsOf(name: SnapshotPart, snapshot: Snapshot): unknown[] {
	const part = parts[name];
	if ('item' in part) return part.unpack(snapshot[part.collection]);
	const value: unknown = snapshot[name];
	return 'collection' in part && Array.isArray(value) ? value : [value];
}

/** The part made from this collection or global. */
export const partOf = (slug: string) => snapshotParts.find((name) => slugOf(parts[name]) === slug);

/** The rules for the content of a collection or global. */
export function policiesOf(slug: string): Policies | undefined {
	const name = partOf(slug);
	return name && parts[name];
}
