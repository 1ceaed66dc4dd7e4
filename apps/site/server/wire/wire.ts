import type { HttpBindings } from '@hono/node-server';
import { type FormKind, formKinds, forms } from '@site/contract/forms/all';
import type { Language } from '@site/contract/language';
import { type WireAnswer, wirePaths } from '@site/contract/wire';
import { Hono } from 'hono';
import type { Content } from '../content/content.ts';
import { dayAnywhere } from '../content/dates.ts';
import { fillTimeHeader } from '../intake/guards.ts';
import type { Journal } from '../intake/journal.ts';
import type { Limits } from '../intake/limits.ts';
import type { SentForms } from '../intake/sent-forms.ts';
import type { Uploads } from '../intake/uploads.ts';
import { createMeetings, type Meetings } from '../meetings/meetings.ts';
import { createAdmission } from './admission.ts';
import { Refusal } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { bodyFields, type Fields } from './body.ts';
import { type Call, idempotencyKeyOf, languageOf, networkAddressOf, pageOf } from './caller.ts';
import { compressed, type Written } from './compressed.ts';
import { entries } from './entries.ts';
import { createFormPages } from './form-pages.ts';
import { message } from './messages.ts';
import { isNavigation } from './native-form.ts';
import { type PreviewsIn, previewCalls } from './previews.ts';
import { kindIn } from './read-form.ts';
import { type Read, reads } from './reads.ts';
import { createRecorder } from './recorder.ts';
import { refusalFor } from './refusal-for.ts';
import { type RefusalReason, reasonOf } from './refusal-reason.ts';
import { createReportCall } from './report-call.ts';
import { countSearch } from './search-seen-call.ts';
import { takeUpload } from './upload-call.ts';
import { countView } from './view-call.ts';
import { type WriteRoute, wireWrites } from './write-routes.ts';

export type WireDependencies = {
	content: () => Content;
	journal: Journal;
	uploads: Uploads;
	/** Outcomes of forms submitted without JavaScript. */
	sentForms: SentForms;
	limits: Limits;
	/** Epoch milliseconds. */
	now: () => number;
	settings: { trackingKey: string; trustProxy: number; linkSecret?: string };
	previews?: PreviewsIn;
	/** Books times of events; without it every time is a wish. */
	meetings?: Pick<Meetings, 'book'>;
	/** Runs uncached reads one at a time, so that many of them do not hold up other requests. */
	inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
	/** Called for every refused form and file. */
	onRefused?: (reason: RefusalReason) => void;
	log: { error(details: object, message: string): void };
};

