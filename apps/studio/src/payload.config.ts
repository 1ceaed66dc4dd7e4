import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { accessEndpoint } from './access/access-endpoint.ts';
import { noteRefusal, withSecurityEvents } from './access/security-events.ts';
import { studioMeta } from './brand/studio-meta.ts';
import { applications } from './collections/applications.ts';
import { articles } from './collections/articles.ts';
import { boardMembers } from './collections/board-members.ts';
import { categories } from './collections/categories.ts';
import { certifications } from './collections/certifications.ts';
import { contactMessages } from './collections/contact-messages.ts';
import { culturePages } from './collections/culture-pages.ts';
import { delivered } from './collections/delivered.ts';
import { documents } from './collections/documents.ts';
import { erasures } from './collections/erasures.ts';
import { events } from './collections/events.ts';
import { films } from './collections/films.ts';
import { jobCategories } from './collections/job-categories.ts';
import { jobLocations } from './collections/job-locations.ts';
import { jobs } from './collections/jobs.ts';
import { legalTexts } from './collections/legal-texts.ts';
import { mails } from './collections/mails.ts';
import { missedSearches } from './collections/missed-searches.ts';
import { partners, sisterCompanies } from './collections/organisations.ts';
import { pages } from './collections/pages.ts';
import { pictures } from './collections/pictures.ts';
import { productViews } from './collections/product-views.ts';
import { products } from './collections/products.ts';
import { quoteRequests } from './collections/quote-requests.ts';
import { redirects } from './collections/redirects.ts';
import { resumes } from './collections/resumes.ts';
import { secondFactors } from './collections/second-factors.ts';
import { signUps } from './collections/sign-ups.ts';
import { subscribers } from './collections/subscribers.ts';
import { testTypes } from './collections/test-types.ts';
import { users } from './collections/users.ts';
import { surviveDatabase } from './database/survive-database.ts';
import { deliveryEndpoints } from './deliveries/delivery-endpoints.ts';
import { home } from './globals/home.ts';
import { navigation } from './globals/navigation.ts';
import { retention } from './globals/retention.ts';
import { siteSettings } from './globals/site-settings.ts';
import { studioState } from './globals/studio-state.ts';
import { synonyms } from './globals/synonyms.ts';
import { exportEndpoint } from './inbox/export-endpoint.ts';
import { retentionEndpoint } from './inbox/retention-endpoint.ts';
import { emailAdapter } from './mail/email-adapter.ts';
import { fileEndpoints } from './media/file-endpoints.ts';
import { filesInS3 } from './media/files-in-s3.ts';
import { largestFile, sayTooLarge, tooLarge } from './media/files-in-words.ts';
import { sayFileTrouble } from './media/say-file-trouble.ts';
import { migrations } from './migrations/index.ts';
import { operationsEndpoints } from './operations/operations-endpoints.ts';
import { previewEndpoints } from './preview/preview-endpoints.ts';
import { privacyEndpoints } from './privacy/privacy-endpoints.ts';
import { changedTogether } from './publish/change-of-many.ts';
import { withCleanWords } from './publish/clean-words.ts';
import { fitForTheSite, globalFitForTheSite } from './publish/fit-for-the-site.ts';
import { keepFormerAddresses } from './publish/keep-former-addresses.ts';
import { keepInUse } from './publish/keep-in-use.ts';
import { globalRefuseMisshapen, refuseMisshapen } from './publish/refuse-misshapen.ts';
import { withRefusalSummary } from './publish/with-refusal-summary.ts';
import { editor } from './rich-text/editor.ts';
import { onlyRunner } from './schedule/only-runner.ts';
import { allowedOrigins } from './server/allowed-origins.ts';
import { explainError } from './server/explain-error.ts';
import { logOptions } from './server/log-options.ts';
import { settings } from './settings.ts';
import { snapshotEndpoints } from './snapshot/snapshot-endpoints.ts';
import { newsletterAsk } from './subscribers/ask-endpoint.ts';
import { newsletterExport } from './subscribers/export-endpoint.ts';

