// Runs the deployment of deploy/ on this machine with Debian's packages: two sites behind nginx, a studio on PostgreSQL
// and S3.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDebian } from '../deploy/rehearsal/debian.ts';
import { killOne } from '../deploy/rehearsal/dying-site.ts';
import { createFindings } from '../deploy/rehearsal/findings.ts';
import { lookAtKeptPages } from '../deploy/rehearsal/kept-pages.ts';
import { createProcesses } from '../deploy/rehearsal/processes.ts';
import { startSite, startStudio, studio } from '../deploy/rehearsal/programs.ts';
import { startProxy } from '../deploy/rehearsal/proxy.ts';
import { publishAndWait } from '../deploy/rehearsal/publishing.ts';
import { compareRates } from '../deploy/rehearsal/rate.ts';
import { lookAtRelease } from '../deploy/rehearsal/release-preview.ts';
import { takeSitesAway } from '../deploy/rehearsal/sites-down.ts';
import { startPostgres, startS3 } from '../deploy/rehearsal/storage.ts';
import { createVisitors } from '../deploy/rehearsal/visitor.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { step } from './steps.ts';

const first = Number(process.env.REHEARSAL_PORT || 4700);
const ports = {
	http: first,
	https: first + 1,
	static: first + 2,
	postgres: first + 3,
	s3: first + 4,
	studio: first + 5,
};
const sitePorts = [first + 6, first + 7] as const;
const sites = sitePorts.map((port) => `http://127.0.0.1:${port}`);

const packages = {
	nginx: '/usr/sbin/nginx',
	postgresql: '/usr/bin/pg_lsclusters',
	wrk: '/usr/bin/wrk',
	openssl: '/usr/bin/openssl',
	curl: '/usr/bin/curl',
};

const longest = 30 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
// PostgreSQL and nginx run as other users, who need to pass this folder.
chmodSync(folder, 0o711);
const processes = createProcesses(folder);
const findings = createFindings();
let ending = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(1));
setTimeout(() => void end(1), longest).unref();

await step("Finding Debian's packages", () => ensureDebian(packages));
await prepareSample();
await buildSite();
await buildStudio();
try {
	const postgres = await part('Starting PostgreSQL', () => startPostgres(processes, folder, ports.postgres));
	const s3 = await part('Starting S3', () => startS3(processes, folder, ports.s3));
	const proxy = await part('Starting nginx', () =>
		startProxy(
			processes,
			folder,
			sitePorts.map((port) => `127.0.0.1:${port}`),
			ports,
		),
	);
	const place = { processes, folder, proxy, studioUrl: `http://127.0.0.1:${ports.studio}` };
	// It makes every size of every picture for S3, which takes minutes; the sites do not wait for it.
	const studioUp = startStudio(place, {
		databaseUrl: postgres.url,
		port: ports.studio,
		sites,
		s3: s3.environment,
	});
	studioUp.catch(() => undefined);
	const running = await part('Starting two sites', () => Promise.all(sitePorts.map((port) => startSite(place, port))));
	const visitors = createVisitors(proxy.url, proxy.certificate);
	await part('Pages in the cache', () => lookAtKeptPages(visitors, findings, proxy.url, proxy.certificate));
	await part('Waiting for the studio', () => studioUp);
	findings.note(`PostgreSQL ${postgres.version} of Debian, files in S3`, s3.count(), s3.count() > 50);
	await part('A publish', () => publishAndWait(visitors, findings, studio(place), sites));
	await part('A release before it is live', () => lookAtRelease(visitors, findings, studio(place)));
	await part('A site dies', async () => {
		const [victim] = running;
		const revive = async () => running.splice(0, 1, await startSite(place, sitePorts[0]));
		if (victim) await killOne(visitors, findings, { victim, revive, databaseUrl: postgres.url });
	});
	await part('Rates', () => compareRates(visitors, findings, { url: proxy.url, plain: proxy.static, folder }));
	await part('All sites down', () =>
		takeSitesAway(visitors, findings, async () => void (await Promise.all(running.map((site) => site.stop())))),
	);
	visitors.close();
} catch (error) {
	findings.note('the rehearsal itself', error instanceof Error ? error.message : String(error), false);
}
await end(findings.areGood() ? 0 : 1);

/** Unlike a build step, a failure here does not exit at once: everything that was started is stopped first. */
function part<T>(name: string, work: () => Promise<T>): Promise<T> {
	console.log(`· ${name}`);
	return work();
}

async function end(code: number): Promise<never> {
	// Runs once. A second caller, such as work interrupted by a signal, waits here until the process exits.
	if (ending) await new Promise(() => undefined);
	ending = true;
	await processes.stopAll();
	if (code === 0) rmSync(folder, { recursive: true, force: true });
	else console.error(`What everything said is in ${folder}`);
	process.exit(code);
}
