import { readFile, readlink, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const isAlive = (pid: number) => {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};

/** After a reboot the pid may belong to another process; check it where /proc exists. */
async function isOurs(pid: number, folder: string): Promise<boolean> {
	if (process.platform !== 'linux') return true;
	const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
	return cwd === resolve(folder);
}

/** A starter that was killed leaves its PostgreSQL, or at least its pid file: end the one, remove the other. */
export async function endLeftover(folder: string): Promise<void> {
	const file = join(folder, 'postmaster.pid');
	const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
	if (!Number.isInteger(pid)) return;
	if (isAlive(pid) && (await isOurs(pid, folder))) {
		process.kill(pid, 'SIGINT');
		for (let left = 200; left > 0 && isAlive(pid); left--) await wait(100);
		if (isAlive(pid)) throw new Error(`another PostgreSQL (${pid}) still uses ${folder}`);
	}
	await rm(file, { force: true });
}
