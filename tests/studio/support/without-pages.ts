import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { request as client } from '@playwright/test';
import { test as base } from 'vitest';
import { forgetSessions } from './api.ts';
import { ports, root, studioUrl } from './places.ts';

/** Loaded by path, because Payload imports Next's environment types, which are for the studio alone. */
const load = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ `${root}apps/studio/src/${file}.ts`);

type Field = { name: string; defaultValue?: unknown };
type Studio = { collections: Record<string, { config: { flattenedFields: Field[] } }> };
type ForTests = {
	startSampleForTests: () => Promise<Studio>;
	answerApi: (request: Request, path: string) => Promise<Response>;
};
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
type Serving = { createStudioServer: (handle: Answer) => Server };
type Turns = { endingTurns: (work: () => Promise<Response>) => Promise<Response> };
type Mails = { sendMails: (studio: Studio) => Promise<void> };

let started: Studio;

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	const { answerApi } = await load<ForTests>('database/studio-for-tests');
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers))
		for (const each of [value ?? []].flat()) headers.append(name, each);
	const hasBody = !['GET', 'HEAD'].includes(incoming.method ?? '');
	const request = new Request(`${studioUrl}${incoming.url}`, {
		method: incoming.method ?? 'GET',
		headers,
		...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
	});
	const segments = new URL(request.url).pathname.split('/');
	// Encoded as Next encodes it.
	const path = segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
	const { endingTurns } = await load<Turns>('access/password-turns');
	const answered = await endingTurns(() => answerApi(request, path));
	for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
	response.setHeader('set-cookie', answered.headers.getSetCookie());
	response.writeHead(answered.status);
	if (answered.body) await pipeline(Readable.fromWeb(answered.body as never), response);
	else response.end();
}

/** The studio's API without its pages. Each file has a separate one, filled with the sample. */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: the form that vitest asks for
	.extend('studio', { scope: 'file', auto: true }, async ({}, { onCleanup }) => {
		const { startSampleForTests } = await load<ForTests>('database/studio-for-tests');
		started = await startSampleForTests();
		forgetSessions();
		const { createStudioServer } = await load<Serving>('studio-server');
		const server = createStudioServer((request, response) => void answer(request, response)).listen(ports.studio);
		await once(server, 'listening');
		onCleanup(() => {
			server.closeAllConnections();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		});
		return started;
	})
	// biome-ignore lint/correctness/noEmptyPattern: the form that vitest asks for
	.extend('request', async ({}, { onCleanup }) => {
		// Each test uses a separate IP address, so that its failed sign-ins delay no other test.
		const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
		const extraHTTPHeaders = { 'x-forwarded-for': address };
		// The test has a time limit, so a call within it needs none.
		const request = await client.newContext({ baseURL: studioUrl, extraHTTPHeaders, timeout: 0 });
		onCleanup(() => request.dispose());
		return request;
	});

/** Runs the job that the runner starts every few seconds. */
export async function sendDue(): Promise<void> {
	const { sendMails } = await load<Mails>('mail/send-mails');
	await sendMails(started);
}

export { expect } from 'vitest';
