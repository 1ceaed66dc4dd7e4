import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodeAll, quality } from './compression.ts';
import { isCompressible, typeOf } from './file-types.ts';
import type { StoredPage } from './page-cache.ts';
import { sendStored } from './send.ts';

/**
 * The files of this release (scripts, styles, fonts, icons), from memory. Those under /assets carry their hash in their
 * name and never change; the others are asked for again.
 */
export function createReleaseFiles(folder: string, headers: Record<string, string>) {
	const files = new Map<string, Promise<StoredPage>>();

	async function prepare(path: string): Promise<StoredPage> {
		const body = readFileSync(join(folder, path));
		const immutable = path.startsWith('/assets/');
		return {
			status: 200,
			headers: {
				...headers,
				'Content-Type': typeOf(path),
				'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
				Vary: 'Accept-Encoding',
			},
			etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
			bodies: isCompressible(path) ? await encodeAll(body, quality.file) : { br: body, gzip: body, identity: body },
		};
	}

	const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

	return {
		/** One after the other, so that the first visitors are not held up by all of them at once. */
		async warm() {
			for (const path of paths) await fileAt(path);
		},
		async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
			if (!paths.includes(path)) return false;
			sendStored(request, response, await fileAt(path), isCompressible(path));
			return true;
		},
	};

	function fileAt(path: string): Promise<StoredPage> {
		const known = files.get(path) ?? prepare(path);
		files.set(path, known);
		return known;
	}
}
