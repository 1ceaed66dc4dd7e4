import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const prefix = '/_next/static/';

const types: Record<string, string> = {
	'.js': 'application/javascript; charset=UTF-8',
	'.css': 'text/css; charset=UTF-8',
	'.woff2': 'font/woff2',
};

type Encoding = 'br' | 'gzip' | 'identity';

const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	// Above 5 files are at most a few percent smaller and take ten times as long.
	br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: promisify(gzip),
	identity: async (body) => body,
};

function encodingFor(request: IncomingMessage, type: string): Encoding {
	if (type.startsWith('font/')) return 'identity';
	const accepted = String(request.headers['accept-encoding'] ?? '');
	return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
}

/**
 * Serves scripts, styles and fonts of this release from memory. Next compresses them again for each request, which
 * takes more server time than the page itself. Other files and methods are left to Next.
 */
export function createReleaseFiles(folder: string) {
	const paths = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && extname(entry.name) in types)
			.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
	);
	const encoded = new Map<string, Promise<Buffer>>();

	async function send(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
		const type = types[extname(path)] ?? '';
		const encoding = encodingFor(request, type);
		const key = `${encoding} ${path}`;
		const making = encoded.get(key) ?? encode[encoding](readFileSync(join(folder, path)));
		encoded.set(key, making);
		const body = await making;
		response.writeHead(200, {
			'Content-Type': type,
			'Content-Length': body.length,
			...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
			Vary: 'Accept-Encoding',
			// Every name contains a hash of the content.
			'Cache-Control': 'public, max-age=31536000, immutable',
			'X-Content-Type-Options': 'nosniff',
			'Cross-Origin-Resource-Policy': 'same-origin',
		});
		response.end(request.method === 'HEAD' ? undefined : body);
	}

	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { pathname } = new URL(request.url ?? '', 'http://studio');
		const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
		if (!paths.has(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
		send(request, response, path).catch(() => response.destroy());
		return true;
	};
}
