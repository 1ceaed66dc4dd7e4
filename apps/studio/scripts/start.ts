import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markRelease, openDataFolder } from '@site/contract/data-folder';
import { holdLock } from '../src/database/hold-lock.ts';
import { newestStep } from '../src/database/newest-step.ts';
import { type OwnDatabase, startOwnDatabase } from '../src/database/own-database.ts';
import { createRepeated } from '../src/server/repeated.ts';
import { tell } from '../src/server/tell.ts';
import { settings } from '../src/settings.ts';
import { startProblem } from '../src/start-problem.ts';

// Runs before anything reads the settings, so that a mistake is reported in one line.
const problem = await startProblem(process.env);
if (problem) {
	console.error(`studio: ${problem}`);
	process.exit(1);
}

// Submissions, files and the database's password are for this user alone.
process.umask(0o077);

let stopping = false;
let database: OwnDatabase | undefined;
let child: ChildProcess | undefined;

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Its own process group: Ctrl-C reaches only the starter, which stops its processes in order. */
function run(name: string, databaseUrl: string): ChildProcess {
	const env = {
		...process.env,
		DATABASE_URL: databaseUrl,
		NODE_ENV: 'production' as const,
		NEXT_TELEMETRY_DISABLED: '1',
	};
	// Hides pg's warning about concurrent queries in a transaction, which come from Payload.
	const options = ['--disable-warning=ExperimentalWarning', '--disable-warning=DeprecationWarning', script(name)];
	const started = spawn(process.execPath, options, {
		env,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		detached: true,
	});
	started.on('message', (message) => void tell(String(message)));
	return started;
}

async function stop(code: number): Promise<void> {
	if (stopping) return;
	stopping = true;
	if (child && child.exitCode === null && child.signalCode === null) {
		const ended = once(child, 'exit');
		child.kill('SIGTERM');
		const impatience = setTimeout(() => child?.kill('SIGKILL'), 8000);
		await ended;
		clearTimeout(impatience);
	}
	await database?.stop();
	process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The process that started the studio is gone.
process.on('disconnect', () => void stop(0));

async function serve(databaseUrl: string): Promise<void> {
	const ends = createRepeated(console.error);
	for (let wait = 500; !stopping; wait = Math.min(wait * 2, 30_000)) {
		const started = Date.now();
		child = run('serve.ts', databaseUrl);
		await once(child, 'exit');
		if (stopping) return;
		if (Date.now() - started > 60_000) {
			wait = 500;
			ends.works();
		}
		ends.failed('', `studio: ended unexpectedly, starting again in ${wait} ms`);
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}

/** Restarts PostgreSQL on the same port if it ends, so that the studio reconnects. */
async function keepDatabase(first: OwnDatabase): Promise<void> {
	const refusals = createRepeated(console.error);
	let running = first;
	let isDown = false;
	for (let wait = 250; !stopping; wait = Math.min(wait * 2, 30_000)) {
		const started = Date.now();
		await running.ended;
		if (stopping) return;
		if (Date.now() - started > 60_000) wait = 250;
		if (!isDown) console.error(`studio: PostgreSQL ended, starting it again in ${wait} ms`);
		await new Promise((resolve) => setTimeout(resolve, wait));
		if (stopping) return;
		try {
			running = await startOwnDatabase(settings.databaseFolder, { port: first.port });
			database = running;
			refusals.works();
			isDown = false;
			// The process may have been told to stop while it was starting.
			if (stopping) await running.stop();
		} catch (error) {
			isDown = true;
			refusals.failed(
				`studio: ${error instanceof Error ? error.message : error}`,
				'studio: it is tried again and again',
			);
		}
	}
}

try {
	const dataDir = dirname(settings.databaseFolder);
	const mark = { folder: dataDir, program: 'studio', step: newestStep() } as const;
	openDataFolder(dataDir);
	if (!settings.databaseUrl) {
		if (!holdLock(`${settings.databaseFolder}.lock`))
			throw new Error(
				`another studio uses ${settings.databaseFolder}; stop it first, or set DATA_DIR to another folder`,
			);
		markRelease(mark);
		database = await startOwnDatabase(settings.databaseFolder);
		void keepDatabase(database);
	} else markRelease(mark);
	const databaseUrl = settings.databaseUrl || (database?.url ?? '');
	child = run('prepare.ts', databaseUrl);
	const [code] = await once(child, 'exit');
	if (code === 0) await serve(databaseUrl);
	else await stop(1);
} catch (error) {
	console.error('studio:', error instanceof Error ? error.message : error);
	await stop(1);
}
