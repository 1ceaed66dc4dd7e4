import type { Snapshot } from '@site/contract/snapshot';
import { jobCategories } from './careers/job-categories.ts';
import { jobLocations } from './careers/job-locations.ts';
import { jobs } from './careers/jobs.ts';
import { categories, certifications, products, testTypes } from './catalogue/catalogue.ts';
import { loincCodes, specimens } from './catalogue/laboratory-codes.ts';
import { lots } from './catalogue/lots.ts';
import { registrations } from './catalogue/registrations.ts';
import { boardMembers } from './company/board-members.ts';
import { culture } from './company/culture.ts';
import { documents } from './company/documents.ts';
import { partners, sisterCompanies } from './company/partners.ts';
import { films } from './films/films.ts';
import { legal } from './legal/legal.ts';
import { articles } from './newsroom/articles.ts';
import { events } from './newsroom/events.ts';
import { notices } from './newsroom/notices.ts';
import { home } from './pages/home-banners.ts';
import { pages } from './pages/pages.ts';
import { respiratorySeason } from './pages/respiratory-season.ts';
import { productDocuments } from './papers/sample-documents.ts';
import { talkToUs } from './sections/talk-to-us.ts';
import { navigation, settings } from './settings.ts';
import { synonyms } from './synonyms.ts';

/** The sample company: shown by the site until there is a studio, and the studio's initial content. */
export const demoSnapshot: Snapshot = {
	navigation,
	categories,
	certifications,
	testTypes,
	products,
	registrations,
	specimens,
	loincCodes,
	articles,
	events,
	jobs,
	jobCategories,
	jobLocations,
	boardMembers,
	partners,
	sisterCompanies,
	culture,
	home,
	pages,
	freePages: [respiratorySeason],
	reusableSections: [{ id: 1, name: 'Talk to us', sections: [talkToUs] }],
	legal,
	documents,
	films,
	notices,
	lots,
	productDocuments,
	// Added once their files are made: `scripts/prepare/papers.ts`.
	revisions: [],
	settings,
	synonyms,
	redirects: [],
};
