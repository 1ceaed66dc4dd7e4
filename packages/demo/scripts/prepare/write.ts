import { existsSync, globSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sourceFolders } from '../places.ts';

/** Writes the whole file or none: an interrupted run leaves no partial file that a later one would keep. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	await mkdir(dirname(file), { recursive: true });
	await writeFile(draft, content);
	await rename(draft, file);
}

export const missing = (file: string) => !existsSync(file);

const changed = (file: string) => statSync(file).mtimeMs;

/** Whether a file is missing, or older than one of its possible sources. */
export function outdated(file: string): boolean {
	if (missing(file)) return true;
	const sources = sourceFolders.flatMap((cwd) => globSync(`${cwd}/**/*.{ts,json}`));
	return sources.some((source) => changed(source) > changed(file));
}
