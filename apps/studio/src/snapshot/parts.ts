import type { Lot } from '@site/contract/lot-books';
import { Snapshot, type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug } from 'payload';
import { z } from 'zod';
import { articlesPart } from '../collections/articles.ts';
import { boardMembersPart } from '../collections/board-members.ts';
import { categoriesPart } from '../collections/categories.ts';
import { certificationsPart } from '../collections/certifications.ts';
import { culturePagesPart } from '../collections/culture-pages.ts';
import { documentsPart } from '../collections/documents.ts';
import { eventsPart } from '../collections/events.ts';
import { filmsPart } from '../collections/films.ts';
import { freePagesPart } from '../collections/free-pages.ts';
import { jobCategoriesPart } from '../collections/job-categories.ts';
import { jobLocationsPart } from '../collections/job-locations.ts';
import { jobsPart } from '../collections/jobs.ts';
import { legalTextsPart } from '../collections/legal-texts.ts';
import { lotsPart } from '../collections/lots.ts';
import { noticesPart } from '../collections/notices.ts';
import { partnersPart, sisterCompaniesPart } from '../collections/organisations.ts';
import { pagesPart } from '../collections/pages.ts';
import { productDocumentsPart } from '../collections/product-documents.ts';
import { productsPart } from '../collections/products.ts';
import { redirectsPart } from '../collections/redirects.ts';
import { registrationsPart } from '../collections/registrations.ts';
import { reusableSectionsPart } from '../collections/reusable-sections.ts';
import { revisionsPart } from '../collections/revisions.ts';
import { testTypesPart } from '../collections/test-types.ts';
import { homePart } from '../globals/home.ts';
import { navigationPart } from '../globals/navigation.ts';
import { settingsPart } from '../globals/site-settings.ts';
import { synonymsPart } from '../globals/synonyms.ts';
import type { CollectionPart, GlobalPart, PackedPart } from '../mapping/part.ts';

type Parts = { lots: PackedPart<'lots', 'lots', Lot> } & {
	[P in Exclude<SnapshotPart, 'lots'>]:
		| { [S in CollectionSlug]: CollectionPart<P, S> }[CollectionSlug]
		| { [S in GlobalSlug]: GlobalPart<P, S> }[GlobalSlug];
};

/** The whole snapshot; a part that is missing does not compile. What others refer to comes first, for the sample. */
export const parts = {
	documents: documentsPart,
	films: filmsPart,
	categories: categoriesPart,
	certifications: certificationsPart,
	testTypes: testTypesPart,
	products: productsPart,
	registrations: registrationsPart,
	notices: noticesPart,
	lots: lotsPart,
	productDocuments: productDocumentsPart,
	revisions: revisionsPart,
	articles: articlesPart,
	events: eventsPart,
	jobCategories: jobCategoriesPart,
	jobLocations: jobLocationsPart,
	jobs: jobsPart,
	boardMembers: boardMembersPart,
	partners: partnersPart,
	sisterCompanies: sisterCompaniesPart,
	culture: culturePagesPart,
	reusableSections: reusableSectionsPart,
	pages: pagesPart,
	freePages: freePagesPart,
	legal: legalTextsPart,
	home: homePart,
	navigation: navigationPart,
	settings: settingsPart,
	synonyms: synonymsPart,
	redirects: redirectsPart,
} satisfies Parts;

/** What documents of a collection become, one by one, or a global. */
export function schemaOf(name: SnapshotPart): z.ZodType {
	const part = parts[name];
	return 'item' in part ? z.array(part.item) : Snapshot.shape[name];
}

/** The items of a part, one for each document; a global is one. */
export function itemsOf(name: SnapshotPart, snapshot: Snapshot): unknown[] {
	const part = parts[name];
	if ('item' in part) return part.unpack(snapshot[part.collection]);
	const value: unknown = snapshot[name];
	return 'collection' in part && Array.isArray(value) ? value : [value];
}

/** The part that a collection or global fills. */
export const partOf = (slug: string) =>
	snapshotParts.find((name) => {
		const part = parts[name];
		return ('global' in part ? part.global : part.collection) === slug;
	});
