import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostBytes = 64 * 1024 * 1024;

/** Papers that were made once, by what they were made from. A disk that fails costs time, never an answer. */
export function createShelf(folder: string, limit = mostBytes) {
	async function makeRoom() {
		const names = await readdir(folder);
		const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
		let bytes = files.reduce((sum, { size }) => sum + size, 0);
		for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
			if (bytes <= limit) return;
			await rm(join(folder, name), { force: true });
			bytes -= size;
		}
	}

	return {
		read: (name: string): Promise<Buffer | null> => readFile(join(folder, name)).catch(() => null),
		async keep(name: string, bytes: Buffer): Promise<void> {
			const part = join(folder, `.${randomUUID()}.part`);
			try {
				await mkdir(folder, { recursive: true });
				await writeFile(part, bytes);
				await rename(part, join(folder, name));
				await makeRoom();
			} catch {
				await rm(part, { force: true }).catch(() => undefined);
			}
		},
	};
}
export type Shelf = ReturnType<typeof createShelf>;
