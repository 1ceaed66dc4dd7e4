import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { brand } from '@site/contract/brand';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueBatches } from '../../apps/site/server/intake/batches.ts';
import { submissionCounts } from '../../apps/site/server/intake/delivery-rows.ts';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { createJournal, type Journal } from '../../apps/site/server/intake/journal.ts';
import { journalSteps } from '../../apps/site/server/intake/journal-tables.ts';
import { searchBatches } from '../../apps/site/server/intake/search-rows.ts';
import { recordSubmission } from '../../apps/site/server/intake/submission-rows.ts';
import { fileChecker } from '../support/file-checker.ts';
import { post, startSite } from '../wire/harness.ts';
import { contact } from '../wire/samples.ts';
import { startFakeStudio } from './fake-studio.ts';

const undo: (() => unknown)[] = [];
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), `${brand.slug}-journal-`));
	undo.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

const path = () => join(folder, 'journal.sqlite');
function open(options: Partial<Parameters<typeof createJournal>[0]> = {}): Journal {
	const journal = createJournal({ path: path(), maximumBytes: 1e8, ...options });
	undo.push(() => journal.close());
	return journal;
}
const write = (journal: Journal, firstName: string, key?: string) =>
	recordSubmission(
		journal,
		{
			kind: 'signup',
			receivedAt: '2026-06-01T12:00:00.000Z',
			language: 'en',
			page: '',
			suspected: false,
			fields: { firstName, lastName: 'x'.repeat(190), email: 'e', source: 'Other', type: 'Contact Us' },
		},
		key,
	);
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('a write is answered once it is on the disk, not only in memory', { tags: '@CALL-35' }, () => {
	const said = open().read((database) => database.prepare('PRAGMA synchronous').get());
	// 2 is FULL: the log of writes is flushed at every commit.
	expect(said).toEqual({ synchronous: 2 });
});

describe('the journal of the former release', () => {
	it('is taken over: waiting rows arrive once, delivered ones are still known', async () => {
		const fixture = join(import.meta.dirname, '../fixtures/former-release/journal.sqlite.gz');
		writeFileSync(path(), gunzipSync(readFileSync(fixture)), { mode: 0o644 });
		const resume = '650bfb3ba27f26e8e7bcacd3d7d5b0a5';
		mkdirSync(join(folder, 'uploads'));
		writeFileSync(join(folder, 'uploads', resume), 'my life');
		const studio = await startFakeStudio(() => 'take');
		undo.push(() => studio.stop());
		// Late on the day of its last rows, so that none of them has expired.
		const now = () => Date.parse('2026-11-01T20:00:00Z');
		const intake = openIntake({
			fileChecker,
			dataDir: folder,
			limited: false,
			studio: { url: studio.url, token: 't' },
			now,
			log: { warn: () => undefined },
		});
		undo.push(() => intake.close());
		await expect.poll(() => studio.taken.size, { timeout: 10_000 }).toBe(6);
		expect([...studio.taken.values()].map((item) => ('kind' in item ? item.kind : 'views'))).toEqual([
			'contact',
			'signup',
			'quote',
			'application',
			'views',
			'views',
		]);
		expect(studio.files.get(resume)).toEqual(['ab.txt: my life']);
		await expect.poll(() => submissionCounts(intake.journal)).toEqual({ waiting: 0, dead: 0, delivered: 5 });
		expect(existsSync(join(folder, 'uploads', resume))).toBe(false);
		expect(modeOf(path())).toBe('600');
	});
	it('is taken over with its searches, all of them without results', () => {
		const former = new DatabaseSync(path());
		former.exec(journalSteps.slice(0, 3).join(''));
		former.exec(`INSERT INTO search_batches (id, words, day, language, searches, opened_at, sealed)
			VALUES ('a', 'zebra', '2026-06-01', 'en', 3, 0, 1); PRAGMA user_version = 3`);
		former.close();
		const due = dueBatches(open(), searchBatches, { now: 1, longestDelay: 0, limit: 5 });
		expect(due.readable.map(({ batch }) => batch)).toMatchObject([{ words: 'zebra', outcome: 'missed', searches: 3 }]);
	});
	it('is not changed if it is of a newer release', async () => {
		const newer = new DatabaseSync(path());
		newer.exec('CREATE TABLE something (new TEXT); PRAGMA user_version = 99');
		newer.close();
		await expect(write(open(), 'a')).rejects.toThrow('The journal cannot be written');
		expect(existsSync(join(folder, 'set-aside'))).toBe(false);
	});
});

