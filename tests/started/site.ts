import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';

export const root = join(import.meta.dirname, '../..');
const index = join(root, 'apps/site/build/server/index.js');

export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	if (typeof address !== 'object' || address === null) throw new Error('no free port');
	return address.port;
}

export function temporaryFolder(name: string): string {
	return mkdtempSync(join(tmpdir(), `${brand.slug}-${name}-`));
}

export type StartedSite = {
	url: string;
	child: ChildProcess;
	/** Everything written so far, log and errors. */
	words: () => string;
	stop(): Promise<void>;
};

/** The built site in its own process. The caller removes the data folder. */
export async function startBuiltSite(dataDir: string, env: Record<string, string> = {}): Promise<StartedSite> {
	const port = await freePort();
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', index], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			TZ: process.env.TZ,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			PORT: String(port),
			DATA_DIR: dataDir,
			DRAIN_SECONDS: '0',
			PICTURE_SIZES: 'asked',
			PICTURE_EFFORT: '0',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let words = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (words += chunk));
	const ended = once(child, 'exit');
	await Promise.race([once(child, 'message'), ended]);
	return {
		url: `http://127.0.0.1:${port}`,
		child,
		words: () => words,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

/** A temporary data folder for one piece of work. */
export async function withDataFolder(work: (folder: string) => Promise<void>): Promise<void> {
	const folder = temporaryFolder('started');
	try {
		await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
