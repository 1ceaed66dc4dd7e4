import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '@site/contract/brand';

const retrySeconds = 10;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${brand.company}</title>
<h1>${brand.company}</h1>
<p>We will be back in a moment. Please try again shortly.</p>
<p lang="zh-CN">网站即将恢复，请稍后再试。</p>
</html>
`;

const call = JSON.stringify({ status: 503, msg: 'Not ready yet. Please try again in a moment.', data: null });

/** The 503 of a site without content: no page that could be mistaken for content, and a Retry-After. */
export const createNotReady =
	(headers: Record<string, string>) => (request: IncomingMessage, response: ServerResponse) => {
		const isCall = request.url?.startsWith('/apis/');
		response
			.writeHead(503, {
				...headers,
				'Content-Security-Policy': "default-src 'none'",
				'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
				'Cache-Control': 'no-store',
				'Retry-After': retrySeconds,
			})
			.end(request.method === 'HEAD' ? undefined : isCall ? call : page);
	};
