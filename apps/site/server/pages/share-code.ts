import type { IncomingMessage, ServerResponse } from 'node:http';
import { articleAddress } from '../../app/destinations.ts';
import { addressIn } from '../../app/language-address.ts';
import type { Content } from '../content/content.ts';
import { article } from '../content/newsroom.ts';
import { readAddress } from './address.ts';
import { codePicture } from './code-picture.ts';

/** `/codes/{slug}.png`: the address of an article as a code that a phone reads, in the language that its own address asks for. */
export function createShareCode({ content, publicUrl }: { content: () => Content; publicUrl: string }) {
	return function answer(request: IncomingMessage, response: ServerResponse, name: string) {
		const slug = slugIn(name);
		const language = new URLSearchParams(readAddress(request.url).query).get('lang') === 'cn' ? 'cn' : 'en';
		const found = slug === null ? null : article(content(), { slug, language });
		if (!found) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const picture = codePicture(publicUrl + addressIn(language, articleAddress(found.slug)));
		response.writeHead(200, {
			'Content-Type': 'image/png',
			'Content-Length': picture.length,
			'Cache-Control': 'public, max-age=3600',
		});
		response.end(request.method === 'HEAD' ? undefined : picture);
	};
}

function slugIn(name: string): string | null {
	try {
		return decodeURIComponent(name.match(/^(.+)\.png$/)?.[1] ?? '');
	} catch {
		return null;
	}
}
