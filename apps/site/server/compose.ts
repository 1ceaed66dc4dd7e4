import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { diskOf } from '@site/contract/disk';
import { wireBase } from '@site/contract/wire';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { routePaths } from '../app/route-paths.ts';
import { createAccessLog } from './access-log.ts';
import { dayAnywhere } from './content/dates.ts';
import { readSample } from './content/sample.ts';
import { isGonePage, spelledSlug } from './content/slugs.ts';
import { contentStatePath, createContentState } from './content-state.ts';
import { createDocumentSetFile } from './documents/document-set-file.ts';
import { createRevisionCopies } from './documents/revision-copies.ts';
import { createRevisionFiles } from './documents/revision-files.ts';
import { createNamedFiles } from './files/named-files.ts';
import { openIntake } from './intake/intake.ts';
import { openLiveContent } from './live-content.ts';
import { createMeetings } from './meetings/meetings.ts';
import { createMeetingCalls } from './meetings/studio-calls.ts';
import { createMetrics } from './metrics.ts';
import { createNotReady } from './not-ready.ts';
import { createOperations } from './operations.ts';
import { createCalendar } from './pages/calendar.ts';
import { createCaptions } from './pages/captions.ts';
import { createFeeds } from './pages/feeds.ts';
import { createListFiles } from './pages/list-files.ts';
import { createMedia } from './pages/media.ts';
import { createMeetingFile } from './pages/meeting-file.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PageRequest } from './pages/page-request.ts';
import { createPages } from './pages/pages.ts';
import { createReleaseFiles } from './pages/release-files.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { createShareCode } from './pages/share-code.ts';
import { createPreviews } from './previews.ts';
import { createDataFiles } from './product-data/data-files.ts';
import { openVersions } from './product-data/versions.ts';
import { createPublicFiles } from './public-files.ts';
import { digest, givesAnswers } from './questions.ts';
import { createReleasePreviews } from './release-previews.ts';
import { createReportStanding } from './report-standing.ts';
import { record, requestIdOf } from './request-record.ts';
import { createSearchEngineFiles } from './search-engines/search-engine-files.ts';
import { structuredData, structuredDataHtml } from './search-engines/structured-data/structured-data.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { createTypedDrafts } from './typed-drafts.ts';
import { createVisits } from './visits.ts';
import { createAdmission } from './wire/admission.ts';
import { networkAddressOf } from './wire/caller.ts';
import { createInternalCalls, internalBase } from './wire/internal-calls.ts';
import { createMeetingCall } from './wire/meeting-call.ts';
import { createPageWrites } from './wire/page-writes.ts';
import { createPastedList } from './wire/pasted-list.ts';
import { createSubscriptionLinks } from './wire/subscription-links.ts';
import { createWire } from './wire/wire.ts';

const beforeRefusal = 1000;

export type Composition = {
	settings: Settings;
	log: Logger;
	mode: 'production' | 'development';
	build: () => Promise<ServerBuild>;
	clientFolder: string | null;
	sampleFolder: string;
	/** The program that makes smaller sizes of pictures. */
	pictureMaker: string;
	/** The program that checks visitors' files. */
	fileChecker: string;
};

