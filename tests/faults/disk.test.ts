import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { report as reportForm } from '@site/contract/forms/report';
import { afterEach, describe, expect, it } from 'vitest';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { fileChecker } from '../support/file-checker.ts';
import { post, send, startSite, type TestSite } from '../wire/harness.ts';
import { stored } from '../wire/journal-rows.ts';
import { jpeg } from '../wire/photos.ts';
import { contact, fileForm, pdf, report } from '../wire/samples.ts';

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

function sendReport(site: TestSite) {
	const body = new FormData();
	for (const [name, value] of Object.entries(report)) body.append(name, value);
	body.append('photos', new File([new Uint8Array(jpeg)], 'box.jpg'));
	return send(site, reportForm.call, { method: 'POST', body });
}

/** Submits a form without script; the page that follows shows the result. */
async function asBrowser(site: TestSite): Promise<number | undefined> {
	// The built-in fetch does not navigate, and says so in its headers.
	const headers = { 'sec-fetch-mode': 'navigate', 'content-type': 'application/x-www-form-urlencoded' };
	const sent = request(`${site.url}/message/index`, { method: 'POST', headers });
	sent.end(new URLSearchParams(contact).toString());
	const [answer]: IncomingMessage[] = await once(sent, 'response');
	answer?.resume();
	return answer?.statusCode;
}

/** A refused write gives a clear, general message and is counted, while reads go on. */
async function expectRefusal(site: TestSite, { uploads = true } = {}): Promise<void> {
	site.refused.length = 0;
	const answers = [
		await post(site, '/message/index', contact),
		...(uploads ? [await upload(site), await sendReport(site)] : []),
	];
	expect(site.refused).toEqual(answers.map(() => 'storage'));
	expect(await asBrowser(site)).toBe(303);
	expect(site.refused.slice(answers.length)).toEqual(['storage']);
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
	const refusedBefore = [...site.refused];
	expect(await post(site, '/message/index', contact)).toMatchObject({ http: 200, status: 200 });
	expect(await upload(site)).toMatchObject({ http: 200, status: 200 });
	expect(await sendReport(site)).toMatchObject({ http: 200, status: 200 });
	expect(site.refused).toEqual(refusedBefore);
}

describe('a data folder that cannot be used', { tags: '@REPORT-6' }, () => {
	it('is answered with 503 until it can', async () => {
		const obstacle = join(temporaryFolder(), 'data');
		writeFileSync(obstacle, 'a file where the folder should be');
		const site = await siteIn({ dataFolder: obstacle });
		await expectRefusal(site);
		rmSync(obstacle);
		await expectService(site);
	});
});

describe('a journal that is full', () => {
	it('is answered with 503, and keeps earlier submissions', async () => {
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

type Disk = { folder: string; fill(file: string): void; free(file: string): void };

/** A disk of one megabyte if this machine can mount one; otherwise a limit on the size of any file. */
function smallDisk(): Disk {
	const folder = temporaryFolder();
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		return limitedDisk(folder);
	}
	undo.push(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));
	return {
		folder,
		fill(file) {
			try {
				writeFileSync(file, Buffer.alloc(2 * 1024 * 1024));
			} catch {
				// Full, as intended.
			}
		},
		free: (file) => rmSync(file, { force: true }),
	};
}

function limitedDisk(folder: string): Disk {
	const ignore = () => undefined;
	const limit = (bytes: string) => execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:`]);
	process.on('SIGXFSZ', ignore);
	undo.push(() => {
		limit('unlimited');
		process.off('SIGXFSZ', ignore);
	});
	return {
		folder,
		fill(file) {
			writeFileSync(file, Buffer.alloc(1024));
			limit('0');
		},
		free(file) {
			limit('unlimited');
			rmSync(file, { force: true });
		},
	};
}

/** A folder that is read-only until it is mended. */
function readOnlyFolder() {
	const folder = temporaryFolder();
	const remount = (mode: string) => execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,ro', 'tmpfs', folder], { stdio: 'ignore' });
	} catch {
		const link = join(folder, 'data');
		symlinkSync('/sys', link);
		return {
			folder: link,
			makeWritable() {
				rmSync(link);
				mkdirSync(link);
			},
		};
	}
	undo.push(() => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));
	return { folder, makeWritable: () => remount('rw') };
}

describe('a disk', () => {
	it('that is full is answered with 503, and takes submissions again with free room', async () => {
		const { folder, fill, free } = smallDisk();
		const site = await siteIn({ dataFolder: folder });
		await expectService(site);
		const filler = join(folder, 'filler');
		fill(filler);
		await expectRefusal(site);
		free(filler);
		await expectService(site);
	});

	it('that is full gets room by sweeping, though the journal cannot be written', async () => {
		const { folder, fill, free } = smallDisk();
		mkdirSync(join(folder, 'uploads'));
		const left = join(folder, 'uploads', `${'1'.repeat(32)}.part`);
		fill(left);
		const intake = openIntake({
			fileChecker,
			dataDir: folder,
			limited: false,
			studio: null,
			log: { warn: () => undefined },
		});
		undo.push(() => intake.close());
		await expect.poll(() => existsSync(left)).toBe(false);
		free(left);
		expect(intake.figures.site_journal_waiting.read()).toBe(0);
	});

	it('that is read-only is answered with 503', async () => {
		const { folder, makeWritable } = readOnlyFolder();
		const site = await siteIn({ dataFolder: folder });
		await expectRefusal(site);
		makeWritable();
		await expectService(site);
	});
});
