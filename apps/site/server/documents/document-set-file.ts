import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { csvOf } from '@site/contract/csv';
import {
	type DocumentKind,
	type DocumentLanguage,
	documentFileAddress,
	documentLanguages,
} from '@site/contract/document-address';
import { nameOfRevision, type Revision } from '@site/contract/product-documents';
import { Zip, ZipPassThrough } from 'fflate';
import type { Content } from '../content/content.ts';
import { documentIndex, heldRevision } from '../content/document-index.ts';
import type { RevisionCopies } from './revision-copies.ts';

/** A document of a set: its file name, and its line in the manifest. */
type SetEntry = {
	path: string;
	reference: string;
	kind: DocumentKind;
	language: DocumentLanguage;
	revision: Revision;
};

const mostReferences = 100;

/** References separated by lines, commas, spaces or semicolons; each once. */
const readReferences = (pasted: string): string[] =>
	[...new Set(pasted.split(/[\s,;]+/).filter(Boolean))].slice(0, mostReferences);

/** The valid documents for these catalogue numbers, in one language or in all, and the unknown numbers. */
function documentSet(
	content: Content,
	{ references, spoken }: { references: readonly string[]; spoken: DocumentLanguage | null },
): { entries: SetEntry[]; unknown: string[] } {
	const { byReference } = documentIndex(content);
	const found = references.map((asked) => ({ asked, known: byReference.get(asked.toLowerCase()) }));
	const entries = new Map<string, SetEntry>();
	for (const { known } of found)
		for (const { document, editions } of known?.documents ?? [])
			for (const edition of editions) {
				const revision = heldRevision(edition);
				if (!known || !revision || (spoken !== null && edition.language !== spoken)) continue;
				const { reference } = known;
				const at = { ...document, reference, language: edition.language, revision: nameOfRevision(revision) };
				const [, , ...parts] = documentFileAddress(at).split('/');
				const path = `${parts[0]}/${parts.slice(1).join('-')}`;
				entries.set(path, { path, reference, kind: document.kind, language: edition.language, revision });
			}
	return { entries: [...entries.values()], unknown: found.flatMap(({ asked, known }) => (known ? [] : [asked])) };
}

type SetOptions = {
	content: () => Content;
	copies: Pick<RevisionCopies, 'locate'>;
	headers: Record<string, string>;
	/** Seconds to wait for a visitor over the limit, else undefined. */
	refused: (request: IncomingMessage) => Promise<number | undefined>;
};

const columns = ['file', 'REF', 'kind', 'language', 'revision', 'SHA-256'];

/** The files of the set, and the requested numbers that were not found. */
const manifestOf = (entries: readonly SetEntry[], unknown: readonly string[]) =>
	csvOf([
		columns,
		...entries.map(({ path, reference, kind, language, revision }) => [
			...[path, reference, kind, language, nameOfRevision(revision), revision.file.sha256],
		]),
		...unknown.map((reference) => ['', reference, 'not found', '', '', '']),
	]);

/** Documents of several products as one archive. It is streamed, so only a piece of a file is in memory at a time. */
export function createDocumentSetFile({ content, copies, headers, refused }: SetOptions) {
	async function write(response: ServerResponse, entries: readonly SetEntry[], manifest: string) {
		const zip = new Zip((error, bytes, isLast) => {
			if (error) return response.destroy(error);
			response.write(bytes);
			if (isLast) response.end();
		});
		const add = (name: string) => {
			const part = new ZipPassThrough(name);
			zip.add(part);
			return part;
		};
		add('manifest.csv').push(Buffer.from(manifest), true);
		for (const { path, revision } of entries) {
			const found = await copies.locate(revision.file.name);
			// An incomplete archive would pass for a complete one.
			if (!found) return response.destroy();
			const part = add(path);
			for await (const piece of createReadStream(found.file)) {
				if (response.destroyed) return;
				part.push(piece);
				if (response.writableNeedDrain) await Promise.race([once(response, 'drain'), once(response, 'close')]);
			}
			part.push(new Uint8Array(), true);
		}
		zip.end();
	}

	return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const query = new URL(request.url ?? '', 'http://site').searchParams;
		const spoken = documentLanguages.find((one) => one === query.get('in')) ?? null;
		const references = readReferences(query.get('references') ?? '');
		const { entries, unknown } = documentSet(content(), { references, spoken });
		const plain = { ...headers, 'Content-Type': 'text/plain; charset=utf-8' };
		if (entries.length === 0) return void response.writeHead(404, plain).end('No documents of these numbers\n');
		const wait = await refused(request);
		if (wait !== undefined)
			return void response
				.writeHead(429, { ...plain, 'Retry-After': String(wait) })
				.end('Too many sets, try again soon\n');
		response.writeHead(200, {
			...headers,
			'Content-Type': 'application/zip',
			'Content-Disposition': 'attachment; filename="documents.zip"',
			'Cache-Control': 'no-store',
		});
		if (request.method === 'HEAD') return void response.end();
		await write(response, entries, manifestOf(entries, unknown));
	};
}
