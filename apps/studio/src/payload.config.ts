import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { accessEndpoint } from './access/access-endpoint.ts';
import { withStatedAccess } from './access/built-in-collections.ts';
import { noteRefusal, withSecurityEvents } from './access/security-events.ts';
import { approvalEndpoints } from './approval/approval-endpoints.ts';
import { withApproval } from './approval/with-approval.ts';
import { studioMeta } from './brand/studio-meta.ts';
import { answerTemplates } from './collections/answer-templates.ts';
import { applications } from './collections/applications.ts';
import { articles } from './collections/articles.ts';
import { boardMembers } from './collections/board-members.ts';
import { bookings } from './collections/bookings.ts';
import { categories } from './collections/categories.ts';
import { certifications } from './collections/certifications.ts';
import { contactMessages } from './collections/contact-messages.ts';
import { culturePages } from './collections/culture-pages.ts';
import { delivered } from './collections/delivered.ts';
import { documents } from './collections/documents.ts';
import { erasures } from './collections/erasures.ts';
import { events } from './collections/events.ts';
import { exchanges } from './collections/exchanges.ts';
import { films } from './collections/films.ts';
import { freePages } from './collections/free-pages.ts';
import { jobCategories } from './collections/job-categories.ts';
import { jobLocations } from './collections/job-locations.ts';
import { jobs } from './collections/jobs.ts';
import { legalTexts } from './collections/legal-texts.ts';
import { lots } from './collections/lots.ts';
import { mails } from './collections/mails.ts';
import { missedSearches } from './collections/missed-searches.ts';
import { notices } from './collections/notices.ts';
import { partners, sisterCompanies } from './collections/organisations.ts';
import { pages } from './collections/pages.ts';
import { paperRequests } from './collections/paper-requests.ts';
import { pictures } from './collections/pictures.ts';
import { problemReports } from './collections/problem-reports.ts';
import { productDocuments } from './collections/product-documents.ts';
import { productViews } from './collections/product-views.ts';
import { products } from './collections/products.ts';
import { proposals } from './collections/proposals.ts';
import { quoteRequests } from './collections/quote-requests.ts';
import { redirects } from './collections/redirects.ts';
import { registrations } from './collections/registrations.ts';
import { releases } from './collections/releases.ts';
import { reportPhotos } from './collections/report-photos.ts';
import { resumes } from './collections/resumes.ts';
import { reusableSections } from './collections/reusable-sections.ts';
import { revisions } from './collections/revisions.ts';
import { secondFactors } from './collections/second-factors.ts';
import { signUps } from './collections/sign-ups.ts';
import { subscribers } from './collections/subscribers.ts';
import { testTypes } from './collections/test-types.ts';
import { toldChanges } from './collections/told-changes.ts';
import { unsavedChanges } from './collections/unsaved-changes.ts';
import { users } from './collections/users.ts';
import { watches } from './collections/watches.ts';
import { surviveDatabase } from './database/survive-database.ts';
import { deliveryEndpoints } from './deliveries/delivery-endpoints.ts';
import { answerEndpoints } from './desk/answer/answer-endpoints.ts';
import { applicationEndpoints } from './desk/applications/application-endpoints.ts';
import { deskEndpoints } from './desk/desk-endpoints.ts';
import { withDesk } from './desk/with-desk.ts';
import { approval } from './globals/approval.ts';
import { desk } from './globals/desk.ts';
import { home } from './globals/home.ts';
import { mailSettings } from './globals/mail-settings.ts';
import { navigation } from './globals/navigation.ts';
import { retention } from './globals/retention.ts';
import { siteSettings } from './globals/site-settings.ts';
import { studioState } from './globals/studio-state.ts';
import { synonyms } from './globals/synonyms.ts';
import { exportEndpoint } from './inbox/export-endpoint.ts';
import { retentionEndpoint } from './inbox/retention-endpoint.ts';
import { labelEndpoints } from './labels/label-endpoints.ts';
import { languageEndpoints } from './languages/language-endpoints.ts';
import { globalWithLanguages, withLanguages } from './languages/with-languages.ts';
import { linkEndpoints } from './links/link-endpoints.ts';
import { withUses } from './links/with-uses.ts';
import { lotEndpoints } from './lots/lot-endpoints.ts';
import { emailAdapter } from './mail/email-adapter.ts';
import { fileEndpoints } from './media/file-endpoints.ts';
import { filesInS3 } from './media/files-in-s3.ts';
import { largestFile, sayTooLarge, tooLarge } from './media/files-in-words.ts';
import { sayFileTrouble } from './media/say-file-trouble.ts';
import { meetingEndpoints } from './meetings/meeting-endpoints.ts';
import { migrations } from './migrations/index.ts';
import { operationsEndpoints } from './operations/operations-endpoints.ts';
import { draftEndpoints } from './preview/draft-endpoints.ts';
import { previewEndpoints } from './preview/preview-endpoints.ts';
import { globalWithPreview, withPreview } from './preview/with-preview.ts';
import { privacyEndpoints } from './privacy/privacy-endpoints.ts';
import { changedTogether } from './publish/change-of-many.ts';
import { withCleanWords } from './publish/clean-words.ts';
import { fitForTheSite, globalFitForTheSite } from './publish/fit-for-the-site.ts';
import { keepFormerAddresses } from './publish/keep-former-addresses.ts';
import { keepInUse } from './publish/keep-in-use.ts';
import { globalRefuseMisshapen, refuseMisshapen } from './publish/refuse-misshapen.ts';
import { sensibleOfMany } from './publish/sensible-of-many.ts';
import { withRefusalSummary } from './publish/with-refusal-summary.ts';
import { releaseEndpoints } from './releases/release-endpoints.ts';
import { withReleases } from './releases/with-releases.ts';
import { reportEndpoints } from './reports/report-endpoints.ts';
import { editor } from './rich-text/editor.ts';
import { onlyRunner } from './schedule/only-runner.ts';
import { allowedOrigins } from './server/allowed-origins.ts';
import { explainError } from './server/explain-error.ts';
import { logOptions } from './server/log-options.ts';
import { settings } from './settings.ts';
import { snapshotEndpoints } from './snapshot/snapshot-endpoints.ts';
import { newsletterExport } from './subscribers/export-endpoint.ts';
import { trailExport } from './trail/trail-endpoints.ts';
import { withHistory } from './trail/with-history.ts';
import { globalWithTrail, withTrail } from './trail/with-trail.ts';
import { unsavedEndpoints } from './unsaved/unsaved-endpoints.ts';
import { globalWithUnsaved, withUnsaved } from './unsaved/with-unsaved.ts';
import { momentPattern } from './words/dates.ts';
import { studioLanguages } from './words/studio-languages.ts';
import { viewTitles } from './words/view-titles.ts';
import { withGuardedWrites } from './writing-endpoints.ts';

