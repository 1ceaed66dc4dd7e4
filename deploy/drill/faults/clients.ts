import { connect, type Socket } from 'node:net';
import { kindOf } from '../visitors.ts';
import { type Fault, insist, seconds } from './fault.ts';

const slowClients = 1000;
const submissions = 2000;

const opening = 'GET /about HTTP/1.1\r\nHost: localhost\r\n';
const form = 'POST /apis/api/message/index HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Opens `count` connections at once and sends a text on each, piece by piece. */
async function open(url: string, count: number, first: string, more: (number: number) => string) {
	const { hostname, port } = new URL(url);
	const sockets: Socket[] = Array.from({ length: count }, () => {
		const socket = connect(Number(port), hostname).on('error', () => undefined);
		socket.resume().write(first);
		return socket;
	});
	const timers = sockets.map((socket, number) => setInterval(() => socket.writable && socket.write(more(number)), 500));
	return {
		left: () => sockets.filter((socket) => !socket.destroyed).length,
		close() {
			for (const timer of timers) clearInterval(timer);
			for (const socket of sockets) socket.destroy();
		},
	};
}

async function answersMeanwhile(url: string) {
	const started = performance.now();
	insist((await fetch(`${url}/about`)).status === 200, 'pages are not served');
	insist(performance.now() - started < 5000, 'a page took longer than 5 s');
}

export const clientFaults: Fault[] = [
	{
		name: `${slowClients} clients that say a letter at a time`,
		async strike({ product: { url } }) {
			const slow = await open(url, slowClients, opening, (number) => (number % 2 ? 'X' : 'Y'));
			await seconds(4);
			await answersMeanwhile(url);
			slow.close();
		},
	},
	{
		name: 'clients whose headers never end',
		async strike({ product: { url } }) {
			const endless = await open(url, 50, opening, () => `X-More: ${'x'.repeat(8000)}\r\n`);
			await seconds(4);
			await answersMeanwhile(url);
			insist(endless.left() === 0, 'they are still being listened to');
			endless.close();
		},
	},
	{
		name: 'clients whose body never ends',
		async strike({ product: { url } }) {
			const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
			const endless = await open(url, 50, `${form}Transfer-Encoding: chunked\r\n\r\n`, () => chunk.repeat(20));
			await seconds(5);
			await answersMeanwhile(url);
			insist(endless.left() === 0, 'they are still being listened to');
			endless.close();
		},
	},
	{
		name: `${submissions} submissions of every kind at once`,
		async strike({ visitors }) {
			await Promise.all(Array.from({ length: submissions }, (_, number) => visitors.send(kindOf(number))));
		},
	},
];