describe('a damaged journal', () => {
	it('is set aside, and a new one continues with every readable row', async () => {
		const first = open();
		for (let number = 0; number < 200; number++) await write(first, `visitor ${number}`, `key-${number}`);
		first.close();
		const size = statSync(path()).size;
		const file = openSync(path(), 'r+');
		writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, Math.floor(size / 2 / 4096) * 4096);
		const salvaged: { rows: number; unreadable: number }[] = [];
		const second = open({ onSalvage: (salvage) => salvaged.push(salvage) });
		for (let number = 200; number < 260; number++) await write(second, `visitor ${number}`, `key-${number}`);
		const { waiting } = submissionCounts(second);
		expect(salvaged).toHaveLength(1);
		expect(waiting).toBeGreaterThan(240);
		expect(submissionCounts(second)).toMatchObject({ waiting: salvaged[0]?.rows });
		expect(readdirSync(join(folder, 'set-aside'))).toHaveLength(1);
	});
	it('is set aside too if it is no journal at all, and the site logs it', async () => {
		writeFileSync(path(), 'This is no database. '.repeat(500));
		mkdirSync(join(folder, 'uploads'));
		writeFileSync(join(folder, 'uploads', '0'.repeat(32)), 'perhaps somebody’s');
		const warned: string[] = [];
		const intake = openIntake({
			fileChecker,
			dataDir: folder,
			limited: false,
			studio: null,
			log: { warn: (_details, message) => warned.push(message) },
		});
		expect(await write(intake.journal, 'a')).toMatchObject({ outcome: 'stored' });
		expect(warned).toEqual([expect.stringContaining('damaged and set aside')]);
		expect(intake.figures.site_journal_set_aside.read()).toBe(1);
		expect(intake.figures.site_journal_waiting.read()).toBe(1);
		await intake.close();
		expect(readdirSync(join(folder, 'uploads'))).toEqual(['0'.repeat(32)]);
		const [aside = ''] = readdirSync(join(folder, 'set-aside'));
		expect(aside).not.toContain('unfinished');
		expect(readFileSync(join(folder, 'set-aside', aside, 'journal.sqlite'), 'utf8')).toContain('no database');
	});
	it('is also taken over after a crash in between', async () => {
		const first = open();
		await write(first, 'a');
		first.close();
		const half = join(folder, 'set-aside', '2026-01-01T00-00-00-000Z.unfinished');
		mkdirSync(half, { recursive: true });
		writeFileSync(join(half, 'journal.sqlite'), readFileSync(path()));
		rmSync(path());
		expect(submissionCounts(open())).toMatchObject({ waiting: 1 });
	});
});

describe('a journal that another program has locked', () => {
	it('does not keep the site from answering, and is written once it is free', async () => {
		const site = await startSite({ dataFolder: folder });
		undo.push(() => site.stop());
		await post(site, '/message/index', contact);
		const other = new DatabaseSync(path());
		other.exec('BEGIN IMMEDIATE');
		const sent = post(site, '/message/index', contact);
		for (let number = 0; number < 20; number++) await post(site, '/index/cate', {});
		other.exec('COMMIT');
		other.close();
		expect(await sent).toMatchObject({ http: 200, status: 200 });
		expect(submissionCounts(site.journal)).toMatchObject({ waiting: 2 });
	});
});

describe('a failing transaction', () => {
	it('does not affect those that commit with it', async () => {
		const journal = open();
		const [good, bad, other] = await Promise.allSettled([
			write(journal, 'a'),
			journal.write((database) => {
				database.exec("DELETE FROM submissions; INSERT INTO uploads (id) VALUES ('x')");
			}),
			write(journal, 'b'),
		]);
		expect([good.status, bad.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
		expect(submissionCounts(journal)).toMatchObject({ waiting: 2 });
	});
});

describe('a file on the disk', () => {
	it('is readable by its owner alone', async () => {
		const site = await startSite({ dataFolder: join(folder, 'data') });
		undo.push(() => site.stop());
		await post(site, '/message/index', contact);
		const form = new FormData();
		form.append('files', new File(['my life'], 'cv.txt'));
		await fetch(`${site.url}/index/uploads`, { method: 'POST', body: form });
		const data = join(folder, 'data');
		expect(modeOf(data)).toBe('700');
		for (const name of ['journal.sqlite', 'journal.sqlite-wal', 'journal.sqlite-shm']) {
			expect([name, modeOf(join(data, name))]).toEqual([name, '600']);
		}
		expect(modeOf(join(data, 'uploads'))).toBe('700');
		for (const name of readdirSync(join(data, 'uploads'))) expect(modeOf(join(data, 'uploads', name))).toBe('600');
	});
});
