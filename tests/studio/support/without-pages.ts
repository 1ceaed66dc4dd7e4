import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { request as client } from '@playwright/test';
import { getPayload, handleEndpoints } from 'payload';
import { test as base } from 'vitest';
import { endingTurns } from '../../../apps/studio/src/access/password-turns.ts';
import { startSampleForTests } from '../../../apps/studio/src/database/studio-for-tests.ts';
import { forgetSessions } from './api.ts';
import { ports, studioUrl } from './places.ts';

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	const { default: config } = await import('../../../apps/studio/src/payload.config.ts');
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
	// As Next gives it.
	const path = segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
	const answered = await endingTurns(() => handleEndpoints({ config, request, path }));
	for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
	response.setHeader('set-cookie', answered.headers.getSetCookie());
	response.writeHead(answered.status);
	if (answered.body) await pipeline(Readable.fromWeb(answered.body as never), response);
	else response.end();
}

/** The studio as other programs meet it, without its pages: a file has one for itself, filled with the sample. */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: the form that vitest asks for
	.extend('studio', { scope: 'file', auto: true }, async ({}, { onCleanup }) => {
		const payload = await startSampleForTests();
		forgetSessions();
		const { createStudioServer } = await import('../../../apps/studio/src/studio-server.ts');
		const server = createStudioServer((request, response) => void answer(request, response)).listen(ports.studio);
		await once(server, 'listening');
		onCleanup(() => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		});
		return payload;
	})
	// biome-ignore lint/correctness/noEmptyPattern: the form that vitest asks for
	.extend('request', async ({}, { onCleanup }) => {
		// Each test comes from its own address: wrong attempts of one do not make others wait.
		const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
		const request = await client.newContext({ baseURL: studioUrl, extraHTTPHeaders: { 'x-forwarded-for': address } });
		onCleanup(() => request.dispose());
		return request;
	});

/** What the runner does every few seconds. */
export async function sendDue(): Promise<void> {
	const { default: config } = await import('../../../apps/studio/src/payload.config.ts');
	const { sendMails } = await import('../../../apps/studio/src/mail/send-mails.ts');
	await sendMails(await getPayload({ config }));
}

export { expect } from 'vitest';
