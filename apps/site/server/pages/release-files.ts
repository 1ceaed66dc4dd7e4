import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encoded, quality, unencoded } from './compression.ts';
import { isCompressible, typeOf } from './file-types.ts';
import { sendStored } from './send.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

// A worker has the policy of its script: one that forbids fetching would break the PDF reader.
const filePolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/**
 * The files of this release (scripts, styles, fonts, icons), from memory. Names under /assets contain a hash and are
 * immutable; the others are revalidated.
 */
export function createReleaseFiles(folder: string, headers: Record<string, string>) {
	const files = new Map<string, Promise<StoredAnswer>>();
	const ready = new Map<string, StoredAnswer>();

	async function prepare(path: string): Promise<StoredAnswer> {
		const body = readFileSync(join(folder, path));
		const immutable = path.startsWith('/assets/');
		const stored = storedAnswer(
			200,
			{
				...headers,
				...(headers['Content-Security-Policy'] && { 'Content-Security-Policy': filePolicy }),
				'Content-Type': typeOf(path),
				'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
				Vary: 'Accept-Encoding',
			},
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			isCompressible(path) ? await encoded(body, quality.file) : unencoded(body),
		);
		ready.set(path, stored);
		return stored;
	}

	const paths = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(folder.length)),
	);

	function fileAt(path: string): Promise<StoredAnswer> {
		const known = files.get(path) ?? prepare(path);
		files.set(path, known);
		return known;
	}

	return {
		/** Compresses all files, one after the other, so that the first visitors are not held up. */
		async warm(isWanted: () => boolean) {
			for (const path of paths) if (isWanted()) await fileAt(path);
		},
		/** The status of the response; null if the file is not ready in memory. */
		answerFromMemory(request: IncomingMessage, response: ServerResponse, id: string): number | null {
			const stored = ready.get(request.url ?? '');
			return stored ? sendStored(request, response, stored, id, isCompressible(request.url ?? '')) : null;
		},
		async answer(request: IncomingMessage, response: ServerResponse, path: string, id: string): Promise<boolean> {
			if (!paths.has(path)) return false;
			sendStored(request, response, await fileAt(path), id, isCompressible(path));
			return true;
		},
	};
}
export type ReleaseFiles = Pick<ReturnType<typeof createReleaseFiles>, 'answer' | 'answerFromMemory'>;
