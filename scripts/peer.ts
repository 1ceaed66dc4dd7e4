// Compares the About page with the same text in WordPress from Debian's packages, in one run on this machine.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page as asked } from '../bench/asked.ts';
import { median } from '../bench/median.ts';
import { startWordPress } from '../bench/peer/wordpress.ts';
import { type Cost, costOf } from '../bench/server-cost.ts';
import { startSite } from '../bench/site-process.ts';
import { ensureDebian } from '../deploy/rehearsal/debian.ts';
import { createProcesses } from '../deploy/rehearsal/processes.ts';
import { freePort } from '../tests/started/site.ts';
import { buildSite, prepareSample } from './builds.ts';
import { step } from './steps.ts';

const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const page = '/about';
const words = /<(h[1-3]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g;

await step("Finding Debian's packages", () =>
	ensureDebian({
		wordpress: '/usr/share/wordpress/index.php',
		'wordpress-theme-twentytwentythree': '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css',
		'php-fpm': '/usr/share/doc/php-fpm',
		'php-mysql': '/usr/share/doc/php-mysql',
		'mariadb-server': '/usr/sbin/mariadbd',
		nginx: '/usr/sbin/nginx',
	}),
);
await prepareSample();
await buildSite();

const folder = mkdtempSync(join(tmpdir(), 'peer-'));
// WordPress, MariaDB and nginx run as other users, who need to pass this folder.
chmodSync(folder, 0o711);
const processes = createProcesses(folder);
const site = await startSite({ port: await freePort() });
try {
	const main = (await (await fetch(site.url + page)).text()).match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
	const content = [...main.matchAll(words)].map(
		([, tag, text = '']) => `<${tag}>${text.replace(/<[^>]*>/g, '')}</${tag}>`,
	);
	const peer = await startWordPress(processes, folder, await freePort(), content.join('\n'));
	const taken = new Map<string, Cost[]>();
	const measure = async (name: string, ...what: Parameters<typeof costOf>) =>
		taken.set(name, [...(taken.get(name) ?? []), await costOf(...what)]);
	for (let round = 0; round < rounds; round++) {
		await measure('this site', { url: site.url, pids: [site.pid] }, [asked(page)], seconds);
		peer.keepPages(true);
		await measure('WordPress, pages kept', peer, [asked(peer.path)], seconds);
		peer.keepPages(false);
		await measure('WordPress', peer, [asked(peer.path)], seconds);
	}
	const own = median(taken.get('this site')?.map(({ microseconds }) => microseconds) ?? []);
	console.table(
		Object.fromEntries(
			[...taken].map(([name, costs]) => {
				const microseconds = median(costs.map((cost) => cost.microseconds));
				return [
					name,
					{
						'per second': Math.round(median(costs.map(({ rate }) => rate))),
						'CPU µs': Math.round(microseconds),
						'latency ms': median(costs.map(({ latency }) => latency)),
						'times ours': Number((microseconds / own).toFixed(1)),
					},
				];
			}),
		),
	);
} finally {
	await processes.stopAll();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
