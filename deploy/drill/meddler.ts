import { createServer, request } from 'node:http';
import { freePort } from '../../tests/started/site.ts';

export type Mood = 'honest' | 'down' | 'slow' | 'garbage' | 'failing' | 'huge' | 'half';
const slowness = 4000;

/** A proxy between site and studio that passes requests on, or disturbs them. */
export async function startMeddler(studioPort: number) {
	const port = await freePort();
	let mood: Mood = 'honest';
	const server = createServer(async (question, answer) => {
		const now = mood;
		if (now === 'down') return void question.destroy();
		if (now === 'failing') return void answer.writeHead(500).end('Internal Server Error');
		if (now === 'garbage') return void answer.writeHead(200, { ETag: `"${Math.random()}"` }).end('<html>{"versions":[');
		if (now === 'huge') {
			answer.writeHead(200, { ETag: `"${Math.random()}"` });
			const more = () => {
				while (!answer.destroyed && mood === 'huge' && answer.write('x'.repeat(65_536)));
				if (mood !== 'huge') answer.end();
			};
			answer.on('drain', more);
			return more();
		}
		if (now === 'slow') await new Promise((later) => setTimeout(later, slowness));
		const { method, url, headers } = question;
		const passed = request({ host: '127.0.0.1', port: studioPort, method, path: url, headers }, (real) => {
			answer.writeHead(real.statusCode ?? 502, real.headers);
			if (now !== 'half') return void real.pipe(answer);
			// Sends half of the response, then drops the connection.
			const whole = Number(real.headers['content-length'] ?? 2000);
			let left = Math.floor(whole / 2);
			real.on('data', (chunk: Buffer) => {
				answer.write(chunk.subarray(0, Math.max(0, left)));
				left -= chunk.length;
				if (left <= 0) answer.destroy();
			});
			real.on('end', () => answer.destroy());
		});
		passed.on('error', () => answer.destroy());
		question.pipe(passed);
	});
	await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
	return {
		url: `http://127.0.0.1:${port}`,
		be(next: Mood) {
			mood = next;
			if (next === 'down') server.closeAllConnections();
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
export type Meddler = Awaited<ReturnType<typeof startMeddler>>;
