import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { typeOf } from './file-types.ts';

export type MediaOptions = {
	/** `media` or `documents`: the first part of the address and the name of the folders. */
	kind: 'media' | 'documents';
	/** The site's own copies, by content hash. */
	ownFolder: string;
	/** What comes with the sample company. */
	sampleFolder: string;
	studio: { url: string; token: string } | null;
	headers: Record<string, string>;
};

const safeName = /^[\w][\w.-]*$/;

/** Pictures and documents: from the site's own copies, else from the sample company, else fetched once from the studio. */
export function createMedia({ kind, ownFolder, sampleFolder, studio, headers }: MediaOptions) {
	const fetching = new Map<string, Promise<string | null>>();

	async function locate(name: string): Promise<string | null> {
		for (const folder of [ownFolder, sampleFolder]) {
			const file = join(folder, name);
			if (
				await stat(file).then(
					(found) => found.isFile(),
					() => false,
				)
			)
				return file;
		}
		const running = fetching.get(name) ?? fetchFromStudio(name).finally(() => fetching.delete(name));
		fetching.set(name, running);
		return running;
	}

	async function fetchFromStudio(name: string): Promise<string | null> {
		if (!studio) return null;
		const answer = await fetch(new URL(`/api/site-${kind}/${name}`, studio.url), {
			headers: { Authorization: `Bearer ${studio.token}` },
			signal: AbortSignal.timeout(10_000),
		}).catch(() => null);
		if (!answer?.ok) return null;
		const file = join(ownFolder, name);
		await mkdir(ownFolder, { recursive: true });
		await writeFile(`${file}.new`, Buffer.from(await answer.arrayBuffer()));
		await rename(`${file}.new`, file);
		return file;
	}

	return async function answer(request: IncomingMessage, response: ServerResponse, name: string) {
		const file = safeName.test(name) ? await locate(name) : null;
		if (!file) {
			response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const { size } = await stat(file);
		response.writeHead(200, {
			...headers,
			'Content-Type': typeOf(name),
			'Content-Length': size,
			'Cache-Control': kind === 'media' ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
			// A drawing opened on its own must not run anything; a document may be framed by this site alone.
			'Content-Security-Policy': name.endsWith('.svg')
				? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
				: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
		});
		if (request.method === 'HEAD') response.end();
		else await pipeline(createReadStream(file), response).catch(() => response.destroy());
	};
}
