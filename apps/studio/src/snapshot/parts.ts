import { Snapshot, type SnapshotPart } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import type { Config } from '../payload-types.ts';
import { job } from './careers.ts';
import { category, certification, named, product } from './catalogue.ts';
import { boardMember, culturePage, document, organisation } from './company.ts';
import { leftOut } from './left-out.ts';
import { article, event } from './newsroom.ts';
import { home, legalText, page } from './pages.ts';
import type { PictureBook } from './picture-book.ts';
import { navigation, siteSettings } from './settings.ts';

type Build = (payload: Payload, pictures: PictureBook) => Promise<unknown>;
type Collections = Config['collections'];
type Globals = Config['globals'];

interface Part {
	/** Whose changes change the part, beside the pictures. */
	table: string;
	build: Build;
}

const published: Where = { _status: { equals: 'published' } };

/** Documents that do not meet the contract are left out, so that one broken page never holds back the others. */
function collection<S extends CollectionSlug & keyof Collections>(
	part: SnapshotPart,
	slug: S,
	translate: (doc: Collections[S], pictures: PictureBook) => unknown,
	{ sort, drafts }: { sort: string; drafts: boolean },
): Part {
	const schema = Snapshot.shape[part];
	return {
		table: slug.replaceAll('-', '_'),
		build: async (payload, pictures) => {
			const found = await payload.find({
				collection: slug,
				where: drafts ? published : {},
				sort,
				depth: 0,
				pagination: false,
			});
			return found.docs.flatMap((doc) => {
				try {
					const item = translate(doc as Collections[S], pictures);
					schema.parse([item]);
					return [item];
				} catch (error) {
					leftOut(payload, slug, doc.id, error);
					return [];
				}
			});
		},
	};
}

function global<S extends GlobalSlug & keyof Globals>(
	slug: S,
	translate: (doc: Globals[S], pictures: PictureBook) => unknown,
): Part {
	return {
		table: slug.replaceAll('-', '_'),
		build: async (payload, pictures) =>
			translate((await payload.findGlobal({ slug, depth: 0 })) as Globals[S], pictures),
	};
}

const ordered = { sort: '_order', drafts: false };
const orderedDrafts = { sort: '_order', drafts: true };
const byId = { sort: 'id', drafts: true };

export const parts: Record<SnapshotPart, Part> = {
	navigation: global('navigation', navigation),
	categories: collection('categories', 'categories', category, ordered),
	certifications: collection('certifications', 'certifications', certification, ordered),
	testTypes: collection('testTypes', 'test-types', named, ordered),
	products: collection('products', 'products', product, orderedDrafts),
	articles: collection('articles', 'articles', article, { sort: '-publishedOn', drafts: true }),
	events: collection('events', 'events', event, { sort: 'startsOn', drafts: true }),
	jobs: collection('jobs', 'jobs', job, { sort: '-postedOn', drafts: true }),
	jobCategories: collection('jobCategories', 'job-categories', named, ordered),
	jobLocations: collection('jobLocations', 'job-locations', named, ordered),
	boardMembers: collection('boardMembers', 'board-members', boardMember, orderedDrafts),
	partners: collection('partners', 'partners', organisation, orderedDrafts),
	sisterCompanies: collection('sisterCompanies', 'sister-companies', organisation, orderedDrafts),
	culture: collection('culture', 'culture-pages', culturePage, orderedDrafts),
	home: global('home', home),
	pages: collection('pages', 'pages', page, byId),
	legal: collection('legal', 'legal-texts', legalText, byId),
	documents: collection('documents', 'documents', document, { sort: 'id', drafts: false }),
	settings: global('site-settings', siteSettings),
};
