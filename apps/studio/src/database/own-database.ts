import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeftover } from './end-leftover.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { administrator, changeAdministrator, initialise, ready, runPostgres } from './postgres-process.ts';
import { setRoles } from './roles.ts';
import { unprivileged } from './unprivileged.ts';

export interface OwnDatabase {
	/** As the studio's role, which owns its database and no more. */
	url: string;
	port: number;
	/** Resolves when PostgreSQL has ended, asked or not. */
	ended: Promise<unknown>;
	stop: () => Promise<void>;
}

type Options = {
	/** Where it was before. */
	port?: number;
	/** The product's own folders around it, which PostgreSQL's user has to pass where the product runs as root. */
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

/** Lies beside the database, readable by the studio's own user alone. One that is lost or spoiled is replaced by `change`. */
async function passwordIn(file: string, change?: (made: string) => Promise<void>): Promise<string> {
	const known = await readFile(file, 'utf8').catch(() => '');
	if (keptPassword.test(known)) return known;
	const password = randomBytes(24).toString('hex');
	await change?.(password);
	await writeFile(file, password, { mode: 0o600, flush: true });
	return password;
}

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === '28P01';

/** A start that was killed while it made the database begins anew. */
async function clearUnfinished(folder: string, note: string): Promise<void> {
	if (!existsSync(note)) return;
	for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}

/** Of one that was killed some processes live on for a moment, and PostgreSQL waits for them no longer than we do. */
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

const settings = {
	unix_socket_directories: '',
	shared_buffers: '64MB',
	// /dev/shm is small in containers, and System V's segments are counted by the machine: files in its own folder are neither.
	dynamic_shared_memory_type: 'mmap',
	shared_memory_type: 'mmap',
};

/** Starts the PostgreSQL that comes with the studio, on loopback, on a port that is free or the one that it had before. */
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
	try {
		await setRoles((database) => urlOf(administrator, administratorPassword, database), password);
	} catch (error) {
		await stop();
		// It belongs to another cluster, as where one was put back by hand; the next try makes a new one.
		if (isRefused(error)) await rm(administratorFile);
		throw error;
	}
	return { url: urlOf('studio', password, 'studio'), port, ended, stop };
}
