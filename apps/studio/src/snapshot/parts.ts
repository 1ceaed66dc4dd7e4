import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug } from 'payload';
import { articlesPart } from '../collections/articles.ts';
import { boardMembersPart } from '../collections/board-members.ts';
import { categoriesPart } from '../collections/categories.ts';
import { certificationsPart } from '../collections/certifications.ts';
import { culturePagesPart } from '../collections/culture-pages.ts';
import { documentsPart } from '../collections/documents.ts';
import { eventsPart } from '../collections/events.ts';
import { filmsPart } from '../collections/films.ts';
import { jobCategoriesPart } from '../collections/job-categories.ts';
import { jobLocationsPart } from '../collections/job-locations.ts';
import { jobsPart } from '../collections/jobs.ts';
import { legalTextsPart } from '../collections/legal-texts.ts';
import { partnersPart, sisterCompaniesPart } from '../collections/organisations.ts';
import { pagesPart } from '../collections/pages.ts';
import { productsPart } from '../collections/products.ts';
import { redirectsPart } from '../collections/redirects.ts';
import { testTypesPart } from '../collections/test-types.ts';
import { homePart } from '../globals/home.ts';
import { navigationPart } from '../globals/navigation.ts';
import { settingsPart } from '../globals/site-settings.ts';
import { synonymsPart } from '../globals/synonyms.ts';
import type { CollectionPart, GlobalPart } from './part.ts';

type Parts = {
	[P in SnapshotPart]:
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
	articles: articlesPart,
	events: eventsPart,
	jobCategories: jobCategoriesPart,
	jobLocations: jobLocationsPart,
	jobs: jobsPart,
	boardMembers: boardMembersPart,
	partners: partnersPart,
	sisterCompanies: sisterCompaniesPart,
	culture: culturePagesPart,
	pages: pagesPart,
	legal: legalTextsPart,
	home: homePart,
	navigation: navigationPart,
	settings: settingsPart,
	synonyms: synonymsPart,
	redirects: redirectsPart,
} satisfies Parts;

/** The part that a collection or global fills. */
export const partOf = (slug: string) =>
	snapshotParts.find((name) => {
		const part = parts[name];
		return ('global' in part ? part.global : part.collection) === slug;
	});