/** Puts the site together: content in memory, pages over it, the wire beside them. */
export async function compose({ settings, log, mode, build, clientFolder, sampleFolder, ...programs }: Composition) {
	const { studio } = settings;
	const headers = securityHeaders(settings.publicUrl, mode);
	const metrics = createMetrics();
	const accessLog = createAccessLog(log);
	const cache = createPageCache(
		settings.pageCacheBytes,
		({ request, answers, url, beside }) => givesAnswers(content(), answers) && besideOf(request, url) === beside,
	);
	const queue = createRenderQueue();
	const named = createNamedFiles();
	const notReady = createNotReady(headers);
	const versions = openVersions({
		file: join(settings.dataDir, 'data-versions.json'),
		publicUrl: settings.publicUrl,
		log,
	});
	let stopping = false;

	const live = await openLiveContent({
		file: join(settings.dataDir, 'snapshot.json'),
		sample: () => readSample(sampleFolder, settings.sample),
		studio,
		log,
		beforeServed: named.publish,
		onChange() {
			versions.of(live.content());
			pages.renew();
			files.prepare();
			copies.copyAhead(content().snapshot.revisions);
		},
		onRefused: () => metrics.refusedContent.inc(),
		onNotKept: () => metrics.unkeptContent.inc(),
		onBack: () => intake.studioIsBack(),
	});
	const releasePreviews = createReleasePreviews({
		studio,
		snapshot: live.snapshot,
		onShown: named.show,
		isSafe: settings.publicUrl.startsWith('https:'),
	});
	const data = createDataFiles({ content: live.content, versions, publicUrl: settings.publicUrl, headers });
	const content = () => releasePreviews.current()?.content ?? live.content();
	const files = createPublicFiles({ settings, sampleFolder, pictureMaker: programs.pictureMaker, named, log });
	const copies = createRevisionCopies(settings, sampleFolder);
	live.follow();
	const previews = createPreviews(studio, content, named.show);
	const drafts = createTypedDrafts({ content, onShown: named.show });
	/** A draft that has ended shows the published content. */
	const contentFor = (draft: string | null) => (draft && drafts.contentWith(draft)) || content();
	const intake = openIntake({
		dataDir: settings.dataDir,
		limited: settings.rateLimits,
		studio,
		fileChecker: programs.fileChecker,
		log,
	});
	const internal = createInternalCalls({ token: studio?.token, erase: intake.erase, layDraft: drafts.lay, log });
	const onRefused = metrics.refusedSubmissions;
	const subscriptionLinks = createSubscriptionLinks({
		...intake,
		secret: settings.linkSecret,
		now: Date.now,
		onRefused,
		log,
	});
	const meetings = createMeetings({
		content,
		isThere: live.isThere,
		calls: studio && createMeetingCalls(studio),
		secret: settings.linkSecret || settings.trackingKey,
		// Pages of events whose free times changed are rendered again.
		onChange: () => cache.renew(),
	});
	const stopMeetings = meetings.follow();
	const wire = createWire({
		...intake,
		content,
		meetings,
		now: Date.now,
		settings,
		previews,
		inTurn: queue.inTurn,
		onRefused,
		log,
	});

	const visitorOf = (request: IncomingMessage) => networkAddressOf(request, settings.trustProxy);

	const videoHosts = () => content().snapshot.settings.videoHosts;
	function tagManagerScript() {
		const { id, script } = content().snapshot.settings.tagManager;
		return id ? script : '';
	}
	function described({ verdict, address, language }: PageRequest, url: string) {
		if (verdict.kind !== 'page') return '';
		const { route, slug } = verdict;
		const query = new URL(address, url).searchParams;
		const { publicUrl } = settings;
		return structuredDataHtml(structuredData({ content: content(), language, publicUrl, route, slug, query, url }));
	}
	function besideOf(request: PageRequest, url: string | undefined) {
		return digest(
			JSON.stringify([
				...[url && described(request, url), tagManagerScript(), videoHosts(), offeredOn(request)],
				isOfData(request) && versions.of(live.content()),
			]),
		);
	}
	const isOfData = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.name === 'ProductData';
	function offeredOn({ verdict }: PageRequest): readonly string[] {
		if (verdict.kind !== 'page' || verdict.route.name !== 'Eventsinfo') return [];
		const event = content().snapshot.events.find(({ slug }) => slug === verdict.slug);
		return event ? meetings.offered(event.id) : [];
	}

	const pages = createPages({
		build,
		mode,
		cache,
		queue,
		headers,
		isSafe: settings.publicUrl.startsWith('https:'),
		sharedCacheSeconds: settings.sharedCacheSeconds,
		visitorOf,
		onFull(request, response) {
			metrics.refusedRenders.inc();
			// Delayed, so that a client that retries at once does not keep the site busy with refusals.
			setTimeout(() => notReady(request, response), beforeRefusal);
		},
		tagManagerScript,
		videoHosts,
		described,
		beside: besideOf,
		studioOrigin: settings.studioOrigin,
		onRendered: (seconds) => metrics.renderSeconds.observe(seconds),
		onFailed(err, id) {
			metrics.renderErrors.inc();
			log.error({ err, id }, 'page failed');
		},
		spelledSlug: (item, slug, draft) => spelledSlug(contentFor(draft), item, slug),
		releaseShown: () => releasePreviews.current()?.name ?? null,
		knowsDraft: drafts.knows,
		isGonePage: (slug, draft) => isGonePage(contentFor(draft), slug),
		knowsForm: (token) => intake.sentForms.find(token) !== undefined,
		visit: createVisits({
			settings,
			contentFor,
			previews,
			sentForms: intake.sentForms,
			reportStanding: createReportStanding({ studio, secret: settings.linkSecret || settings.trackingKey }),
			meetings,
			dataFiles: data.overview,
			today,
		}),
	});

	// Events end once a day, when the day has ended everywhere on earth; the year in the footer changes once a year.
	let day = today();
	const daily = setInterval(() => {
		if (day === today()) return;
		day = today();
		cache.clear();
		live.turnDay().catch((err: unknown) => log.error({ err }, 'the content of the new day failed'));
	}, 60_000).unref();

	const releaseFiles = clientFolder ? createReleaseFiles(clientFolder, headers) : null;
	metrics.gauge(
		'site_content_troubles',
		'Published items whose last good version is shown',
		() => live.troubles().length,
	);
	metrics.gauge('site_page_cache_bytes', 'Bytes of pages kept ready', () => cache.size().bytes);
	metrics.gauge('site_ready', 'Whether /readyz says that the site wants traffic', () => (state() === 'ready' ? 1 : 0));
	const disk = () => diskOf(settings.dataDir);
	metrics.gauge('site_data_free_bytes', 'Room left on the disk of the data folder', () => disk().free);
	metrics.gauge('site_data_size_bytes', 'Size of the disk of the data folder', () => disk().size);
	for (const [name, { help, read }] of Object.entries(intake.figures)) metrics.gauge(name, help, read);

	const state = () => (stopping ? 'stopping' : live.isThere() ? 'ready' : 'no content');
	const operations = createOperations(metrics, state, settings.metricsToken);
	const site = createSite({
		pages,
		releaseFiles: releaseFiles ?? { answer: async () => false, answerFromMemory: () => null },
		media: createMedia({ locate: files.pictures, headers, sizes: files.sizes }),
		documents: createMedia({ locate: files.documents, headers }),
		feeds: createFeeds({ content, publicUrl: settings.publicUrl, headers }),
		searchEngineFiles: createSearchEngineFiles({ content, publicUrl: settings.publicUrl, today, headers }),
		calendar: createCalendar({ content, publicUrl: settings.publicUrl }),
		meetingFile: createMeetingFile({ content, meetings, publicUrl: settings.publicUrl }),
		shareCode: createShareCode({ content, publicUrl: settings.publicUrl }),
		captions: createCaptions({ content, headers }),
		dataFiles: data.answer,
		listFiles: createListFiles({ content, headers }),
		documentSet: createDocumentSetFile({
			content,
			copies,
			headers,
			refused: (request) => intake.limits.refused('upload', visitorOf(request)),
		}),
		revisionFiles: createRevisionFiles({ content, copies, headers, showPage: pages.answer }),
		operations,
		releasePreviews: releasePreviews.answer,
		wire: getRequestListener(new Hono().route(wireBase, wire).route(internalBase, internal).fetch),
		pageWrites: createPageWrites({
			admission: createAdmission({ limits: intake.limits, trustProxy: settings.trustProxy }),
			answers: {
				...subscriptionLinks,
				[routePaths.List]: createPastedList({ content, headers }),
				[routePaths.Meeting]: createMeetingCall({ meetings, limits: intake.limits, log }),
			},
			headers,
		}),
		headers,
		log,
		accessLog,
		metrics,
	});
	const contentState = createContentState(studio?.token, live);

	return {
		handle(request: IncomingMessage, response: ServerResponse) {
			const isContentState = request.url === contentStatePath;
			if (live.isThere() && !isContentState) {
				const preview = releasePreviews.of(request);
				return preview ? releasePreviews.within(preview, () => site(request, response)) : site(request, response);
			}
			record(request, response, { id: requestIdOf(request), headers, log: accessLog, metrics });
			if (isContentState) return contentState(request, response);
			if (!operations(request, response, request.url ?? '/')) notReady(request, response);
		},
		warm() {
			void releaseFiles?.warm(() => !stopping);
			files.prepare();
			if (live.isThere()) versions.of(live.content());
			if (live.isThere()) copies.copyAhead(content().snapshot.revisions);
		},
		refuseTraffic() {
			stopping = true;
		},
		async close() {
			live.stop();
			stopMeetings();
			clearInterval(daily);
			files.sizes.close();
			await intake.close();
		},
	};
}

const today = () => dayAnywhere(Date.now());
