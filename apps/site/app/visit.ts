import { createContext, type RouterContextProvider } from 'react-router';
import type { Visit } from '../server/visit.ts';

/** The one door from the pages to the server: what a loader knows, and the shapes of what it may ask for. */
export const visitContext = createContext<Visit>();

export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext);

export type { AreaView } from '../server/content/areas.ts';
export type { JobFacts } from '../server/content/careers.ts';
export type { CategoryHead, CategoryNode, CertificationNode } from '../server/content/catalogue.ts';
export type { ProductGroup } from '../server/content/catalogue-numbers.ts';
export type { BoardMemberView, CultureView, DocumentView, OrganisationView } from '../server/content/company.ts';
export type { EventCard, EventView } from '../server/content/events.ts';
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
} from '../server/content/pages.ts';
export type { ProductCard, ProductView } from '../server/content/product-view.ts';
export type { Preview, Visit } from '../server/visit.ts';
