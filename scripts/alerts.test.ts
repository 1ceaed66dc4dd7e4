import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from '../apps/site/server/metrics.ts';
import { root } from './steps.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const alerts = read('deploy/monitoring/alerts.yaml');
const dashboard = read('deploy/monitoring/grafana-dashboard.json');
const rules = alerts.split(/^ {6}- alert: /m).slice(1);
const nameOf = (rule: string) => /^\w+/.exec(rule)?.[0] ?? '';

/** Names of exported figures in the sources. Only their existence counts; other tests read the figures. */
const exported = async () => {
	const { registry } = createMetrics();
	const site = registry.getMetricsAsArray().map(({ name }) => name);
	const sources = [
		'apps/site/server/compose.ts',
		'apps/site/server/intake/intake.ts',
		'apps/studio/src/operations/operations-endpoints.ts',
	].flatMap((path) => read(path).match(/\b(?:site|studio)_[a-z_]+/g) ?? []);
	return new Set(['up', ...site, ...sources]);
};

it('the site or the studio has every figure that an alert or dashboard uses', async () => {
	const known = await exported();
	const figure = /\b(?:site|studio|process|nodejs)_[a-z0-9_]+/g;
	const asked = [...alerts.matchAll(figure), ...dashboard.matchAll(figure)].map(([name]) => name);
	expect(asked.length).toBeGreaterThan(30);
	expect(asked.filter((name) => !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([]);
});

it('every alert leads to the row of its name in docs/operations.md', () => {
	const rows = read('docs/operations.md').split('## When something is wrong')[1] ?? '';
	expect(rules.length).toBeGreaterThan(15);
	for (const rule of rules) {
		const name = nameOf(rule);
		expect(rule, name).toContain(`runbook: docs/operations.md, When something is wrong, ${name}\n`);
		expect(rows, name).toMatch(new RegExp(`^\\| \`${name}\`[^|]*\\|[^|]+\\|[^|]+\\|$`, 'm'));
	}
});

it('every alert is tested on recorded figures', () => {
	const tried = read('deploy/monitoring/alerts.test.yaml');
	expect(rules.map(nameOf).filter((name) => !tried.includes(`alertname: ${name}`))).toEqual([]);
});

it('a unit that keeps ending at once is restarted', () => {
	for (const name of ['site', 'studio']) {
		const [head = ''] = read(`deploy/halvera-${name}.service`).split('[Service]');
		expect(head, name).toMatch(/^StartLimitIntervalSec=0$/m);
	}
});

it('containers, pods and units ask the studio whether it is ready', () => {
	expect(read('deploy/Dockerfile')).toMatch(/STUDIO_PORT\|\|3001\)\+'\/readyz'/);
	expect(read('deploy/kubernetes/halvera.yaml')).toContain('readinessProbe: { httpGet: { path: /readyz, port: 3001 }');
	expect(read('deploy/halvera-studio.service')).toContain('http://127.0.0.1:3001/readyz');
});
