import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { accessEndpoint } from './access/access-endpoint.ts';
import { withStatedAccess } from './access/built-in-collections.ts';
import { noteRefusal, withSecurityEvents } from './access/security-events.ts';
import { approvalEndpoints } from './approval/approval-endpoints.ts';
import { globalWithForm, withForm } from './around-form.ts';
import { withReferencedBlocks } from './blocks/referenced-blocks.ts';
import { sectionBlocks } from './blocks/section-blocks.ts';
import { sectionPicturesEndpoint } from './blocks/section-pictures.ts';
import { studioMeta } from './brand/studio-meta.ts';
import { answerTemplates } from './collections/answer-templates.ts';
import { bookings } from './collections/bookings.ts';
import { delivered } from './collections/delivered.ts';
import { erasures } from './collections/erasures.ts';
import { exchanges } from './collections/exchanges.ts';
import { mails } from './collections/mails.ts';
import { messages } from './collections/messages.ts';
import { missedSearches } from './collections/missed-searches.ts';
import { pictures } from './collections/pictures.ts';
import { problemReports } from './collections/problem-reports.ts';
import { productViews } from './collections/product-views.ts';
import { proposals } from './collections/proposals.ts';
import { releases } from './collections/releases.ts';
import { reportPhotos } from './collections/report-photos.ts';
import { resumes } from './collections/resumes.ts';
import { secondFactors } from './collections/second-factors.ts';
import { subscribers } from './collections/subscribers.ts';
import { toldChanges } from './collections/told-changes.ts';
import { unsavedChanges } from './collections/unsaved-changes.ts';
import { users } from './collections/users.ts';
import { watches } from './collections/watches.ts';
import { surviveDatabase } from './database/survive-database.ts';
import { deliveryEndpoints } from './deliveries/delivery-endpoints.ts';
import { answerEndpoints } from './desk/answer/answer-endpoints.ts';
import { applicationEndpoints } from './desk/applications/application-endpoints.ts';
import { deskEndpoints } from './desk/desk-endpoints.ts';
import { findEndpoint } from './find/find-endpoint.ts';
import { approval } from './globals/approval.ts';
import { desk } from './globals/desk.ts';
import { mailSettings } from './globals/mail-settings.ts';
import { retention } from './globals/retention.ts';
import { studioState } from './globals/studio-state.ts';
import { exportEndpoint } from './inbox/export-endpoint.ts';
import { retentionEndpoint } from './inbox/retention-endpoint.ts';
import { labelEndpoints } from './labels/label-endpoints.ts';
import { languageEndpoints } from './languages/language-endpoints.ts';
import { linkEndpoints } from './links/link-endpoints.ts';
import { lotEndpoints } from './lots/lot-endpoints.ts';
import { emailAdapter } from './mail/email-adapter.ts';
import { fileEndpoints } from './media/file-endpoints.ts';
import { largestFile, tooLarge } from './media/file-limits.ts';
import { filesInS3 } from './media/files-in-s3.ts';
import { sayTooLarge } from './media/files-in-words.ts';
import { sayFileTrouble } from './media/say-file-trouble.ts';
import { meetingEndpoints } from './meetings/meeting-endpoints.ts';
import { migrations } from './migrations/index.ts';
import { operationsEndpoints } from './operations/operations-endpoints.ts';
import { globalWithPhases, withPhases } from './phases.ts';
import { draftEndpoints } from './preview/draft-endpoints.ts';
import { previewEndpoints } from './preview/preview-endpoints.ts';
import { privacyEndpoints } from './privacy/privacy-endpoints.ts';
import { productHomeEndpoint } from './product-home/product-home-endpoint.ts';
import { withTrueStates } from './publish/true-states.ts';
import { releaseEndpoints } from './releases/release-endpoints.ts';
import { reportEndpoints } from './reports/report-endpoints.ts';
import { editor } from './rich-text/editor.ts';
import { allowedOrigins } from './server/allowed-origins.ts';
import { explainError } from './server/explain-error.ts';
import { logOptions } from './server/log-options.ts';
import { settings } from './settings.ts';
import { contentCollections, contentGlobals, fileCollections } from './snapshot/parts.ts';
import { snapshotEndpoints } from './snapshot/snapshot-endpoints.ts';
import { newsletterExport } from './subscribers/export-endpoint.ts';
import { trailExport } from './trail/trail-endpoints.ts';
import { undoEndpoint } from './undo/undo-endpoint.ts';
import { unsavedEndpoints } from './unsaved/unsaved-endpoints.ts';
import { momentPattern } from './words/dates.ts';
import { studioLanguages } from './words/studio-languages.ts';
import { viewTitles } from './words/view-titles.ts';
import { withGuardedWrites } from './writing-endpoints.ts';

const here = dirname(fileURLToPath(import.meta.url));
const studio = resolve(here, '..');

/** Only the studio's own runner runs jobs, and it needs no permission; the API may not. */
const onlyRunner = () => false;

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
				'/src/unsaved/no-stale-dialog.tsx#NoStaleDialog',
				'/src/rich-text/paste-rules.tsx#PasteRules',
				'/src/undo/undo-offers.tsx#UndoOffers',
				'/src/media/check-files.tsx#CheckFiles',
				'/src/views/menu-on-request.tsx#MenuOnRequest',
				'/src/views/hydrated.tsx#Hydrated',
			],
			Nav: '/src/menu/menu.tsx#Menu',
			actions: ['/src/find/find-button.tsx#FindButton'],
			views: {
				dashboard: { Component: '/src/dashboard/dashboard.tsx#Dashboard' },
				figures: {
					path: '/figures',
					Component: '/src/dashboard/figures-view.tsx#FiguresView',
					meta: { title: viewTitles.figures.en },
				},
				forgot: { Component: '/src/access/forgot-view.tsx#ForgotView' },
				login: { Component: '/src/second-factor/sign-in-view.tsx#SignInView' },
				desk: {
					path: '/desk',
					exact: true,
					Component: '/src/desk/desk-view.tsx#DeskView',
					meta: { title: viewTitles.desk.en },
				},
				applicationBoard: {
					path: '/desk/applications',
					exact: true,
					Component: '/src/desk/applications/board-view.tsx#BoardView',
					meta: { title: viewTitles.applicationBoard.en },
				},
				message: {
					path: '/desk/:reference',
					Component: '/src/desk/message-view.tsx#MessageView',
					meta: { title: viewTitles.message.en },
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
				contradictions: {
					path: '/contradictions',
					Component: '/src/contradictions/contradictions-view.tsx#ContradictionsView',
					meta: { title: viewTitles.contradictions.en },
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
				trail: {
					path: '/trail',
					Component: '/src/trail/trail-view.tsx#TrailView',
					meta: { title: viewTitles.trail.en },
				},
			},
		},
		importMap: { baseDir: studio, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
	},
	blocks: sectionBlocks,
	collections: [
		...contentCollections,
		pictures,
		...fileCollections,
		messages,
		bookings,
		subscribers,
		watches,
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
		.map(withForm)
		.map(withPhases),
	globals: [...contentGlobals, mailSettings, retention, desk, approval, studioState]
		.map(globalWithForm)
		.map(globalWithPhases),
	endpoints: [
		accessEndpoint,
		findEndpoint,
		undoEndpoint,
		sectionPicturesEndpoint,
		productHomeEndpoint,
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
	// noteRefusal logs these errors, with the user.
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

export default config.then(withReferencedBlocks).then(withTrueStates).then(withStatedAccess).then(withGuardedWrites);
