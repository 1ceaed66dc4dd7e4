import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Taken = { id: string; item: Record<string, unknown> };
type Item = { reference?: string; id?: string };
export type Reply = { status: number; stored?: string[]; refused?: string[] };

/**
 * A fake studio on its own port that accepts deliveries by reference or id, and records their order. `judge` may refuse
 * an item, fail the whole call, or lose the response after storing.
 */
export async function startFakeStudio(judge: (id: string, item: object, path: string) => 'take' | 'refuse' | 'break') {
	const taken = new Map<string, object>();
	const files = new Map<string, string[]>();
	let mood: 'up' | 'down' | 'forgetful' = 'up';
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const body = Buffer.concat(chunks).toString();
		const path = request.url ?? '';
		const end = (status: number, answer: object = {}) => response.writeHead(status).end(JSON.stringify(answer));
		if (mood === 'down') return response.destroy();
		if (path.startsWith('/api/deliveries/files/')) {
			const id = path.split('/').at(-1) ?? '';
			const name = decodeURIComponent(String(request.headers['x-file-name']));
			if (judge(id, { name }, path) !== 'take') return end(500);
			files.set(id, [...(files.get(id) ?? []), `${name}: ${body}`]);
			return end(200, { stored: [id] });
		}
		const sent = JSON.parse(body);
		const items: Item[] = sent.submissions ?? sent.views ?? sent.searches;
		const answer = { stored: [] as string[], refused: [] as string[] };
		for (const item of items) {
			const id = item.reference ?? item.id ?? '';
			const judgement = judge(id, item, path);
			if (judgement === 'break') return end(500);
			if (judgement === 'take' && !taken.has(id)) taken.set(id, item);
			(judgement === 'take' ? answer.stored : answer.refused).push(id);
		}
		if (mood === 'forgetful' && items.length > 0) return response.destroy();
		end(200, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		taken,
		files,
		be: (next: typeof mood) => {
			mood = next;
		},
		stop: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}
