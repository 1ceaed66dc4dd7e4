import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { openDataFolder } from '@site/contract/data-folder';
import { buildSite, buildStudio, prepareContent, prepareDocuments } from '../../scripts/builds.ts';
import { giveUp, root } from '../../scripts/steps.ts';
import { checkSettings } from '../site/server/settings.ts';
import { holdLock } from '../studio/src/database/hold-lock.ts';
import { startProblem } from '../studio/src/start-problem.ts';
import { openLog } from './log-file.ts';
import { memorySettings } from './memory-settings.ts';
import { releaseOf } from './release.ts';
import { secretsIn } from './secrets.ts';
import { type Program, supervise } from './supervise.ts';

// A closed terminal, or a full disk behind a redirect, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const port = portFrom('PORT', 3000);
const studioPort = portFrom('STUDIO_PORT', 3001);
const dataDir = resolve(process.env.DATA_DIR || 'data');
const siteUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const studioUrl = process.env.STUDIO_URL || `http://localhost:${studioPort}`;
const withStudio = process.env.STUDIO !== 'off';

if (withStudio && process.env.STUDIO) giveUp(`STUDIO is “off” or not set, and is “${process.env.STUDIO}”.`);
if (withStudio && port === studioPort) giveUp(`PORT and STUDIO_PORT are both ${port}. Set one of them to another one.`);
if (!withStudio && process.env.STUDIO_URL && !process.env.STUDIO_TOKEN)
	giveUp('STUDIO_URL is set but STUDIO_TOKEN is not: set both, or neither.');
/** The environments of both programs. */
const environments = (secrets: { studioToken: string; payloadSecret: string; linkSecret: string }) => {
	const shared = {
		...memorySettings(process.env.NODE_OPTIONS),
		DATA_DIR: dataDir,
		STUDIO_TOKEN: process.env.STUDIO_TOKEN || secrets.studioToken,
		LINK_SECRET: process.env.LINK_SECRET || secrets.linkSecret,
		PUBLIC_URL: siteUrl,
		SITE_URL: siteUrl,
		NODE_ENV: 'production' as const,
		...((withStudio || process.env.STUDIO_URL) && { STUDIO_URL: studioUrl }),
	};
	return {
		ofSite: { ...shared, PORT: String(port) },
		ofStudio: {
			...shared,
			STUDIO_PORT: String(studioPort),
			PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payloadSecret,
		},
	};
};

// Checks the settings of both programs first, so that a start that cannot work creates, locks and writes nothing.
const sample = environments({ studioToken: 'to come', payloadSecret: 'to come', linkSecret: 'to come' });
orGiveUp(() => checkSettings({ ...process.env, ...sample.ofSite }));
const problem = withStudio && (await startProblem({ ...process.env, ...sample.ofStudio }));
if (problem) giveUp(problem.startsWith('The ') ? problem : `The studio could not start: ${problem}.`);
const secrets = orGiveUp(() => {
	openDataFolder(dataDir);
	if (!holdLock(join(dataDir, 'start.lock')))
		giveUp(`Another start uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
	return secretsIn(dataDir);
});
const { ofSite, ofStudio } = environments(secrets);
await assertFree(port, 'PORT');
if (withStudio) await assertFree(studioPort, 'STUDIO_PORT');
const logs = join(dataDir, 'logs');

const programs: Program[] = [];
let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

const [siteMark] = await Promise.all([buildSite(), prepareContent()]);
const siteRelease = await releaseOf('apps/site/build', siteMark);
const site = begin('site', [join(siteRelease, 'server/index.js')], ofSite);
// If the site cannot start at all, the configuration is wrong.
if (!(await site.first)) await stop(1);
orGiveUp(() => secrets.keep());
console.log(`\n  Site    ${siteUrl}\n`);
const documents = stopping ? null : prepareDocuments();

if (withStudio && !stopping) {
	const [studioMark] = await Promise.all([buildStudio(), documents]);
	const studioRelease = await releaseOf('apps/studio/.next', studioMark);
	if (!stopping) {
		const studio = begin('studio', [join(root, 'apps/studio/scripts/start.ts')], {
			...ofStudio,
			STUDIO_BUILD: basename(studioRelease),
		});
		void studio.ready.then(() => console.log(`\n  Studio  ${studioUrl}/admin\n`));
		if (!(await studio.first) && !stopping)
			console.error(`The studio could not start yet. The site goes on; see ${join(logs, 'studio.log')}`);
	}
}
console.log(`  Logs are in ${logs}. Stop with Ctrl+C.`);

function begin(name: 'site' | 'studio', args: string[], env: Record<string, string>): Program {
	mkdirSync(logs, { recursive: true, mode: 0o700 });
	const program = supervise(name, args, env, openLog(join(logs, `${name}.log`)));
	programs.push(program);
	return program;
}

/** A mistake in the set-up is one clear line. */
function orGiveUp<T>(work: () => T): T {
	try {
		return work();
	} catch (error) {
		return giveUp(error instanceof Error ? error.message : String(error));
	}
}

async function stop(code: number) {
	if (stopping) return;
	stopping = true;
	await Promise.all(programs.map((program) => program.stop()));
	process.exit(code);
}

function portFrom(name: string, fallback: number): number {
	const value = Number(process.env[name] || fallback);
	if (!Number.isInteger(value) || value < 1 || value > 65535) giveUp(`${name} is not a port: ${process.env[name]}`);
	return value;
}

function assertFree(wanted: number, name: string): Promise<void> {
	return new Promise((free) => {
		const probe = createServer()
			.once('error', (error: NodeJS.ErrnoException) => {
				const reason = error.code === 'EACCES' ? 'may not be used by this user' : 'is in use';
				giveUp(`Port ${wanted} ${reason}. Set ${name} to another one.`);
			})
			.once('listening', () => probe.close(() => free()))
			.listen(wanted);
	});
}
