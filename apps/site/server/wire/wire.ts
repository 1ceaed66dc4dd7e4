import type { HttpBindings } from '@hono/node-server';
import type { Language } from '@site/contract/language';
import { reportCall } from '@site/contract/report';
import { callOf, type WireAnswer, wirePaths } from '@site/contract/wire';
import { Hono } from 'hono';
import type { Content } from '../content/content.ts';
import { dayAnywhere } from '../content/dates.ts';
import { fillTimeHeader, isCrossOrigin } from '../intake/guards.ts';
import type { Journal } from '../intake/journal.ts';
import type { LimitKind, Limits } from '../intake/limits.ts';
import type { SentForms } from '../intake/sent-forms.ts';
import type { Uploads } from '../intake/uploads.ts';
import { createMeetings, type Meetings } from '../meetings/meetings.ts';
import { Refusal } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { bodyFields, type Fields } from './body.ts';
import { type Call, idempotencyKeyOf, languageOf, networkAddressOf, pageOf } from './caller.ts';
import { compressed, type Written } from './compressed.ts';
import { createFormPages } from './form-pages.ts';
import { message } from './messages.ts';
import { isNavigation } from './native-form.ts';
import { type PreviewsIn, previewCalls } from './previews.ts';
import { type Read, reads } from './reads.ts';
import { createRecorder } from './recorder.ts';
import { refusalFor } from './refusal-for.ts';
import { type RefusalReason, reasonOf } from './refusal-reason.ts';
import { createReportCall } from './report-call.ts';
import { countSearch } from './search-seen-call.ts';
import { type Form, type FormKind, forms } from './submissions.ts';
import { takeUpload } from './upload-call.ts';
import { countView } from './view-call.ts';

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
	/** Gives out times of events; without one every time is a wish. */
	meetings?: Pick<Meetings, 'book'>;
	/** Runs uncached reads one at a time, so that many of them do not hold up other requests. */
	inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
	/** Told of every form and file that is not taken. */
	onRefused?: (reason: RefusalReason) => void;
	log: { error(details: object, message: string): void };
};

/** Room for the longest form, every character of it escaped. */
const longestBody = 256 * 1024;
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

	const waitOf = (call: Call, kind: LimitKind) => limits.refused(kind, networkAddressOf(call, settings.trustProxy));

	function admitCaller(call: Call, kind: LimitKind, methods: readonly string[]) {
		if (!methods.includes(call.req.method)) {
			throw new Refusal(405, 'wrongMethod', { headers: { Allow: methods.join(', ') } });
		}
		if (kind !== 'read' && isCrossOrigin((name) => call.req.header(name), settings.trustProxy > 0)) {
			throw new Refusal(403, 'otherSite');
		}
	}

	async function admit(call: Call, kind: LimitKind, methods: readonly string[]): Promise<void> {
		admitCaller(call, kind, methods);
		const seconds = await waitOf(call, kind);
		if (seconds) throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
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
			await admit(call, 'read', ['GET', 'HEAD', 'POST']);
			return sent(call, await answerRead(read, await questionFields(call)));
		});
	}

	for (const [name, { published, ask }] of entries(previewCalls)) {
		const read = reads[published];
		wire.all(wirePaths[name], async (call) => {
			await admit(call, 'read', ['GET', 'HEAD', 'POST']);
			const fields = await questionFields(call);
			const preview = previews ? await ask(previews, fields) : null;
			return sent(call, preview ? { text: JSON.stringify(preview) } : await answerRead(read, fields));
		});
	}

	const record = createRecorder({ journal, uploads, meetings, now });
	const answerWithPage = createFormPages({ record, uploads, sentForms, now, onRefused, log });

	async function store(call: Call, form: Form): Promise<WireAnswer<unknown>> {
		const fields = await bodyFields(call.env.incoming, longestBody);
		const language = languageOf(call, fields);
		const fillTime = call.req.header(fillTimeHeader);
		return record(form, { fields, language, page: pageOf(call), fillTime, idempotencyKey: idempotencyKeyOf(call) });
	}

	async function answerForm(call: Call, form: FormKind) {
		if (isNavigation((header) => call.req.header(header))) {
			admitCaller(call, 'write', ['POST']);
			return answerWithPage(call, { form, maximumBytes: longestBody, waits: await waitOf(call, 'write') });
		}
		await admit(call, 'write', ['POST']);
		return call.body(JSON.stringify(await store(call, forms[form])), 200, json);
	}

	const report = createReportCall({
		...{ journal, uploads, sentForms, now, onRefused, log },
		secret: settings.linkSecret || settings.trackingKey,
	});
	async function answerReport(call: Call) {
		if (isNavigation((header) => call.req.header(header))) {
			admitCaller(call, 'upload', ['POST']);
			return report.answerWithPage(call, await waitOf(call, 'upload'));
		}
		await admit(call, 'upload', ['POST']);
		return call.body(JSON.stringify(await report.answer(call)), 200, json);
	}

	const write = (path: string, kind: LimitKind, handle: (call: Call) => Promise<WireAnswer<unknown>>) =>
		wire.all(path, async (call) => {
			await admit(call, kind, ['POST']);
			return call.body(JSON.stringify(await handle(call)), 200, json);
		});

	for (const path of [...entries(forms).map(([form]) => wirePaths[callOf(form)]), wirePaths.upload, reportCall])
		wire.use(path, async (call, next) => {
			await next();
			if (call.req.method === 'POST' && call.error) onRefused(reasonOf(refusalFor(call.error)));
		});
	for (const [form] of entries(forms)) wire.all(wirePaths[callOf(form)], (call) => answerForm(call, form));
	wire.all(reportCall, answerReport);
	write(wirePaths.upload, 'upload', (call) =>
		takeUpload(call.env.incoming, uploads, { idempotencyKey: idempotencyKeyOf(call), language: languageOf(call) }),
	);
	write(wirePaths.productView, 'view', async (call) => {
		const fields = await bodyFields(call.env.incoming, longestQuestion);
		return countView(fields, { content: content(), journal, key: settings.trackingKey, now: now() });
	});
	write(wirePaths.searchSeen, 'view', async (call) => {
		const fields = await bodyFields(call.env.incoming, longestQuestion);
		return countSearch(fields, { content: content(), journal, now: now() });
	});

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

/** `Object.entries` with the table's own names as keys. */
const entries = <Name extends string, Value>(table: Record<Name, Value>) => Object.entries(table) as [Name, Value][];

const refusalBody = ({ status, key, values }: Refusal, language: Language): string =>
	JSON.stringify({ status, msg: message(key, language, values), data: null });
