import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, writeFile } from 'node:fs/promises';
import type { Unprivileged } from './unprivileged.ts';

/** The role that owns the cluster; the studio's own is in roles.ts. */
export const administrator = 'administrator';

export function runPostgres(command: string, args: string[], who: Unprivileged, isNamed = false): ChildProcess {
	const { wrapper, naming, uid, gid } = who;
	const [first = command, ...rest] = [...wrapper, ...(isNamed ? naming : []), command, ...args];
	const ids = wrapper.length > 0 ? {} : { uid, gid };
	// Its own process group: Ctrl-C in the terminal reaches the starter, which stops PostgreSQL after the server.
	return spawn(first, rest, {
		...ids,
		cwd: '/',
		detached: true,
		stdio: 'pipe',
		env: { ...process.env, LC_ALL: 'C' },
	});
}

/** The one line of PostgreSQL's output that states the reason. */
export function reasonIn(output: string, folder: string): string {
	if (/No space left on device|Disk quota exceeded/.test(output)) return `the disk of ${folder} is full: make room`;
	if (/user does not exist|unshare/.test(output))
		return `the user with the number ${process.getuid?.()} has no name, which PostgreSQL asks for: add it to /etc/passwd, or set DATABASE_URL`;
	const lines = output.split('\n').filter((line) => line.trim() !== '');
	const line = lines.findLast((each) => /\b(FATAL|PANIC|ERROR|error):/.test(each)) ?? lines.at(-1) ?? 'it said nothing';
	return line.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').trim();
}

/** Waits for its end; throws if it failed. */
async function finished(child: ChildProcess, what: string, folder: string): Promise<void> {
	let output = '';
	child.stderr?.on('data', (chunk) => (output += chunk));
	child.stdout?.resume();
	const [code] = await once(child, 'close');
	// In single-user mode an error does not change the exit code.
	if (code !== 0 || /\bERROR:/.test(output)) throw new Error(`${what}: ${reasonIn(output, folder)}`);
}

/** Creates a cluster. While `note` exists, which holds the password, this is not finished. */
export async function initialise(initdb: string, folder: string, note: string, password: string, who: Unprivileged) {
	await writeFile(note, password, { mode: 0o600 });
	if (who.uid !== undefined && who.gid !== undefined)
		for (const path of [note, folder]) await chown(path, who.uid, who.gid);
	const options = [
		`--pgdata=${folder}`,
		`--username=${administrator}`,
		'--auth=scram-sha-256',
		`--pwfile=${note}`,
		'--encoding=UTF8',
		'--locale=C',
	];
	await finished(runPostgres(initdb, options, who, true), 'the database could not be made', folder);
	await rm(note);
}

/** Single-user mode, in which PostgreSQL serves only its owner and needs no password. */
export async function changeAdministrator(postgres: string, folder: string, password: string, who: Unprivileged) {
	const child = runPostgres(postgres, ['--single', '-D', folder, 'postgres'], who, true);
	child.stdin?.end(`alter role ${administrator} login password '${password}';\n`);
	await finished(child, 'the password of the database could not be set', folder);
}

/** Resolves when it takes connections. */
export async function ready(child: ChildProcess, folder: string): Promise<void> {
	let output = '';
	await new Promise<void>((resolve, reject) => {
		child.stderr?.on('data', (chunk) => {
			output = (output + chunk).slice(-4000);
			if (output.includes('ready to accept connections')) resolve();
		});
		child.once('close', () => reject(new Error(`PostgreSQL did not start: ${reasonIn(output, folder)}`)));
	});
}
