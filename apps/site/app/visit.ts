import type { ArticleKind } from '@site/contract/article-kinds';
import type { Language } from '@site/contract/language';
import type { ReportState } from '@site/contract/report';
import type { SubscriptionStep, SubscriptionTopic } from '@site/contract/subscription';
import type { SubscriptionLink } from '@site/contract/subscription-token';
import { createContext, type RouterContextProvider } from 'react-router';
import type { AreaView } from '../server/content/areas.ts';
import type { DocumentView, OrganisationView } from '../server/content/company.ts';
import type { ComparedLine, LineView } from '../server/content/list.ts';
import type { NavigationNode } from '../server/content/navigation.ts';
import type { ArticleCard, ArticleView } from '../server/content/newsroom.ts';
import type { NoticeHead } from '../server/content/notices.ts';
import type { SectionView } from '../server/content/pages.ts';
import type { ProductCard, ProductView } from '../server/content/product-view.ts';
import type { ChartedTest } from '../server/content/test-chart.ts';
import type { SentForm } from '../server/intake/sent-forms.ts';
import type { MeetingStanding } from '../server/meetings/meetings.ts';
import type { DataOverview } from '../server/product-data/data-files.ts';
import type { Questions } from '../server/questions.ts';
import type { Layout } from './client/layout.ts';

/** The result of a preview link: the saved draft, or why it cannot be shown (D14). */
export type Preview<T> =
	| { outcome: 'saved'; item: T }
	| { outcome: 'unfit'; reasons: string[] }
	| { outcome: 'expired' | 'missing' | 'unreachable' };

export type Previews = {
	product(slug: string, token: string): Promise<Preview<ProductView>>;
	article(slug: string, token: string): Promise<Preview<ArticleView>>;
};

/** The status of a report: `unknown` if the studio cannot be reached. */
export type ReportStanding = { state: ReportState | 'unknown'; receivedOn: string };

/** Data that the sections of a page show besides their own fields. Data that no section needs is empty. */
export type SectionData = {
	news: Record<ArticleKind, ArticleCard[]>;
	partners: OrganisationView[];
	sisterCompanies: OrganisationView[];
	documents: DocumentView[];
	areas: AreaView[];
	tests: ChartedTest[];
};

/** The data of all parts of a product page. */
export type ProductParts = {
	product: ProductView;
	related: ProductCard[];
	/** The open notices about the product. */
	notices: NoticeHead[];
	/** All countries with registrations, to choose from, and the country chosen in the address. */
	countries: { code: string; name: string }[];
	country: string;
};

/** The data of the parts below the lines of a list. */
export type ListParts = {
	lines: readonly LineView[];
	compared: readonly ComparedLine[];
	items: string;
	countries: readonly { code: string; name: string }[];
	country: { code: string; name: string } | null;
};

/**
 * Data for rendering a document on the server that is not sent to the browser, for parts that need only markup there,
 * by their names in the markup.
 */
export type ServedDocument = {
	/** Marks the page's own scripts for its security policy. */
	nonce: string;
	/** The content of the style element. */
	styles: string;
	sections: Map<string, SectionView>;
	sectionData?: SectionData;
	product?: ProductParts;
	list?: ListParts;
	panels: Map<string, readonly NavigationNode[]>;
};

export const newServedDocument = (nonce: string): ServedDocument => ({
	nonce,
	styles: '',
	sections: new Map(),
	panels: new Map(),
});

/** A request for a page, as its loader sees it. */
export type Visit = {
	ask: Questions;
	language: Language;
	layout: Layout;
	/** The country that the visitor chose before, on product pages; empty elsewhere. */
	country: string;
	/** `table` if the visitor chose it before and the address of a list names no view; otherwise empty. */
	view: string;
	previews: Previews;
	/** Whether a link in an email to a subscriber is valid and not expired, and its topic. */
	subscriptionLink(
		step: SubscriptionStep,
		token: string,
	): { outcome: SubscriptionLink['outcome']; topic: SubscriptionTopic };
	/** The status of a report; null without the right key. */
	reportStanding(reference: string, key: string): Promise<ReportStanding | null>;
	/** The times of an event that are free now. */
	offeredTimes(event: number): readonly string[];
	/** The status of a meeting; null without the right key. */
	meetingStanding(key: string): Promise<MeetingStanding | null>;
	/** The files for programs, with their version. */
	dataFiles(): DataOverview;
	/** The public address of this site, for canonical and sharing addresses. */
	publicUrl: string;
	/** Signs product views. Visitors' browsers have the key, so it prevents accidents, not attacks. */
	trackingKey: string;
	/** The current day, for upcoming and past events. */
	today: string;
	/** The outcome of a form submitted without JavaScript, if the address names one (D28). */
	sentForm: (SentForm & { token: string }) | null;
	/** Rendered but not sent as data; null for a data request. */
	served: ServedDocument | null;
	/** The redirect for a data request to an address that has moved. */
	movedTo: { address: string; status: number } | null;
	/** Reports an error of this page: it is logged and counted, and the page is not cached. */
	report(error: unknown): void;
};

/** The only access from the pages to the server: the data of a request, and the questions that a loader may ask. */
export const visitContext = createContext<Visit>();

export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext);

export type { AreaView } from '../server/content/areas.ts';
export type { BoxChoice, BoxView } from '../server/content/box.ts';
export type { CategoryHead, CategoryNode, CertificationNode } from '../server/content/catalogue.ts';
export type { ShownCompanion } from '../server/content/companions.ts';
export type { BoardMemberView, CultureView, DocumentView, OrganisationView } from '../server/content/company.ts';
export type { LibraryEntry, LibraryKind } from '../server/content/document-library.ts';
export type { DocumentPage } from '../server/content/document-page.ts';
export type { DocumentParts } from '../server/content/document-parts.ts';
export type { EventCard, EventView } from '../server/content/events.ts';
export type { FilmSource, FilmView } from '../server/content/films.ts';
export type { FinderChoice, FinderOption, FinderRow, FinderView } from '../server/content/finder.ts';
export type { HomeGuide } from '../server/content/home-guide.ts';
export type { ComparedLine, LineView } from '../server/content/list.ts';
export type { LeftView } from '../server/content/list-left.ts';
export type { LocalPicture } from '../server/content/localise.ts';
export type { LotAlike } from '../server/content/lots-alike.ts';
export type { MeetingsView, OfferedTime } from '../server/content/meeting-times.ts';
export type { NavigationNode } from '../server/content/navigation.ts';
export type { ArticleCard, ArticleView, Neighbour } from '../server/content/newsroom.ts';
export type { NoticeHead, NoticeView } from '../server/content/notices.ts';
export type {
	HomeView,
	LegalView,
	PageView,
	SectionView,
	SectionViewOf,
	ShareView,
} from '../server/content/pages.ts';
export type { ProductCounts } from '../server/content/product-counts.ts';
export type { ProductCard, ProductView } from '../server/content/product-view.ts';
export type { ReadingView } from '../server/content/reading-view.ts';
export type { ChartedTest, SpecimenRow, TestFace } from '../server/content/test-chart.ts';
export type { MeetingStanding } from '../server/meetings/meetings.ts';
export type { DataOverview } from '../server/product-data/data-files.ts';
