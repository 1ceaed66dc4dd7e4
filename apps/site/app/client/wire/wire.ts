import {
	type WireAnswer,
	type WireCalls,
	type WireForm,
	type WireName,
	type WireReference,
	wireBase,
	wirePaths,
} from '@site/contract/wire';
import { showToast } from '../toasts.ts';

/** CONST-1 */
export const requestTimeout = 10_000;

export type CallOptions = {
	signal?: AbortSignal;
	/** For writes: the same key for every try of the same submission, so that it is stored once. */
	idempotencyKey?: string;
	/** Milliseconds the form was open. */
	fillTime?: number;
	/** For calls in the background: no toasts, and not aborted when the visitor leaves the page. */
	silent?: boolean;
};

/** Exported from here, so that it is in the bundle that every page loads. */
export { newKey } from '@site/contract/new-key';

/** A call that was answered with a status other than 200, or not at all (status 0). */
export class WireFailure extends Error {
	readonly status: number;
	constructor(status: number, message: string, cause?: unknown) {
		super(message, { cause });
		this.name = 'WireFailure';
		this.status = status;
	}
}

/**
 * CALL-43: HTTP 200 resolves, with a toast of `msg` if the status in the body is not 200; any other HTTP
 * status and a failed request reject, with a toast if the server sent a `msg`.
 */
export const call = <Name extends WireName>(
	name: Name,
	payload: WireCalls[Name]['takes'],
	options: CallOptions = {},
): Promise<WireAnswer<WireCalls[Name]['data']>> => answerAt(wirePaths[name], payload, options);

/** The same, for sending a form. */
export const sendForm = (
	path: string,
	form: WireForm,
	options: CallOptions,
): Promise<WireAnswer<WireReference | null>> => answerAt(path, form, options);

async function answerAt<Data>(path: string, payload: object, options: CallOptions): Promise<WireAnswer<Data>> {
	const response = await send(path, payload, options);
	const answer = await readAnswer<Data>(response, options.signal);
	if (answer && answer.status !== 200 && answer.msg && !options.silent) showToast('error', answer.msg);
	if (response.status !== 200 || !answer) throw new WireFailure(response.status, answer?.msg ?? '');
	return answer;
}

async function send(path: string, payload: object, options: CallOptions): Promise<Response> {
	const timeout = AbortSignal.timeout(requestTimeout);
	const headers = new Headers({ 'Content-Type': 'application/json' });
	if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
	if (options.fillTime !== undefined) headers.set('X-Fill-Time', String(Math.round(options.fillTime)));
	try {
		return await fetch(wireBase + path, {
			method: 'POST',
			credentials: 'include',
			headers,
			body: JSON.stringify(payload),
			keepalive: options.silent ?? false,
			signal: options.signal ? either(options.signal, timeout) : timeout,
		});
	} catch (cause) {
		throw failed(cause, options.signal);
	}
}

/** `AbortSignal.any` is missing in the oldest browsers that get the scripts. */
function either(...signals: AbortSignal[]): AbortSignal {
	const controller = new AbortController();
	for (const signal of signals) {
		const abort = () => controller.abort(signal.reason);
		if (signal.aborted) abort();
		else signal.addEventListener('abort', abort, { once: true });
	}
	return controller.signal;
}

/** The body; undefined if it is empty or not from the site, such as a proxy's error page. */
async function readAnswer<T>(response: Response, signal: AbortSignal | undefined): Promise<WireAnswer<T> | undefined> {
	try {
		return answerIn<T>(await response.text());
	} catch (cause) {
		throw failed(cause, signal);
	}
}

export function answerIn<T>(text: string): WireAnswer<T> | undefined {
	try {
		const body: unknown = JSON.parse(text);
		return isAnswer<T>(body) ? body : undefined;
	} catch {
		return undefined;
	}
}

const isAnswer = <T>(body: unknown): body is WireAnswer<T> =>
	typeof body === 'object' && body !== null && 'status' in body && 'msg' in body && typeof body.msg === 'string';

/** An abort by the caller stays an AbortError; a timeout or a lost connection is a failure. */
const failed = (cause: unknown, signal: AbortSignal | undefined): unknown =>
	signal?.aborted ? cause : new WireFailure(0, '', cause);
