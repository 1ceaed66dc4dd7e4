// Tests the alert rules of deploy/monitoring: first with promtool on recorded figures, then on a running product with
// injected faults.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from '../deploy/rehearsal/alerts/faults.ts';
import { startProduct } from '../deploy/rehearsal/alerts/product.ts';
import { startPrometheus } from '../deploy/rehearsal/alerts/prometheus.ts';
import { ensureDebian } from '../deploy/rehearsal/debian.ts';
import { createFindings } from '../deploy/rehearsal/findings.ts';
import { createProcesses } from '../deploy/rehearsal/processes.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { root, run, step } from './steps.ts';

const longest = 15 * 60_000;
const monitoring = join(root, 'deploy/monitoring');
const promtool = (...args: string[]) => run('/usr/bin/promtool', args, { cwd: monitoring });

await step("Finding Debian's packages", () => ensureDebian({ prometheus: '/usr/bin/promtool' }));
await step('Rules on written figures', async () => {
	await promtool('check', 'rules', 'alerts.yaml');
	await promtool('test', 'rules', 'alerts.test.yaml');
});
if (process.argv[2] === 'rules') process.exit(0);

await prepareSample();
await buildSite();
await buildStudio();
const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
const processes = createProcesses(folder);
const findings = createFindings();
let ending: Promise<never> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(1));
setTimeout(() => void end(1), longest).unref();

const undo: (() => unknown)[] = [];
try {
	const first = Number(process.env.ALERTS_PORT || 4730);
	const product = await startProduct(processes, folder, first, undo);
	const prometheus = await startPrometheus(processes, folder, { port: first + 3, monitoring, product });
	for (const { name, expected, strike, mend } of faults) {
		await strike(product);
		const found = await prometheus.settled(expected);
		findings.note(name, found.join(', ') || 'no alert', found.join() === expected.join());
		if (!mend) continue;
		await mend(product);
		const left = await prometheus.settled([]);
		if (left.length > 0) findings.note(`${name}, mended`, left.join(', '), false);
	}
} catch (error) {
	findings.note('the trial itself', error instanceof Error ? error.message : String(error), false);
}
await end(findings.areGood() ? 0 : 1);

function end(code: number): Promise<never> {
	ending ??= (async () => {
		await processes.stopAll();
		for (const step of undo.reverse()) await step();
		if (code === 0) rmSync(folder, { recursive: true, force: true });
		else console.error(`What everything said is in ${folder}`);
		process.exit(code);
	})();
	return ending;
}
