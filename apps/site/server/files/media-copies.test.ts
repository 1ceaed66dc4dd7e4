import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMediaCopies } from './media-copies.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'copies-'));
	vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	rmSync(folder, { recursive: true, force: true });
});

function copiesFrom(...answers: (() => Promise<Response>)[]) {
	const fetched = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('no answer')));
	vi.stubGlobal('fetch', fetched);
	const locate = createMediaCopies({
		kind: 'revisions',
		ownFolder: join(folder, 'own'),
		sampleFolder: join(folder, 'sample'),
		studio: { url: 'http://localhost:1', token: '' },
		isNamed: () => true,
	});
	return { locate, fetched };
}

const bytes = async () => new Response('%PDF');
const refused = () => Promise.reject(new TypeError('fetch failed'));
const absent = async () => new Response('', { status: 404 });

it('a file that the studio could not deliver is requested again after a second', { tags: '@DOC-14' }, async () => {
	const { locate, fetched } = copiesFrom(refused, bytes);
	expect(await locate('a.pdf')).toBeNull();
	expect(await locate('a.pdf')).toBeNull();
	expect(fetched).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1100);
	expect((await locate('a.pdf'))?.stats.size).toBe(4);
});

it('a file that the studio does not have is requested again after a minute', async () => {
	const { locate, fetched } = copiesFrom(absent, bytes);
	expect(await locate('a.pdf')).toBeNull();
	vi.advanceTimersByTime(30_000);
	expect(await locate('a.pdf')).toBeNull();
	expect(fetched).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(31_000);
	expect(await locate('a.pdf')).not.toBeNull();
});
