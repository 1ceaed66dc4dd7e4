import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureSizes } from './picture-sizes.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'sizes-'));
	writeFileSync(join(folder, 'original.webp'), 'the original');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(folder, { recursive: true, force: true });
});

/** Requests a size; the maker has started, and ends when `finish` is called. */
async function askFor(name: string) {
	const begun = Promise.withResolvers<() => void>();
	const sizes = createPictureSizes({
		folder,
		locate: async (original) => ({ file: join(folder, original), stats: statSync(join(folder, original)) }),
		originalOf: () => ({ name: 'original.webp', width: 2000, focus: null }),
		originals: () => [],
		effort: 2,
		maker: {
			make: ({ target }) =>
				new Promise((made) => {
					begun.resolve(() => {
						writeFileSync(target, 'the size');
						made(true);
					});
				}),
			close: () => undefined,
		},
	});
	const answered = vi.fn();
	const found = sizes.find(name);
	void found.then(answered);
	return { found, answered, finish: await begun.promise };
}

describe('a size that has not been rendered yet', () => {
	it('is waited for if it is for a shared link, because services keep their copy', async () => {
		const { found, answered, finish } = await askFor('original-share.jpg');
		await vi.advanceTimersByTimeAsync(5_000);
		expect(answered).not.toHaveBeenCalled();
		finish();
		expect(await found).toMatchObject({ isStandIn: false, name: 'original-share.jpg' });
	});

	it('is waited for ten seconds at most', async () => {
		const { found, answered } = await askFor('original-share.jpg');
		await vi.advanceTimersByTimeAsync(9_999);
		expect(answered).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await found).toMatchObject({ isStandIn: true, name: 'original.webp' });
	});

	it('is replaced by the original at once on a page', async () => {
		const { found } = await askFor('original-480.avif');
		expect(await found).toMatchObject({ isStandIn: true, name: 'original.webp' });
	});
});
