import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Product } from '@site/contract/catalogue';
import type { Content } from '../content/content.ts';
import { ownAt, type Wanted, wantedAt } from './orders.ts';
import { sendBytes } from './send-bytes.ts';
import type { Shelf } from './shelf.ts';

export type ProductDocumentOptions = {
	content: () => Content;
	shelf: Shelf;
	pictureOf: (product: Product) => Promise<Buffer | null>;
	/** Seconds to wait, where a visitor has had enough made. */
	refused: (request: IncomingMessage) => Promise<number | undefined>;
	headers: Record<string, string>;
};

const mostWaiting = 24;
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The papers of products: made from what the product says when first asked for, one at a time, and kept. */
export function createProductDocuments({ content, shelf, pictureOf, refused, headers }: ProductDocumentOptions) {
	const making = new Map<string, Promise<Buffer>>();
	let last: Promise<unknown> = Promise.resolve();

	async function make({ product, order, fingerprint }: Wanted): Promise<Buffer> {
		const pictured = order.kind === 'product-brochure' || order.kind === 'product-sheet';
		const picture = pictured ? await pictureOf(product) : null;
		// The makers and their library cost memory, so they come when the first paper is wanted.
		const { makeDocument } = await import('./make.ts');
		const bytes = await makeDocument({ ...order, picture });
		if (picture || !pictured) await shelf.keep(`${fingerprint}.pdf`, bytes);
		return bytes;
	}

	function made(wanted: Wanted): Promise<Buffer> {
		const running = making.get(wanted.fingerprint);
		if (running) return running;
		const turn = last.then(() => make(wanted)).finally(() => making.delete(wanted.fingerprint));
		last = turn.catch(() => undefined);
		making.set(wanted.fingerprint, turn);
		return turn;
	}

	function refuse(response: ServerResponse, status: number, more: Record<string, string> = {}) {
		const words = status === 404 ? 'Not found\n' : 'Too many documents at once, try again soon\n';
		response.writeHead(status, { ...headers, ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
	}

	return async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
		const own = ownAt(content(), path);
		if (own) return void response.writeHead(302, { ...headers, Location: own, 'Cache-Control': 'no-cache' }).end();
		const wanted = wantedAt(content(), path);
		if (!wanted) return refuse(response, 404);
		const kept = await shelf.read(`${wanted.fingerprint}.pdf`);
		if (!kept) {
			const wait = await refused(request);
			if (wait !== undefined) return refuse(response, 429, { 'Retry-After': String(wait) });
			if (making.size >= mostWaiting && !making.has(wanted.fingerprint))
				return refuse(response, 503, { 'Retry-After': '5' });
		}
		const bytes = kept ?? (await made(wanted));
		sendBytes(request, response, { bytes, etag: wanted.fingerprint, headers: { ...headers, ...headersOf(wanted) } });
	};
}

function headersOf({ order: { facts, words, companion, kind }, document: { reference, language } }: Wanted) {
	const name = kind === 'instructions-for-use' ? words.title : companion.kinds[kind];
	const plain = `${reference.replace(/[^\w.-]/g, '_')}-${kind}-${language}.pdf`;
	const readable = encodeURIComponent(`${facts.title} - ${name}.pdf`.replace(/[/\\:]/g, ' ')).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);
	return {
		'Content-Type': 'application/pdf',
		'Content-Language': words.htmlLanguage,
		'Content-Disposition': `inline; filename="${plain}"; filename*=UTF-8''${readable}`,
		'Cache-Control': 'public, max-age=3600',
		'Content-Security-Policy': policy,
	};
}