/** Colleagues edit; the tab with the raw data of a document is of no use to them. */
const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	admin: { ...collection.admin, hideAPIURL: true },
});

const here = dirname(fileURLToPath(import.meta.url));
const studio = resolve(here, '..');

const config = buildConfig({
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
		dateFormat: momentPattern.en,
		components: {
			graphics: { Icon: '/src/brand/mark.tsx#Mark', Logo: '/src/brand/mark.tsx#Logo' },
			providers: [
				'/src/words/moments-shown.tsx#MomentsShown',
				'/src/schedule/schedule-answers.tsx#ScheduleAnswers',
				'/src/rich-text/paste-rules.tsx#PasteRules',
				'/src/views/menu-on-request.tsx#MenuOnRequest',
			],
			beforeDashboard: ['/src/dashboard/dashboard.tsx#Dashboard'],
			beforeNavLinks: ['/src/desk/desk-link.tsx#DeskLink'],
			afterNavLinks: [
				'/src/languages/languages-link.tsx#LanguagesLink',
				'/src/links/links-link.tsx#LinksLink',
				'/src/approval/approvals-link.tsx#ApprovalsLink',
				'/src/releases/releases-link.tsx#ReleasesLink',
				'/src/record/record-link.tsx#RecordLink',
				'/src/trail/trail-link.tsx#TrailLink',
				'/src/privacy/privacy-link.tsx#PrivacyLink',
			],
			views: {
				forgot: { Component: '/src/access/forgot-view.tsx#ForgotView' },
				login: { Component: '/src/second-factor/sign-in-view.tsx#SignInView' },
				desk: {
					path: '/desk',
					exact: true,
					Component: '/src/desk/desk-view.tsx#DeskView',
					meta: { title: viewTitles.desk.en },
				},
				letter: {
					path: '/desk/:collection/:id',
					Component: '/src/desk/letter-view.tsx#LetterView',
					meta: { title: viewTitles.letter.en },
				},
				privacy: {
					path: '/privacy',
					Component: '/src/privacy/privacy-view.tsx#PrivacyView',
					meta: { title: viewTitles.privacy.en },
				},
				lotsImport: {
					path: '/lots-import',
					Component: '/src/lots/import-view.tsx#LotsImportView',
					meta: { title: viewTitles.lotsImport.en },
				},
				languages: {
					path: '/languages',
					Component: '/src/languages/languages-view.tsx#LanguagesView',
					meta: { title: viewTitles.languages.en },
				},
				links: {
					path: '/links',
					Component: '/src/links/links-view.tsx#LinksView',
					meta: { title: viewTitles.links.en },
				},
				approvals: {
					path: '/approvals',
					Component: '/src/approval/approvals-view.tsx#ApprovalsView',
					meta: { title: viewTitles.approvals.en },
				},
				releases: {
					path: '/releases',
					exact: true,
					Component: '/src/releases/releases-view.tsx#ReleasesView',
					meta: { title: viewTitles.releases.en },
				},
				release: {
					path: '/releases/:id',
					Component: '/src/releases/release-view.tsx#ReleaseView',
					meta: { title: viewTitles.release.en },
				},
				record: {
					path: '/record',
					Component: '/src/record/record-view.tsx#RecordView',
					meta: { title: viewTitles.record.en },
				},
				applicationBoard: {
					path: '/desk/applications',
					exact: true,
					Component: '/src/desk/applications/board-view.tsx#BoardView',
					meta: { title: viewTitles.applicationBoard.en },
				},
				trail: {
					path: '/trail',
					Component: '/src/trail/trail-view.tsx#TrailView',
					meta: { title: viewTitles.trail.en },
				},
			},
		},
		importMap: { baseDir: studio, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
	},
	collections: [
		products,
		productDocuments,
		revisions,
		categories,
		certifications,
		registrations,
		testTypes,
		notices,
		lots,
		articles,
		events,
		pages,
		freePages,
		reusableSections,
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
		bookings,
		quoteRequests,
		signUps,
		subscribers,
		watches,
		paperRequests,
		applications,
		resumes,
		problemReports,
		reportPhotos,
		exchanges,
		answerTemplates,
		mails,
		withSecurityEvents(users),
		secondFactors,
		productViews,
		missedSearches,
		delivered,
		toldChanges,
		unsavedChanges,
		erasures,
		proposals,
		releases,
	]
		.map(withDesk)
		.map(withReleases)
		.map(withoutApiTab)
		.map(withRefusalSummary)
		.map(withPreview)
		.map(withUnsaved)
		.map(refuseMisshapen)
		.map(withCleanWords)
		.map(fitForTheSite)
		.map(changedTogether)
		.map(sensibleOfMany)
		.map(keepInUse)
		.map(keepFormerAddresses)
		.map(withLanguages)
		.map(withUses)
		.map(withHistory)
		.map(withTrail)
		.map(withApproval),
	globals: [home, navigation, synonyms, siteSettings, mailSettings, retention, desk, approval, studioState]
		.map(withReleases)
		.map(withRefusalSummary)
		.map(globalWithPreview)
		.map(globalWithUnsaved)
		.map(globalRefuseMisshapen)
		.map(withCleanWords)
		.map(globalFitForTheSite)
		.map(globalWithLanguages)
		.map(withHistory)
		.map(globalWithTrail),
	endpoints: [
		accessEndpoint,
		...snapshotEndpoints,
		...previewEndpoints,
		...draftEndpoints,
		...unsavedEndpoints,
		...deliveryEndpoints,
		...fileEndpoints,
		...privacyEndpoints,
		...operationsEndpoints,
		exportEndpoint,
		retentionEndpoint,
		...reportEndpoints,
		...meetingEndpoints,
		newsletterExport,
		trailExport,
		...languageEndpoints,
		...linkEndpoints,
		...lotEndpoints,
		...labelEndpoints,
		...approvalEndpoints,
		...releaseEndpoints,
		...answerEndpoints,
		...applicationEndpoints,
		...deskEndpoints,
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
	i18n: studioLanguages,
	email: emailAdapter(),
	jobs: { access: { run: onlyRunner, queue: onlyRunner, cancel: onlyRunner }, deleteJobOnComplete: true },
	plugins: filesInS3,
	upload: { abortOnLimit: true, responseOnLimit: tooLarge, limits: { fileSize: largestFile } },
	sharp,
	typescript: { outputFile: resolve(here, 'payload-types.ts') },
});

export default config.then(withStatedAccess).then(withGuardedWrites);
