import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checked, checked } from './checksums.ts';
import { copyPrivately } from './copy.ts';
import { secretFiles } from './what-is-kept.ts';

/** The secrets that lie in a folder, with their checksums. */
export async function secretsIn(folder: string): Promise<Checked[]> {
	const there = secretFiles.filter((name) => existsSync(join(folder, name)));
	return Promise.all(there.map((name) => checked(folder, name)));
}

/** Why the secrets cannot be written to this folder; null if they can. */
export async function whyNoSecretsTo(folder: string, dataDir: string): Promise<string | null> {
	if ((await secretsIn(dataDir)).length === 0)
		return `there are no secrets in ${dataDir}: those that are settings are not backed up`;
	const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return entries.length === 0 ? null : `the folder for the secrets, ${folder}, is not empty`;
}

/** Copies the secrets into a folder that only its owner can open. */
export async function copySecrets(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true, mode: 0o700 });
	await chmod(to, 0o700);
	for (const { path } of await secretsIn(from)) await copyPrivately(join(from, path), join(to, path));
}

/** Why these secrets do not belong to the back-up; null if they do. */
export async function whyNotTheseSecrets(folder: string, due: readonly Checked[]): Promise<string | null> {
	if (!existsSync(folder)) return `the folder of the secrets, ${folder}, is not there`;
	const there = new Map((await secretsIn(folder)).map((file) => [file.path, file]));
	if (there.size === 0) return `${folder} has no secrets: neither of ${secretFiles.join(', ')}`;
	for (const { path, sha256 } of due) {
		const found = there.get(path);
		if (!found) return `${path} is missing in ${folder}`;
		if (found.sha256 !== sha256)
			return `${join(folder, path)} was changed, or belongs to another back-up: give the secrets that were in use when this one was made, or none`;
	}
	return null;
}
