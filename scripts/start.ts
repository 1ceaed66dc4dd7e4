import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { secretsIn } from './secrets.ts';
import { giveUp, node, root } from './steps.ts';

const port = portFrom('PORT', 3000);
const studioPort = portFrom('STUDIO_PORT', 3001);
const dataDir = resolve(process.env.DATA_DIR || 'data');
const siteUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const studioUrl = process.env.STUDIO_URL || `http://localhost:${studioPort}`;

await assertFree(port, 'PORT');
await assertFree(studioPort, 'STUDIO_PORT');
const secrets = secretsIn(dataDir);
const logs = join(dataDir, 'logs');
mkdirSync(logs, { recursive: true });

const children = new Set<ChildProcess>();
let stopping = false;
const shared = {
	DATA_DIR: dataDir,
	STUDIO_URL: studioUrl,
	STUDIO_TOKEN: process.env.STUDIO_TOKEN || secrets.studioToken,
	PUBLIC_URL: siteUrl,
	SITE_URL: siteUrl,
	NODE_ENV: 'production',
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));

await prepareSample();
await buildSite();
await startProgram('site', [join(root, 'apps/site/build/server/index.js')], { ...shared, PORT: String(port) });
console.log(`\n  Site    ${siteUrl}\n`);

if (process.env.STUDIO !== 'off') {
	await buildStudio();
	await startProgram('studio', [join(root, 'apps/studio/scripts/start.ts')], {
		...shared,
		STUDIO_PORT: String(studioPort),
		PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payloadSecret,
	});
	console.log(`\n  Studio  ${studioUrl}/admin\n`);
}
console.log(`  Logs are in ${logs}. Stop with Ctrl+C.`);

/** Starts a program, keeps its log in a file, and waits until it says that it is ready. */
function startProgram(name: 'site' | 'studio', args: string[], env: Record<string, string>): Promise<void> {
	const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
	const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
		cwd: root,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
	});
	children.add(child);
	child.stdout?.pipe(log);
	return new Promise((ready) => {
		child.on('message', (message) => {
			if (message === 'ready') ready();
			// What a person has to see once, such as the first password.
			else if (typeof message === 'string') console.log(message);
		});
		child.on('exit', (code) => {
			children.delete(child);
			if (stopping) return;
			if (name === 'site') stop(code || 1);
			// The site goes on without the studio; it only hears of no news until the next start.
			console.error(`The studio ended (${code}). The site goes on; see ${join(logs, 'studio.log')}`);
			ready();
		});
	});
}

function stop(code: number) {
	if (stopping) return;
	stopping = true;
	if (children.size === 0) process.exit(code);
	for (const child of children) {
		child.on('exit', () => children.size === 0 && process.exit(code));
		child.kill('SIGTERM');
	}
	setTimeout(() => {
		for (const child of children) child.kill('SIGKILL');
		process.exit(code || 1);
	}, 30_000).unref();
}

function portFrom(name: string, fallback: number): number {
	const value = Number(process.env[name] || fallback);
	if (!Number.isInteger(value) || value < 1 || value > 65535) giveUp(`${name} is not a port: ${process.env[name]}`);
	return value;
}

function assertFree(wanted: number, name: string): Promise<void> {
	return new Promise((free) => {
		const probe = createServer()
			.once('error', () => giveUp(`Port ${wanted} is in use. Set ${name} to another one.`))
			.once('listening', () => probe.close(() => free()))
			.listen(wanted);
	});
}
