// Waits until an address answers 200, five minutes at most: `node deploy/wait-for.mjs http://127.0.0.1:3001/readyz`.
import { setTimeout as pause } from 'node:timers/promises';

const [address = ''] = process.argv.slice(2);
const until = performance.now() + 5 * 60_000;
const answers = () =>
	fetch(address, { signal: AbortSignal.timeout(5000) }).then(
		({ ok }) => ok,
		() => false,
	);
while (!(await answers())) {
	if (performance.now() > until) process.exit(1);
	await pause(500);
}
