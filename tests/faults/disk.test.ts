import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { afterEach, describe, expect, it } from 'vitest';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { post, send, startSite, type TestSite } from '../wire/harness.ts';
import { stored } from '../wire/journal-rows.ts';
import { contact, fileForm, pdf } from '../wire/samples.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

async function siteIn(options: Parameters<typeof startSite>[0]): Promise<TestSite> {
	const site = await startSite(options);
	undo.push(() => site.stop());
	return site;
}

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-disk-`));
	undo.push(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const upload = (site: TestSite) =>
	send(site, '/index/uploads', { method: 'POST', body: fileForm(new File([pdf], 'cv.pdf')) });

/** What the disk refuses is told clearly and in general words, while reads go on. */
async function expectRefusal(site: TestSite, { uploads = true } = {}): Promise<void> {
	const answers = [await post(site, '/message/index', contact), ...(uploads ? [await upload(site)] : [])];
	for (const answer of answers) {
		expect(answer).toMatchObject({ http: 503, status: 503, data: null });
		expect(answer.msg).toContain('try again');
		expect(answer.headers.get('retry-after')).toBe('60');
	}
	expect(await post(site, '/product/product_list', { page_size: 2 })).toMatchObject({ http: 200, status: 200 });
	expect(await post(site, '/index/search', { keyword: 'strep' })).toMatchObject({ http: 200, status: 200 });
	expect(site.logged.length).toBeGreaterThan(0);
}

async function expectService(site: TestSite): Promise<void> {
	expect(await post(site, '/message/index', contact)).toMatchObject({ http: 200, status: 200 });
	expect(await upload(site)).toMatchObject({ http: 200, status: 200 });
}

describe('a data folder that cannot be used', () => {
	it('answers 503 until it can', async () => {
		const obstacle = join(temporaryFolder(), 'data');
		writeFileSync(obstacle, 'a file where the folder should be');
		const site = await siteIn({ dataFolder: obstacle });
		await expectRefusal(site);
		rmSync(obstacle);
		await expectService(site);
	});
});

describe('a journal that is full', () => {
	it('answers 503 and keeps what it answered before', async () => {
		const site = await siteIn({ journalBytes: 128 * 1024 });
		const references: string[] = [];
		for (const content of ['x'.repeat(9000), contact.content]) {
			for (;;) {
				const answer = await post(site, '/message/index', { ...contact, content });
				if (answer.http !== 200) break;
				references.push(answer.data.reference);
			}
		}
		await expectRefusal(site, { uploads: false });
		expect(references.length).toBeGreaterThan(3);
		expect(stored(site).map(({ reference }) => reference)).toEqual(expect.arrayContaining(references));
	});
});

function mountSmallDisk(): string | undefined {
	const folder = temporaryFolder();
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		return undefined;
	}
	undo.push(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));
	return folder;
}

describe('a real disk of one megabyte, where this machine lets us mount one', () => {
	it('answers 503 while it is full, and takes submissions again when there is room', async ({ skip }) => {
		const folder = mountSmallDisk() ?? skip();
		const site = await siteIn({ dataFolder: folder });
		await expectService(site);
		const filler = join(folder, 'filler');
		try {
			writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024));
		} catch {
			// Full, as intended.
		}
		await expectRefusal(site);
		rmSync(filler);
		await expectService(site);
	});
	it('is made room on by what is swept, though the journal can not be written', async ({ skip }) => {
		const folder = mountSmallDisk() ?? skip();
		mkdirSync(join(folder, 'uploads'));
		const left = join(folder, 'uploads', `${'1'.repeat(32)}.part`);
		try {
			writeFileSync(left, Buffer.alloc(2 * 1024 * 1024));
		} catch {
			// Full, as intended.
		}
		const intake = openIntake({ dataDir: folder, limited: false, studio: null, log: { warn: () => undefined } });
		undo.push(() => intake.close());
		await expect.poll(() => existsSync(left)).toBe(false);
		expect(intake.figures.site_journal_waiting.read()).toBe(0);
	});
	it('answers 503 while it is read-only', async ({ skip }) => {
		const folder = mountSmallDisk() ?? skip();
		const remount = (mode: string) => execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });
		remount('ro');
		undo.push(() => remount('rw'));
		const site = await siteIn({ dataFolder: folder });
		await expectRefusal(site);
		remount('rw');
		await expectService(site);
	});
});
