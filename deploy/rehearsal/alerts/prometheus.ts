import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Processes } from '../processes.ts';
import { metricsToken, type TrialProduct } from './product.ts';

/** Minutes become seconds, so that a trial takes minutes and not hours. The day of a back-up stays a day. */
const shortened = (rules: string) =>
	rules
		.replace(/for: \d+m/g, 'for: 3s')
		.replace(/for: \d+h/g, 'for: 15s')
		.replace(/\[\d+m\]/g, '[20s]')
		.replace(/offset \d+m/g, 'offset 20s');

type Place = { port: number; monitoring: string; product: TrialProduct };

/** Starts Debian's Prometheus on loopback with the rules of deploy/monitoring, evaluating every second. */
export async function startPrometheus(processes: Processes, folder: string, { port, monitoring, product }: Place) {
	const place = join(folder, 'prometheus');
	mkdirSync(place);
	writeFileSync(join(place, 'alerts.yaml'), shortened(readFileSync(join(monitoring, 'alerts.yaml'), 'utf8')));
	writeFileSync(join(place, 'token'), metricsToken);
	writeFileSync(join(place, 'prometheus.yaml'), configuration(product));
	await processes.start({
		name: 'prometheus',
		command: '/usr/bin/prometheus',
		args: [
			`--config.file=${join(place, 'prometheus.yaml')}`,
			`--storage.tsdb.path=${join(place, 'data')}`,
			`--web.listen-address=127.0.0.1:${port}`,
		],
		ready: /ready to receive web requests/,
	});

	async function firing(): Promise<string[]> {
		const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
		const { data }: { data: { alerts: { state: string; labels: { alertname: string } }[] } } = await answer.json();
		const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
		return [...new Set(names)].sort();
	}

	return {
		/**
		 * Waits until exactly the expected alerts have been firing for a while; returns those that fire, after two minutes
		 * at the latest.
		 */
		async settled(expected: readonly string[]): Promise<string[]> {
			let since = performance.now();
			let found = await firing();
			for (const until = since + 120_000; performance.now() < until; await pause(500)) {
				found = await firing();
				if (found.join() !== expected.join()) since = performance.now();
				// Longer than any shortened rule waits, except those of an hour.
				else if (performance.now() - since > 8000) break;
			}
			return found;
		},
	};
}

const configuration = ({ urls }: TrialProduct) => `
global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: halvera-site
    authorization: { credentials_file: token }
    static_configs: [{ targets: ["${new URL(urls.site).host}"] }]
  - job_name: halvera-studio
    authorization: { credentials_file: token }
    scrape_interval: 8s
    scrape_timeout: 7s
    static_configs: [{ targets: ["${new URL(urls.studio).host}"] }]
`;
