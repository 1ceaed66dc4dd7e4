import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Language } from '@site/contract/language';
import { readAddress } from './address.ts';

export type ItemFile = { headers: OutgoingHttpHeaders; body: Buffer | string };

/** A small file about one item, `{slug}{ending}`, in the language that its address asks for. */
export function createItemFile(ending: `.${string}`, fileOf: (slug: string, language: Language) => ItemFile | null) {
	return function answer(request: IncomingMessage, response: ServerResponse, name: string) {
		const slug = slugIn(name, ending);
		const language = new URLSearchParams(readAddress(request.url).query).get('lang') === 'cn' ? 'cn' : 'en';
		const file = slug === null ? null : fileOf(slug, language);
		if (!file) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		response.writeHead(200, { ...file.headers, 'Content-Length': Buffer.byteLength(file.body) });
		response.end(request.method === 'HEAD' ? undefined : file.body);
	};
}

function slugIn(name: string, ending: string): string | null {
	if (!name.endsWith(ending)) return null;
	try {
		return decodeURIComponent(name.slice(0, -ending.length));
	} catch {
		return null;
	}
}
