import type { IncomingMessage, ServerResponse } from 'node:http';
import {
	type DocumentAddress,
	documentAddress,
	documentFileAddress,
	documentKinds,
	documentsBase,
	readDocumentAddress,
} from '@site/contract/document-address';
import { nameOfRevision } from '@site/contract/product-documents';
import type { Content } from '../content/content.ts';
import { documentIndex } from '../content/document-index.ts';
import { type FoundDocument, foundDocument } from '../content/document-page.ts';
import { answerFile } from '../pages/file-answer.ts';
import type { RevisionCopies } from './revision-copies.ts';

export type RevisionFileOptions = {
	content: () => Content;
	copies: Pick<RevisionCopies, 'locate'>;
	headers: Record<string, string>;
	/** Shows the page of a document without a file to send. */
	showPage: (request: IncomingMessage, response: ServerResponse, id: string) => Promise<unknown>;
};

/** A stricter policy would block parts of the browser's PDF viewer. */
const policy = "frame-ancestors 'self'";
/** A named revision never changes but may be withdrawn: shared caches must ask again, browsers need not. */
const named = 'public, max-age=31536000, s-maxage=5, immutable';

const partsOf = (path: string) => {
	try {
		return path
			.slice(documentsBase.length + 1)
			.split('/')
			.map(decodeURIComponent);
	} catch {
		return [];
	}
};

export function createRevisionFiles({ content, copies, headers, showPage }: RevisionFileOptions) {
	const move = (response: ServerResponse, to: string) =>
		response.writeHead(301, { ...headers, Location: to, 'Cache-Control': 'no-cache' }).end();
	const notFound = (response: ServerResponse) =>
		response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');

	function headersOf({ address, entry, revision }: FoundDocument) {
		const { kind, part } = entry.document;
		const words = [address.reference, kind, part, revision.language, nameOfRevision(revision)].filter(Boolean);
		const name = words.join('-').replace(/[^\w.-]/g, '_');
		return {
			...headers,
			'Content-Type': 'application/pdf',
			'Content-Language': revision.language,
			'Content-Disposition': `inline; filename="${name}.pdf"`,
			'Cache-Control': address.revision === undefined ? 'no-cache' : named,
			'Content-Security-Policy': policy,
		};
	}

	async function answerAt(request: IncomingMessage, response: ServerResponse, asked: DocumentAddress, id: string) {
		const found = foundDocument(content(), asked);
		if (found && documentAddress(found.address) !== documentAddress(asked))
			return move(response, documentFileAddress(found.address));
		if (!found || found.revision.state === 'withdrawn') {
			// The document's page says why: withdrawn, or not found.
			const query = request.url?.match(/\?.*$/)?.[0] ?? '';
			request.url = documentAddress(asked) + query;
			return showPage(request, response, id);
		}
		const file = await copies.locate(found.revision.file.name);
		if (!file) return notFound(response);
		const etag = `"${found.revision.file.sha256}"`;
		return answerFile(request, response, { ...file, etag, headers: headersOf(found) });
	}

	/** The library of a product for an address that ends with its number or a kind; null if either is unknown. */
	function libraryOf([reference = '', name]: readonly string[], search: string): string | null {
		const known = documentIndex(content()).byReference.get(reference.toLowerCase());
		const kind = documentKinds.find((one) => one === name);
		if (!known || (name !== undefined && !kind)) return null;
		const fields = { words: known.reference, ...(kind && { kind }), in: '' };
		const lang = new URLSearchParams(search).get('lang');
		return `${documentsBase}?${new URLSearchParams({ ...fields, ...(lang && { lang }) })}`;
	}

	/** Undefined if the path is not that of a file: then a page answers. */
	return function answer(request: IncomingMessage, response: ServerResponse, path: string, id: string) {
		const parts = partsOf(path);
		if (parts.length <= 2 && path.startsWith(`${documentsBase}/`)) {
			const library = libraryOf(parts, request.url?.match(/\?.*$/)?.[0] ?? '');
			if (library) return Promise.resolve(response.writeHead(302, { ...headers, Location: library }).end());
		}
		if (!path.endsWith('.pdf')) return undefined;
		const asked = readDocumentAddress(partsOf(path.slice(0, -'.pdf'.length)));
		return asked ? answerAt(request, response, asked, id) : undefined;
	};
}
