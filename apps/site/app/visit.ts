import type { Language } from '@site/contract/language';
import type { ArticleKind } from '@site/contract/newsroom';
import type { SubscriptionStep } from '@site/contract/subscription';
import type { SubscriptionLink } from '@site/contract/subscription-token';
import { createContext, type RouterContextProvider } from 'react-router';
import type { AreaView } from '../server/content/areas.ts';
import type { DocumentView, OrganisationView } from '../server/content/company.ts';
import type { NavigationNode } from '../server/content/navigation.ts';
import type { ArticleCard, ArticleView } from '../server/content/newsroom.ts';
import type { SectionView } from '../server/content/pages.ts';
import type { ProductCard, ProductView } from '../server/content/product-view.ts';
import type { SentForm } from '../server/intake/sent-forms.ts';
import type { Questions } from '../server/questions.ts';
import type { Layout } from './client/layout.ts';

/** What a preview link leads to: what staff last saved, or why there is nothing to show (D14, D33). */
export type Preview<T> =
	| { outcome: 'saved'; item: T }
	| { outcome: 'unfit'; reasons: string[] }
	| { outcome: 'expired' | 'missing' | 'unreachable' };

export type Previews = {
	product(slug: string, token: string): Promise<Preview<ProductView>>;
	article(slug: string, token: string): Promise<Preview<ArticleView>>;
};

/** What the sections of a page show beyond their own fields. What no section asks for is left empty. */
export type SectionData = {
	news: Record<ArticleKind, ArticleCard[]>;
	partners: OrganisationView[];
	sisterCompanies: OrganisationView[];
	documents: DocumentView[];
	areas: AreaView[];
};

/**
 * What the server renders a document with and does not hand over to the browser: the parts of which a browser needs nothing
 * but the markup, by the names under which they stand in it.
 */
export type ServedDocument = {
	/** Marks the page's own scripts for its security policy. */
	nonce: string;
	sections: Map<string, SectionView>;
	sectionData?: SectionData;
	product?: { product: ProductView; related: ProductCard[] };
	panels: Map<string, readonly NavigationNode[]>;
};

export const newServedDocument = (nonce: string): ServedDocument => ({
	nonce,
	sections: new Map(),
	panels: new Map(),
});

/** One request of a page, as its loader sees it. */
export type Visit = {
	ask: Questions;
	language: Language;
	layout: Layout;
	previews: Previews;
	/** Whether a link in a message to a subscriber is one of ours, and still works. */
	subscriptionLink(step: SubscriptionStep, token: string): SubscriptionLink['outcome'];
	/** The address under which the public knows this site, for canonical and sharing addresses. */
	publicUrl: string;
	/** Signs product views. A visitor's browser signs with it, so it keeps out accidents, not adversaries. */
	trackingKey: string;
	/** The day it is, for what is past and what is to come. */
	today: string;
	/** What became of a form that the browser itself sent, where the address names one (D28). */
	sentForm: (SentForm & { token: string }) | null;
	/** What is rendered and not handed over; null where a browser asks for the data of a page alone. */
	served: ServedDocument | null;
	/** Where the browser's router is sent instead, when it asks for the data of such an address. */
	movedTo: { address: string; status: number } | null;
	/** Takes what went wrong while the page was made: it is logged and counted, and the page is not kept. */
	report(error: unknown): void;
};

/** The one door from the pages to the server: what a loader knows, and the shapes of what it may ask for. */
export const visitContext = createContext<Visit>();

export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext);

export type { AreaView } from '../server/content/areas.ts';
export type { JobFacts } from '../server/content/careers.ts';
export type { CategoryHead, CategoryNode, CertificationNode } from '../server/content/catalogue.ts';
export type { BoardMemberView, CultureView, DocumentView, OrganisationView } from '../server/content/company.ts';
export type { EventCard, EventView } from '../server/content/events.ts';
export type { FilmSource, FilmView } from '../server/content/films.ts';
export type { LocalPicture } from '../server/content/localise.ts';
export type { NavigationNode } from '../server/content/navigation.ts';
export type { ArticleCard, ArticleView, Neighbour } from '../server/content/newsroom.ts';
export type {
	HomeView,
	LegalView,
	PageView,
	SectionView,
	SectionViewOf,
	SettingsView,
	ShareView,
} from '../server/content/pages.ts';
export type { ProductCounts } from '../server/content/product-counts.ts';
export type { ProductCard, ProductView } from '../server/content/product-view.ts';
