import { randomUUID } from 'node:crypto';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { newServedDocument, type Visit, visitContext } from '../../app/visit.ts';
import type { Answers } from '../questions.ts';
import { formField, type PageRequest } from './page-request.ts';

/** Placeholder origin, because the router requires absolute URLs. */
export const origin = 'http://site.invalid';

/** The data and services that a page's loaders can use, and the record of their questions. */
export type PageVisit = Omit<Visit, 'report' | 'served' | 'movedTo'> & { answers: () => Answers };

export type RendererDependencies = {
	build: () => Promise<ServerBuild>;
	mode: 'production' | 'development';
	visit: (request: PageRequest) => PageVisit;
	onRendered: (seconds: number) => void;
	onFailed: (error: unknown, requestId: string) => void;
};

export type Rendered = {
	status: number;
	headers: Headers;
	body: string;
	failed: boolean;
	nonce: string;
	/** The styles, to be inserted into the page's own element. */
	styles: string;
	answers: () => Answers;
};

/** Renders one page, and reports whether anything failed in it. */
export function createRenderer({ build, mode, visit, onRendered, onFailed }: RendererDependencies) {
	let built: ServerBuild | undefined;
	let handler: RequestHandler | undefined;

	async function currentHandler(): Promise<RequestHandler> {
		const current = await build();
		if (!handler || current !== built) handler = createRequestHandler(current, mode);
		built = current;
		return handler;
	}

	return async (page: PageRequest, id: string, movedTo: Visit['movedTo'] = null): Promise<Rendered> => {
		const started = performance.now();
		const failures = new Set<unknown>();
		const report = (error: unknown) => {
			if (failures.has(error)) return;
			failures.add(error);
			onFailed(error, id);
		};
		const context = new RouterContextProvider();
		const nonce = randomUUID();
		const served = page.isData ? null : newServedDocument(nonce);
		const { answers, ...known } = visit(page);
		context.set(visitContext, { ...known, served, movedTo, report });
		const handle = await currentHandler();
		const url = new URL(page.address, origin);
		if (page.form) url.searchParams.set(formField, page.form);
		const response = await handle(new Request(url), context);
		const body = await response.text();
		onRendered((performance.now() - started) / 1000);
		const { status, headers } = response;
		return { status, headers, body, failed: failures.size > 0, nonce, styles: served?.styles ?? '', answers };
	};
}
