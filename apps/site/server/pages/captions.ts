import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '../content/content.ts';
import { captionsNamed } from '../content/films.ts';

/** `/captions/{film}-{language}-{hash}.vtt`: the captions of a film, from the content. */
export const createCaptions =
	({ content, headers }: { content: () => Content; headers: Record<string, string> }) =>
	(request: IncomingMessage, response: ServerResponse, name: string) => {
		const text = captionsNamed(content(), name);
		if (text === null) {
			response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		response.writeHead(200, {
			...headers,
			'Content-Type': 'text/vtt; charset=utf-8',
			'Content-Length': Buffer.byteLength(text),
			'Cache-Control': 'public, max-age=31536000, immutable',
		});
		response.end(request.method === 'HEAD' ? undefined : text);
	};
