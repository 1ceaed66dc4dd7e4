import { z } from 'zod';
import { Job, JobCategory, JobLocation } from './careers.ts';
import { Category, Certification, Product, Slug, TestType } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { BoardMember, CulturePage, Document, Organisation } from './company.ts';
import { Film } from './films.ts';
import { FreePage } from './free-pages.ts';
import { movableKinds } from './kinds.ts';
import { LoincCode, Specimen } from './laboratory-codes.ts';
import { LotBook } from './lot-books.ts';
import { Article, Event } from './newsroom.ts';
import { Notice } from './notices.ts';
import { ComposedPage, Home, LegalText } from './pages.ts';
import { ProductDocument, Revision } from './product-documents.ts';
import { Registration } from './registrations.ts';
import { Section } from './sections.ts';
import { NavigationItem, SiteSettings } from './settings.ts';
import { Synonym } from './synonyms.ts';

/** A former slug, which still leads to the item that had it (D34). */
const Redirect = z.object({
	id: z.int().positive(),
	kind: z.enum(movableKinds),
	from: Slug,
	/** For a page also any path of the site, or empty if the page was removed without a replacement. */
	to: z.string().refine((to) => to === '' || Slug.safeParse(to).success, {
		message: 'An address has no spaces and none of the characters ? # \\.',
	}),
});

/**
 * Sections that several pages show. The pages of a snapshot already contain them: this list is for the studio, which
 * checks them and imports the sample's like all content.
 */
const ReusableSection = z.object({
	id: z.int().positive(),
	/** Its name for staff. */
	name: z.string().min(1),
	sections: z.array(Section).min(1),
	changedOn: ChangedOn,
});

/** All published content, as plain data. The site holds one snapshot and nothing else. */
export const Snapshot = z.object({
	navigation: z.array(NavigationItem).min(1),
	categories: z.array(Category),
	certifications: z.array(Certification),
	testTypes: z.array(TestType),
	products: z.array(Product),
	registrations: z.array(Registration).default([]),
	specimens: z.array(Specimen).default([]),
	loincCodes: z.array(LoincCode).default([]),
	articles: z.array(Article),
	events: z.array(Event),
	jobs: z.array(Job),
	jobCategories: z.array(JobCategory),
	jobLocations: z.array(JobLocation),
	boardMembers: z.array(BoardMember),
	partners: z.array(Organisation),
	sisterCompanies: z.array(Organisation),
	culture: z.array(CulturePage),
	home: Home,
	pages: z.array(ComposedPage),
	freePages: z.array(FreePage).default([]),
	reusableSections: z.array(ReusableSection).default([]),
	legal: z.array(LegalText),
	documents: z.array(Document),
	films: z.array(Film).default([]),
	notices: z.array(Notice).default([]),
	productDocuments: z.array(ProductDocument).default([]),
	revisions: z.array(Revision).default([]),
	/** A book for each pack: there may be very many lots, and code that walks the content need not read them. */
	lots: z.array(LotBook).default([]),
	settings: SiteSettings,
	synonyms: z.array(Synonym),
	redirects: z.array(Redirect).default([]),
});
export type Snapshot = z.infer<typeof Snapshot>;
export type SnapshotPart = keyof Snapshot;
export const snapshotParts = Object.keys(Snapshot.shape) as SnapshotPart[];

/** Raised when the format above changes in a way that an older site could not read. */
export const snapshotFormat = 1;

/** `GET /api/snapshot` of the studio: a version for each part, so that a change re-sends only its part. */
export const SnapshotIndex = z.object({
	format: z.literal(snapshotFormat),
	versions: z.record(z.string(), z.string().min(1)),
});
export type SnapshotIndex = z.infer<typeof SnapshotIndex>;

/**
 * With this header of its content state a site tells its studio the source of its content: `studio`, or `sample` if
 * it never had any other.
 */
export const contentOfHeader = 'X-Content-Of';

/** `GET /api/snapshot/{part}` of the studio; `data` is checked against the part's own schema. */
export const SnapshotPartAnswer = z.object({ version: z.string().min(1), data: z.unknown() });
