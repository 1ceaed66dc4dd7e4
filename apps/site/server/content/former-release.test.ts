import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Snapshot, snapshotParts } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fillMissing, type Kept, readKept } from './kept-snapshot.ts';

const fixture = new URL('../../../../tests/fixtures/former-release/snapshot.json.gz', import.meta.url);
const former = gunzipSync(await readFile(fixture)).toString();
const written: { snapshot: Record<string, unknown> } = JSON.parse(former);

async function keptOf(text: string): Promise<Kept> {
	const file = join(await mkdtemp(join(tmpdir(), 'former-')), 'snapshot.json');
	await writeFile(file, text);
	const found = await readKept(file);
	if (typeof found === 'string' || !('kept' in found)) throw new Error(JSON.stringify(found));
	return found.kept;
}

it('the site keeps all content that the former release stored', async () => {
	const { snapshot, versions, etag } = await keptOf(former);
	expect(Snapshot.safeParse(snapshot).error).toBeUndefined();
	for (const part of snapshotParts) {
		const before = written.snapshot[part];
		if (Array.isArray(before))
			expect([part, snapshot[part]]).toEqual([part, expect.objectContaining({ length: before.length })]);
	}
	expect(etag).toBe('"former"');
	expect(versions.products).toBe('former');
});

it('an unknown part is empty, and an item that no longer fits is requested again', async () => {
	const { jobs: _, ...parts } = written.snapshot;
	const [first, ...others] = z.array(z.record(z.string(), z.unknown())).parse(parts.products);
	const products = [{ ...first, slug: 7 }, ...others];
	const kept = await keptOf(JSON.stringify({ ...written, snapshot: { ...parts, products } }));
	expect(kept.snapshot.jobs).toEqual([]);
	expect(kept.snapshot.products).toHaveLength(others.length);
	expect(kept.versions).not.toHaveProperty('products');
	expect(kept.etag).toBe('');
});

it('new fields are filled in as empty at any depth; invalid values stay invalid', () => {
	const New = z.object({
		old: z.string(),
		text: z.string(),
		list: z.array(z.string()),
		choice: z.enum(['one', 'two']),
		perhaps: z.object({ a: z.string() }).nullable(),
		deep: z.object({ words: z.object({ en: z.string() }), on: z.boolean() }),
	});
	expect(fillMissing(New, { old: 'kept' }).data).toEqual({
		old: 'kept',
		text: '',
		list: [],
		choice: 'one',
		perhaps: null,
		deep: { words: { en: '' }, on: false },
	});
	expect(fillMissing(New, { old: 3 }).success).toBe(false);
	expect(fillMissing(New, { old: 'kept', text: null }).success).toBe(false);
});
