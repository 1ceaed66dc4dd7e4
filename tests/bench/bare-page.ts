import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export type BarePage = {
	title: string;
	/** As large as on the page itself: a larger one would be the largest paint instead of the picture. */
	titleSize: string;
	picture: { url: string; width: number; height: number } | null;
};

/** The minimal page with the same heading and picture, served from memory. */
export async function serveBare({ title, titleSize, picture }: BarePage) {
	const file = picture && Buffer.from(await (await fetch(picture.url)).arrayBuffer());
	const image = picture ? `<img src="/picture" width="${picture.width}" height="${picture.height}" alt="">` : '';
	const html = gzipSync(
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${image}<h1 style="font-size:${titleSize}">${title}</h1></body></html>`,
	);
	const server = createServer((request, response) => {
		if (request.url === '/picture' && file) response.writeHead(200, { 'Content-Type': 'image/avif' }).end(file);
		else if (request.url === '/')
			response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }).end(html);
		else response.writeHead(404).end();
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
