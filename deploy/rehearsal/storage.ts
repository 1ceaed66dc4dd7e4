import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/steps.ts';
import type { Processes } from './processes.ts';

const version = '3.7.1';

/** Debian's PostgreSQL in its own folder, until the rehearsal ends. */
export async function startPostgres(processes: Processes, folder: string, port: number) {
	const [newest = ''] = readdirSync('/usr/lib/postgresql').sort().reverse();
	const program = (name: string) => join('/usr/lib/postgresql', newest, 'bin', name);
	const data = join(folder, 'postgresql');
	mkdirSync(data);
	const who = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
	if (who.uid !== undefined) chownSync(data, who.uid, who.gid ?? 0);
	execFileSync(program('initdb'), ['-D', data, '-U', 'studio', '--auth=trust', '--encoding=UTF8'], {
		...who,
		stdio: 'ignore',
	});
	await processes.start({
		name: 'postgresql',
		command: program('postgres'),
		args: ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='],
		...who,
		// Fast shutdown: does not wait for clients.
		end: 'SIGINT',
		ready: /ready to accept connections/,
	});
	return { url: `postgres://studio@127.0.0.1:${port}/studio`, version: newest };
}

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** An S3-compatible server from npm, since Debian has none. Installed for this rehearsal only. */
export async function startS3(processes: Processes, folder: string, port: number) {
	const files = join(folder, 'bucket');
	mkdirSync(files);
	await run(
		'npm',
		['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `s3rver@${version}`],
		{
			quiet: true,
		},
	);
	const address = ['--address', '127.0.0.1', '--port', String(port)];
	await processes.start({
		name: 's3',
		command: process.execPath,
		args: [join(folder, 'node_modules/s3rver/bin/s3rver.js'), '-d', files, ...address, '--configure-bucket', 'halvera'],
		ready: /listening/i,
	});
	return {
		environment: {
			S3_BUCKET: 'halvera',
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		count: () =>
			readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) => /_object$/.test(name)).length,
	};
}
