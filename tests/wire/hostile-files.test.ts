import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cleanPhoto } from '../../apps/site/server/intake/clean-photo.ts';
import { mostParts, TooComplex } from '../../apps/site/server/intake/parts-of-file.ts';
import { acceptedType } from '../../apps/site/server/intake/upload-types.ts';
import { byDepth, seed } from '../support/depth.ts';
import { bombs, hostilePhotos, hostileResumes, manyEntries } from './hostile-files.ts';

const numRuns = byDepth({ usual: 150, nightly: 5000 });
const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-hostile-`));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readings = ['readUInt16BE', 'readUInt32BE', 'readUInt32LE', 'subarray'] as const;
/** Reads per part of a file: its start, its end, its kind. */
const looksAtPart = 8;
/** Below the limit of marks within the scans of a JPEG. */
const mostSearches = 500_001;

/** The file, and the number of reads of it. */
function counted(bytes: Buffer) {
	const count = { reads: 0, searches: 0 };
	const file = Buffer.from(bytes);
	const counts = (name: 'indexOf' | (typeof readings)[number], kind: keyof typeof count) => {
		const read = file[name].bind(file) as (...given: unknown[]) => unknown;
		Object.assign(file, {
			[name](...given: unknown[]) {
				count[kind] += 1;
				return read(...given);
			},
		});
	};
	for (const name of readings) counts(name, 'reads');
	counts('indexOf', 'searches');
	return { file, count };
}

/** The stored bytes of a photo; undefined if it is refused. */
function kept(file: Buffer): Buffer | undefined {
	try {
		return cleanPhoto(file)?.bytes;
	} catch (error) {
		if (error instanceof TooComplex) return undefined;
		throw error;
	}
}

describe('photos', () => {
	it.each(hostilePhotos)(
		'are cleaned or refused after a bounded number of reads: $name',
		{ tags: '@REPORT-17' },
		({ files }) => {
			fc.assert(
				fc.property(files, (bytes) => {
					const { file, count } = counted(bytes);
					const photo = kept(file);
					expect(count.reads).toBeLessThan(looksAtPart * mostParts);
					expect(count.searches).toBeLessThan(mostSearches);
					if (!photo) return;
					expect(photo.length).toBeLessThanOrEqual(bytes.length + 100);
					expect(kept(photo)?.equals(photo)).toBe(true);
				}),
				{ seed, numRuns },
			);
		},
	);

	it.each(bombs)('of more parts than cameras write are too complex: $name', { tags: '@REPORT-17' }, ({ file }) => {
		expect(() => cleanPhoto(file())).toThrow(TooComplex);
	});
});

describe('resumes', () => {
	/** The number of reads of a file from the disk. */
	async function readsOf(name: string, bytes: Buffer): Promise<number> {
		const path = join(folder, name);
		writeFileSync(path, bytes);
		const handle = await open(path);
		const read = vi.spyOn(Object.getPrototypeOf(handle), 'read');
		await handle.close();
		await acceptedType(path, name);
		const reads = read.mock.calls.length;
		read.mockRestore();
		return reads;
	}

	it.each(hostileResumes)(
		'are accepted or refused after a bounded number of reads: $name',
		{ tags: '@REPORT-17' },
		async ({ name, files }) => {
			await fc.assert(
				fc.asyncProperty(files, async (bytes) => {
					expect(await readsOf(name, bytes)).toBeLessThan(mostParts);
				}),
				{ seed, numRuns },
			);
			expect(await readsOf(name, manyEntries)).toBeLessThan(mostParts);
		},
	);
});
