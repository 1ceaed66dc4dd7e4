import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createStudio, DeliveryRefused } from './studio.ts';

let server: Server | undefined;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: string };

async function studioThat(answer: { status: number; body?: string }) {
	const seen: Seen[] = [];
	const listening = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
		response.writeHead(answer.status).end(answer.body ?? '');
	});
	server = listening;
	await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
	const address = listening.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return { studio: createStudio({ url: `http://127.0.0.1:${port}`, token: 'secret', timeout: 2000 }), seen };
}

const upload = { id: 'f00', name: '简历 a.pdf', type: 'application/pdf', bytes: 3, fingerprint: '', receivedAt: 0 };

describe('the calls to the studio', () => {
	it('put a file under its id, with its name and the token', async () => {
		const { studio, seen } = await studioThat({ status: 200, body: '{"stored":["f00"]}' });
		await studio.putFile(upload, new Blob(['abc']));
		expect(seen).toMatchObject([
			{
				method: 'PUT',
				url: '/api/deliveries/files/f00',
				body: 'abc',
				headers: {
					authorization: 'Bearer secret',
					'content-type': 'application/pdf',
					'content-length': '3',
					'x-file-name': encodeURIComponent('简历 a.pdf'),
				},
			},
		]);
	});
	it('post a delivery and return the stored ids', async () => {
		const { studio, seen } = await studioThat({ status: 200, body: '{"stored":["K7M-4QX-9TD"]}' });
		expect(await studio.deliver([])).toEqual({ stored: ['K7M-4QX-9TD'], refused: [] });
		expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/deliveries', body: '{"submissions":[]}' });
	});
	it('post searches without results separately', async () => {
		const { studio, seen } = await studioThat({ status: 200, body: '{"stored":[],"refused":["b"]}' });
		expect(await studio.deliverSearches([])).toEqual({ stored: [], refused: ['b'] });
		expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/deliveries/searches', body: '{"searches":[]}' });
	});
	it('post views separately', async () => {
		const { studio, seen } = await studioThat({ status: 200, body: '{"stored":[],"refused":["b"]}' });
		expect(await studio.deliverViews([])).toEqual({ stored: [], refused: ['b'] });
		expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/deliveries/views', body: '{"views":[]}' });
	});
	it('tell a refusal from a failing studio', async () => {
		for (const status of [400, 413, 422]) {
			await expect((await studioThat({ status })).studio.deliver([])).rejects.toBeInstanceOf(DeliveryRefused);
		}
		for (const answer of [{ status: 500 }, { status: 401 }, { status: 429 }, { status: 200, body: 'no JSON' }]) {
			await expect((await studioThat(answer)).studio.deliver([])).rejects.not.toBeInstanceOf(DeliveryRefused);
		}
	});
});
