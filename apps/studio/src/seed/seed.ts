import { brand } from '@site/contract/brand';
import type { Snapshot } from '@site/contract/snapshot';
import {
	type CollectionSlug,
	createLocalReq,
	type Payload,
	type PayloadRequest,
	type RequiredDataFromCollectionSlug,
} from 'payload';
import { category, certification, named, product } from './catalogue.ts';
import { boardMember, culturePage, organisation } from './company.ts';
import { article, event, job } from './newsroom.ts';
import { home, legalText, navigation, page, siteSettings } from './pages.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedPictures } from './seed-pictures.ts';

async function all<S extends CollectionSlug>(
	req: PayloadRequest,
	collection: S,
	items: RequiredDataFromCollectionSlug<S>[],
): Promise<void> {
	for (const data of items) await req.payload.create({ collection, data, req, depth: 0 });
}

async function content(req: PayloadRequest, snapshot: Snapshot, folders: { media: string; documents: string }) {
	const { payload } = req;
	const pictures = await seedPictures(req, snapshot, folders.media);
	await seedDocuments(req, snapshot.documents, folders.documents);
	await all(req, 'categories', snapshot.categories.map(category));
	await all(
		req,
		'certifications',
		snapshot.certifications.map((item) => certification(item, pictures)),
	);
	await all(req, 'test-types', snapshot.testTypes.map(named));
	await all(
		req,
		'products',
		snapshot.products.map((item) => product(item, pictures)),
	);
	await all(
		req,
		'articles',
		snapshot.articles.map((item) => article(item, pictures)),
	);
	await all(
		req,
		'events',
		snapshot.events.map((item) => event(item, pictures)),
	);
	await all(req, 'job-categories', snapshot.jobCategories.map(named));
	await all(req, 'job-locations', snapshot.jobLocations.map(named));
	await all(req, 'jobs', snapshot.jobs.map(job));
	await all(
		req,
		'board-members',
		snapshot.boardMembers.map((item) => boardMember(item, pictures)),
	);
	await all(
		req,
		'partners',
		snapshot.partners.map((item) => organisation(item, pictures)),
	);
	await all(
		req,
		'sister-companies',
		snapshot.sisterCompanies.map((item) => organisation(item, pictures)),
	);
	await all(
		req,
		'culture-pages',
		snapshot.culture.map((item) => culturePage(item, pictures)),
	);
	await all(
		req,
		'pages',
		snapshot.pages.map((item) => page(item, pictures)),
	);
	await all(req, 'legal-texts', snapshot.legal.map(legalText));
	await payload.updateGlobal({ slug: 'home', data: home(snapshot.home, pictures), req });
	await payload.updateGlobal({ slug: 'navigation', data: navigation(snapshot.navigation), req });
	await payload.updateGlobal({ slug: 'site-settings', data: siteSettings(snapshot.settings), req });
	await payload.updateGlobal({ slug: 'studio-state', data: { seededAt: new Date().toISOString(), ...brand }, req });
}

/** Once, whole or not at all: a start that was interrupted begins again. */
export async function seed(
	payload: Payload,
	snapshot: Snapshot,
	folders: { media: string; documents: string },
): Promise<boolean> {
	const { seededAt } = await payload.findGlobal({ slug: 'studio-state' });
	if (seededAt) return false;
	const req = await createLocalReq({}, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	try {
		await content(req, snapshot, folders);
		if (req.transactionID) await payload.db.commitTransaction(req.transactionID);
		return true;
	} catch (error) {
		if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID);
		throw error;
	}
}