/** Colleagues edit; the tab with the raw data of a document is of no use to them. */
const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	admin: { ...collection.admin, hideAPIURL: true },
});

const here = dirname(fileURLToPath(import.meta.url));
const studio = resolve(here, '..');

export default buildConfig({
	secret: settings.secret,
	serverURL: settings.studioUrl,
	cors: [],
	csrf: allowedOrigins,
	telemetry: false,
	graphQL: { disable: true },
	admin: {
		user: 'users',
		avatar: 'default',
		meta: studioMeta,
		dateFormat: 'd MMM yyyy, HH:mm',
		components: {
			graphics: { Icon: '/src/brand/mark.tsx#Mark', Logo: '/src/brand/mark.tsx#Logo' },
			providers: ['/src/schedule/schedule-answers.tsx#ScheduleAnswers'],
			beforeDashboard: ['/src/dashboard/dashboard.tsx#Dashboard'],
			afterNavLinks: ['/src/privacy/privacy-link.tsx#PrivacyLink'],
			views: {
				forgot: { Component: '/src/access/forgot-view.tsx#ForgotView' },
				login: { Component: '/src/second-factor/sign-in-view.tsx#SignInView' },
				privacy: {
					path: '/privacy',
					Component: '/src/privacy/privacy-view.tsx#PrivacyView',
					meta: { title: 'Privacy requests' },
				},
			},
		},
		importMap: { baseDir: studio, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
	},
	collections: [
		products,
		categories,
		certifications,
		testTypes,
		articles,
		events,
		pages,
		legalTexts,
		jobs,
		jobCategories,
		jobLocations,
		boardMembers,
		partners,
		sisterCompanies,
		culturePages,
		redirects,
		pictures,
		documents,
		films,
		contactMessages,
		quoteRequests,
		signUps,
		subscribers,
		applications,
		resumes,
		mails,
		withSecurityEvents(users),
		secondFactors,
		productViews,
		missedSearches,
		delivered,
		erasures,
	]
		.map(withoutApiTab)
		.map(withRefusalSummary)
		.map(refuseMisshapen)
		.map(withCleanWords)
		.map(fitForTheSite)
		.map(changedTogether)
		.map(keepInUse)
		.map(keepFormerAddresses),
	globals: [home, navigation, synonyms, siteSettings, retention, studioState]
		.map(withRefusalSummary)
		.map(globalRefuseMisshapen)
		.map(withCleanWords)
		.map(globalFitForTheSite),
	endpoints: [
		accessEndpoint,
		...snapshotEndpoints,
		...previewEndpoints,
		...deliveryEndpoints,
		...fileEndpoints,
		...privacyEndpoints,
		...operationsEndpoints,
		exportEndpoint,
		retentionEndpoint,
		newsletterExport,
		newsletterAsk,
	],
	editor,
	onInit: surviveDatabase,
	hooks: { afterError: [noteRefusal, explainError, sayTooLarge, sayFileTrouble] },
	logger: { options: logOptions },
	// What is refused is written by noteRefusal, with who asked.
	loggingLevels: { AuthenticationError: false, Forbidden: false },
	db: postgresAdapter({
		pool: { connectionString: settings.databaseUrl, max: 10 },
		push: false,
		allowIDOnCreate: true,
		blocksAsJSON: true,
		migrationDir: resolve(here, 'migrations'),
		prodMigrations: migrations,
	}),
	email: emailAdapter(),
	jobs: { access: { run: onlyRunner, queue: onlyRunner, cancel: onlyRunner }, deleteJobOnComplete: true },
	plugins: filesInS3,
	upload: { abortOnLimit: true, responseOnLimit: tooLarge, limits: { fileSize: largestFile } },
	sharp,
	typescript: { outputFile: resolve(here, 'payload-types.ts') },
});
