import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endLeftover } from './end-leftover.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { type Unprivileged, unprivileged } from './unprivileged.ts';

export interface OwnDatabase {
	url: string;
	port: number;
	/** Resolves when PostgreSQL has ended, asked or not. */
	ended: Promise<unknown>;
	stop: () => Promise<void>;
}

function run(command: string, args: string[], { wrapper, uid, gid }: Unprivileged): ChildProcess {
	const [first = command, ...rest] = [...wrapper, command, ...args];
	const ids = wrapper.length > 0 ? {} : { uid, gid };
	// In a group of its own: a Ctrl-C in the terminal reaches the starter, which stops it after the server.
	return spawn(first, rest, {
		...ids,
		cwd: '/',
		detached: true,
		stdio: 'pipe',
		env: { ...process.env, LC_ALL: 'C' },
	});
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	if (typeof address !== 'object' || address === null) throw new Error('no free port');
	return address.port;
}

async function initialise(initdb: string, folder: string, password: string, who: Unprivileged): Promise<void> {
	const temporary = await mkdtemp(join(tmpdir(), 'studio-'));
	const passwordFile = join(temporary, 'password');
	try {
		await writeFile(passwordFile, password, { mode: 0o600 });
		if (who.uid !== undefined && who.gid !== undefined)
			await Promise.all([temporary, passwordFile, folder].map((path) => chown(path, who.uid ?? 0, who.gid ?? 0)));
		const options = [
			'--username=studio',
			'--auth=scram-sha-256',
			`--pwfile=${passwordFile}`,
			'--encoding=UTF8',
			'--locale=C',
		];
		const child = run(initdb, [`--pgdata=${folder}`, ...options], who);
		let output = '';
		child.stderr?.on('data', (chunk) => (output += chunk));
		const [code] = await once(child, 'exit');
		if (code !== 0) throw new Error(`initdb failed: ${output}`);
	} finally {
		await rm(temporary, { recursive: true, force: true });
	}
}

async function ready(child: ChildProcess): Promise<void> {
	let output = '';
	await new Promise<void>((resolve, reject) => {
		child.stderr?.on('data', (chunk) => {
			output = (output + chunk).slice(-4000);
			if (output.includes('ready to accept connections')) resolve();
		});
		child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
	});
}

const keptPassword = /^[0-9a-f]{48}$/;

/** Lies beside the database, readable by the studio's own user alone. One that is lost or spoiled is replaced by `change`. */
async function passwordOf(folder: string, change: (password: string) => Promise<void>): Promise<string> {
	const file = `${folder}-password`;
	const known = await readFile(file, 'utf8').catch(() => '');
	if (keptPassword.test(known)) return known;
	const password = randomBytes(24).toString('hex');
	await change(password);
	await writeFile(file, password, { mode: 0o600, flush: true });
	return password;
}

/** In the mode in which PostgreSQL serves its owner alone and asks for no password. */
async function changePassword(postgres: string, folder: string, password: string, who: Unprivileged): Promise<void> {
	const child = run(postgres, ['--single', '-D', folder, 'postgres'], who);
	child.stdin?.end(`alter user studio password '${password}';\n`);
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new Error(`the database's password could not be set: PostgreSQL ended with ${code}`);
}

/** A start that was killed while it made the database begins anew. */
async function clearUnfinished(folder: string, mark: string): Promise<void> {
	if (!existsSync(mark)) return;
	for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}

/** /dev/shm is small in containers, and System V's segments are counted by the machine: files in its own folder are neither. */
const ownMemory = ['-c', 'dynamic_shared_memory_type=mmap', '-c', 'shared_memory_type=mmap'];

/** Starts the PostgreSQL that comes with the studio, on loopback, on a port that is free or the one that it had before. */
export async function startOwnDatabase(folder: string, formerPort?: number): Promise<OwnDatabase> {
	const { postgres, initdb } = await postgresBinaries();
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const who = unprivileged(dirname(folder), dirname(postgres));
	await endLeftover(folder);
	const unfinished = `${folder}.unfinished`;
	await clearUnfinished(folder, unfinished);
	const isNew = (await readdir(folder)).length === 0;
	const password = await passwordOf(folder, async (made) => {
		if (!isNew) await changePassword(postgres, folder, made, who);
	});
	if (isNew) {
		await writeFile(unfinished, '');
		await initialise(initdb, folder, password, who);
		await rm(unfinished);
	}
	const port = formerPort ?? (await freePort());
	const options = [
		'-h',
		'127.0.0.1',
		'-p',
		String(port),
		'-c',
		'unix_socket_directories=',
		'-c',
		'shared_buffers=64MB',
		...ownMemory,
	];
	const child = run(postgres, ['-D', folder, ...options], who);
	const ended = once(child, 'exit');
	await ready(child);
	return {
		url: `postgres://studio:${password}@127.0.0.1:${port}/studio`,
		port,
		ended,
		stop: async () => {
			child.kill('SIGINT');
			await ended;
		},
	};
}