const longestQuestion = 32 * 1024;

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** The calls of the wire, to be mounted under its base path. */
export function createWire({
	content,
	journal,
	uploads,
	sentForms,
	limits,
	now,
	settings,
	previews,
	meetings = createMeetings({
		...{ content, now, calls: null },
		secret: settings.linkSecret || settings.trackingKey,
	}),
	inTurn = (work) => work(),
	onRefused = () => undefined,
	log,
}: WireDependencies) {
	const wire = new Hono<{ Bindings: HttpBindings }>();
	const cached = createAnswerCache();
	const today = () => dayAnywhere(now());

	const admission = createAdmission({ limits, trustProxy: settings.trustProxy });

	function onlyBy(call: Call, ...methods: string[]) {
		if (!methods.includes(call.req.method))
			throw new Refusal(405, 'wrongMethod', { headers: { Allow: methods.join(', ') } });
	}

	async function admitRead(call: Call): Promise<void> {
		onlyBy(call, 'GET', 'HEAD', 'POST');
		const refused = await admission.tooMany('read', networkAddressOf(call.env.incoming, settings.trustProxy));
		if (refused) throw refused;
	}

	const questionFields = (call: Call): Promise<Fields> | Fields =>
		call.req.method === 'POST' ? bodyFields(call.env.incoming, longestQuestion) : call.req.query();

	function answerRead(read: Read, fields: Fields): Promise<Written> | Written {
		const { key, answer } = read(fields);
		const published = content();
		const day = today();
		return (
			cached.get(published, day + key) ??
			inTurn(async () => {
				const written = { text: JSON.stringify(answer(published, day)) };
				cached.set(published, day + key, written);
				return written;
			})
		);
	}

	function sent(call: Call, answer: Written) {
		const { body, headers } = compressed(answer, call.req.header('accept-encoding'));
		return call.body(body, 200, { ...json, ...headers });
	}

	for (const [name, read] of entries(reads)) {
		wire.all(wirePaths[name], async (call) => {
			await admitRead(call);
			return sent(call, await answerRead(read, await questionFields(call)));
		});
	}

	for (const [name, { published, ask }] of entries(previewCalls)) {
		const read = reads[published];
		wire.all(wirePaths[name], async (call) => {
			await admitRead(call);
			const fields = await questionFields(call);
			const preview = previews ? await ask(previews, fields) : null;
			return sent(call, preview ? { text: JSON.stringify(preview) } : await answerRead(read, fields));
		});
	}

	const record = createRecorder({ journal, uploads, meetings, limits, now });
	const answerWithPage = createFormPages({
		...{ record, uploads, sentForms, now, onRefused, log },
		trustProxy: settings.trustProxy,
	});
	const report = createReportCall({
		...{ journal, uploads, sentForms, now, onRefused, log },
		secret: settings.linkSecret || settings.trackingKey,
		mostBytes: wireWrites[forms.report.call].mostBytes,
	});

	async function store(call: Call, kind: FormKind, { mostBytes }: WriteRoute): Promise<WireAnswer<unknown>> {
		const fields = await bodyFields(call.env.incoming, mostBytes);
		const language = languageOf(call, fields);
		const fillTime = call.req.header(fillTimeHeader);
		const idempotencyKey = idempotencyKeyOf(call);
		const address = networkAddressOf(call.env.incoming, settings.trustProxy);
		return record(kindIn(kind, fields), { fields, language, page: pageOf(call), fillTime, idempotencyKey, address });
	}
	const formWrite = (kind: FormKind): Write => ({
		toScript: (call, route) => store(call, kind, route),
		toBrowser: (call, route, refused) => answerWithPage(call, { kind, route, refused }),
	});

	const writes: Record<string, Write> = {
		...Object.fromEntries(formKinds.map((kind) => [forms[kind].call, formWrite(kind === 'signup' ? 'contact' : kind)])),
		[forms.report.call]: {
			toScript: report.answer,
			toBrowser: (call, _, refused) => report.answerWithPage(call, refused),
		},
		[wirePaths.upload]: {
			toScript: (call) =>
				takeUpload(call.env.incoming, uploads, { idempotencyKey: idempotencyKeyOf(call), language: languageOf(call) }),
		},
		[wirePaths.productView]: {
			toScript: async (call, { mostBytes }) => {
				const fields = await bodyFields(call.env.incoming, mostBytes);
				return countView(fields, { content: content(), journal, key: settings.trackingKey, now: now() });
			},
		},
		[wirePaths.searchSeen]: {
			toScript: async (call, { mostBytes }) => {
				const fields = await bodyFields(call.env.incoming, mostBytes);
				return countSearch(fields, { content: content(), journal, now: now() });
			},
		},
	};

	for (const [path, route] of Object.entries<WriteRoute>(wireWrites)) {
		const write = writes[path];
		if (!write) throw new Error(`nothing answers ${path}`);
		const { toScript, toBrowser } = write;
		wire.use(path, async (call, next) => {
			await next();
			const isForm = route.limit !== 'none' && route.limit.kind !== 'view';
			if (isForm && call.req.method === 'POST' && call.error) onRefused(reasonOf(refusalFor(call.error)));
		});
		wire.all(path, async (call) => {
			onlyBy(call, 'POST');
			const refused = await admission.refused(call.env.incoming, route);
			if (toBrowser && isNavigation((header) => call.req.header(header))) return toBrowser(call, route, refused);
			if (refused) throw refused;
			return call.body(JSON.stringify(await toScript(call, route)), 200, json);
		});
	}

	wire.all('*', () => {
		throw new Refusal(404, 'unknownCall');
	});

	wire.onError((error, call) => {
		const refusal = refusalFor(error);
		if (refusal !== error) log.error({ err: error, path: call.req.path }, 'A call failed');
		return call.body(refusalBody(refusal, languageOf(call)), refusal.status, { ...json, ...refusal.headers });
	});

	return wire;
}

type Write = {
	toScript(call: Call, route: WriteRoute): Promise<WireAnswer<unknown>>;
	/** For forms that the browser itself sends: the answer is a page, even if the caller sent too much. */
	toBrowser?(call: Call, route: WriteRoute, refused: Refusal | undefined): Promise<Response>;
};

const refusalBody = ({ status, key, values }: Refusal, language: Language): string =>
	JSON.stringify({ status, msg: message(key, language, values), data: null });
