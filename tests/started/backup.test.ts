// Nightly, and when one of these changes: deploy/backup deploy/drill scripts/backup.ts scripts/restore.ts apps/start apps/studio/src/database apps/studio/src/seed
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '../studio/support/database.ts';
import { administrator } from '../studio/support/places.ts';
import { application, contact, fileForm, pdf, quote } from '../wire/samples.ts';
import { openToOthers } from './private-files.ts';
import { endStarter, type Product, startOn, startProduct, startScript } from './product.ts';
import { temporaryFolder } from './site.ts';

const patience = { timeout: 20_000, interval: 100 };
const article = 'An article that only the back-up knows';

const elsewhere = temporaryFolder('backup');
const copy = join(elsewhere, 'monday');
const secrets = join(elsewhere, 'secrets');
const running = new Set<Product>();
afterAll(async () => {
	for (const product of running) await product.end();
	rmSync(elsewhere, { recursive: true, force: true });
}, 60_000);

async function post(product: Product, path: string, body: object, key?: string): Promise<string> {
	const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
	const options = { method: 'POST', headers, body: JSON.stringify(body) };
	const answer = await (await fetch(`${product.url}/apis/api${path}`, options)).json();
	return answer.data.reference;
}

async function apply(product: Product): Promise<string> {
	const body = fileForm(new File([pdf], 'cv.pdf'));
	const { data } = await (await fetch(`${product.url}/apis/api/index/uploads`, { method: 'POST', body })).json();
	return post(product, '/message/careers_message', application(data.thumb));
}

async function signIn(product: Product) {
	const options = { method: 'POST', headers: { 'content-type': 'application/json' } };
	const body = JSON.stringify(administrator);
	const signedIn = await fetch(`${product.studioUrl}/api/users/login`, { ...options, body });
	const session = signedIn.headers.getSetCookie().map((cookie) => /^payload-token=([^;]+)/.exec(cookie)?.[1]);
	const authorization = `JWT ${session.find(Boolean)}`;
	return (path: string, method = 'GET', data?: object) =>
		data instanceof FormData
			? fetch(product.studioUrl + path, { method, headers: { authorization }, body: data })
			: fetch(product.studioUrl + path, {
					method,
					headers: { ...options.headers, authorization },
					...(data && { body: JSON.stringify(data) }),
				});
}

type Ask = Awaited<ReturnType<typeof signIn>>;

/** Two revisions of a document; the second one supersedes the first. */
async function release(ask: Ask) {
	const found = await (await ask('/api/products?where[reference][equals]=HA-FLU-25&depth=0')).json();
	const paper = { title: 'Letter', kind: 'letter', part: 'kept', products: [found.docs[0].id] };
	const { doc } = await (await ask('/api/product-documents', 'POST', paper)).json();
	for (const number of [1, 2]) {
		const form = new FormData();
		const words = `%PDF-1.4\n${`revision ${number} `.repeat(300)}\nxref\n%%EOF\n`;
		form.set('file', new File([words], 'letter.pdf', { type: 'application/pdf' }));
		const facts = { document: doc.id, number, language: 'en', effectiveOn: `2026-0${number}-05T12:00:00.000Z` };
		form.set('_payload', JSON.stringify({ ...facts, changes: 'Some.', state: 'released' }));
		expect((await ask('/api/revisions', 'POST', form)).status).toBe(201);
	}
}

/** A superseded one, a valid one, and one from the sample. */
const releasedFiles = ['HA-FLU-25/letter-kept/en/1', 'HA-FLU-25/letter-kept/en/2', 'HA-FCV-PRO-25/ifu/en/1'];

/** The SHA-256 of each file, and the site's data about it. */
const hashesOn = ({ url }: Pick<Product, 'url'>) =>
	Promise.all(
		releasedFiles.map(async (path) => {
			const answer = await fetch(`${url}/documents/${path}.pdf`);
			expect([path, answer.status]).toEqual([path, 200]);
			const sha256 = createHash('sha256')
				.update(Buffer.from(await answer.arrayBuffer()))
				.digest('hex');
			expect(answer.headers.get('etag')).toBe(`"${sha256}"`);
			return sha256;
		}),
	);

const task = (name: string, args: string[], dataDir: string): [string, string[], { env: NodeJS.ProcessEnv }] => [
	process.execPath,
	[startScript, name, ...args],
	{ env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir } },
];

const restore = (dataDir: string, ...more: string[]) => {
	const [command, args, options] = task('restore', [copy, ...more], dataDir);
	const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
	return { status, words: stdout + stderr };
};

/** The number of each reference in the studio. */
const delivered = async (product: Product) => {
	const rows = await sql(`select reference from messages`, join(product.dataDir, 'postgres'));
	return rows.map(({ reference }) => String(reference)).sort();
};

const sent: string[] = [];
let released: string[] = [];

beforeAll(async () => {
	const product = await startProduct();
	running.add(product);
	const ask = await signIn(product);
	const { docs } = await (await ask('/api/articles?limit=1&depth=0')).json();
	const published = await ask(`/api/articles/${docs[0].id}`, 'PATCH', { title: article, _status: 'published' });
	expect(published.status).toBe(200);
	await release(ask);
	released = await vi.waitFor(() => hashesOn(product), patience);
	sent.push(await apply(product), await post(product, '/message/index', contact, 'once'));
	await vi.waitFor(async () => expect(await delivered(product)).toEqual([...sent].sort()), patience);

	// Visitors go on during the back-up; it must contain everything answered before it began.
	let visiting = true;
	const visits = (async () => {
		while (visiting) await post(product, '/message/product_message', quote);
	})();
	sent.push(await post(product, '/message/product_message', quote));
	const { stdout } = await promisify(execFile)(...task('backup', [copy, '--secrets', secrets], product.dataDir));
	expect(stdout).toMatch(/Backed up journal, uploads, database, files: \d+ files/);
	const figures = await (await fetch(`${product.studioUrl}/metrics`)).text();
	const madeAt = Number(/^studio_last_backup_timestamp_seconds (\d+)$/m.exec(figures)?.[1]);
	expect(Math.abs(Date.now() / 1000 - madeAt)).toBeLessThan(60);
	visiting = false;
	await visits;
	running.delete(product);
	await product.end();
}, 200_000);

it('a back-up made while it runs, restored into an empty folder, has everything once', {
	tags: ['@TRAIL-6', '@DOC-14'],
	timeout: 200_000,
}, async () => {
	const product = await startProduct({}, async (dataDir) =>
		expect(restore(dataDir, '--secrets', secrets)).toMatchObject({ status: 0 }),
	);
	running.add(product);
	const ask = await signIn(product);
	const search = `/apis/api/index/search?keyword=${encodeURIComponent(article)}`;
	await vi.waitFor(async () => expect(await (await fetch(product.url + search)).text()).toContain(article), patience);
	await vi.waitFor(async () => expect(await delivered(product)).toEqual(expect.arrayContaining(sent)), patience);
	const all = await delivered(product);
	expect(new Set(all).size).toBe(all.length);
	const { docs } = await (await ask('/api/resumes?limit=9')).json();
	expect(docs.map(({ originalName }: { originalName: string }) => originalName)).toEqual(['cv.pdf']);
	expect(new Uint8Array(await (await ask(new URL(docs[0].url).pathname)).arrayBuffer())).toEqual(pdf);
	const { docs: pictures } = await (await ask('/api/pictures?limit=1')).json();
	expect((await ask(new URL(pictures[0].url).pathname)).status).toBe(200);
	expect(await post(product, '/message/index', contact, 'once')).toBe(sent[1]);
	// The audit log is included, and is as protected as before (TRAIL-6).
	const own = join(product.dataDir, 'postgres');
	const changed = `select name, operation from trail.changes where title = '${article}'`;
	expect(await sql(changed, own)).toEqual([{ name: 'Administrator', operation: 'published' }]);
	await expect(sql('delete from trail.changes', own)).rejects.toThrow('permission denied');
	expect((await ask('/api/job-categories', 'POST', { name: 'New' })).status).toBe(201);

	// Released files have the same bytes on another machine (DOC-14).
	expect(await vi.waitFor(() => hashesOn(product), patience)).toEqual(released);

	// A lost database is not a first start: the sample does not replace the company's content.
	await endStarter(product.starter);
	rmSync(join(product.dataDir, 'postgres'), { recursive: true });
	// Its own mark says so too; without it, only the site remembers.
	rmSync(join(product.dataDir, 'studio-content-known'));
	const second = await startOn(product.environment);
	expect(second.words()).toMatch(/the database has no content, and this is not a first start: .* Restore a back-up/);
	expect(second.words()).toContain('The site goes on');
	expect(await (await fetch(product.url + search)).text()).toContain(article);
	// Also after a restart without the studio (DOC-14).
	expect(await vi.waitFor(() => hashesOn(product), patience)).toEqual(released);
	await endStarter(second.starter);
});

it('only its user may read it, and secrets are separate', () => {
	for (const name of ['journal.sqlite', 'manifest.json', 'database/before.sql'])
		expect([name, statSync(join(copy, name)).mode & 0o777]).toEqual([name, 0o600]);
	expect(statSync(secrets).mode & 0o777).toBe(0o700);
	expect(openToOthers(secrets)).toEqual([]);
	expect(readdirSync(secrets).sort()).toEqual(['secrets.json', 'tracking-key']);
	const { studioToken } = JSON.parse(readFileSync(join(secrets, 'secrets.json'), 'utf8'));
	for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
		if (statSync(join(copy, name)).isFile()) expect(readFileSync(join(copy, name)).includes(studioToken)).toBe(false);
});

it('a restore over data is refused, unless asked to move the data aside', () => {
	const dataDir = join(elsewhere, 'in-use');
	mkdirSync(join(dataDir, 'studio'), { recursive: true });
	writeFileSync(join(dataDir, 'studio/mine.txt'), 'mine');
	expect(restore(dataDir)).toMatchObject({
		status: 1,
		words: expect.stringContaining('there is data already: studio'),
	});
	expect(readdirSync(dataDir)).not.toContain('journal.sqlite');
	expect(restore(dataDir, '--over')).toMatchObject({ status: 0 });
	const aside = readdirSync(dataDir).find((name) => name.startsWith('replaced-')) ?? '';
	expect(readFileSync(join(dataDir, aside, 'studio/mine.txt'), 'utf8')).toBe('mine');
	expect(existsSync(join(dataDir, 'journal.sqlite'))).toBe(true);
}, 60_000);

/** A copy of the stored secrets with one change. */
const secretsWith = (name: string, change: (folder: string) => void) => {
	const folder = join(elsewhere, name);
	cpSync(secrets, folder, { recursive: true });
	change(folder);
	return folder;
};

const backup = (...args: string[]) => {
	const dataDir = join(elsewhere, 'of-a-site');
	mkdirSync(join(dataDir, 'studio'), { recursive: true });
	writeFileSync(join(dataDir, 'studio/mine.txt'), 'mine');
	writeFileSync(join(dataDir, 'tracking-key'), 'key');
	const [command, rest, options] = task('backup', args, dataDir);
	const { status, stdout, stderr } = spawnSync(command, rest, { ...options, encoding: 'utf8' });
	return { status, words: stdout + stderr };
};

it.each([
	['a folder that is not there', () => join(elsewhere, 'nowhere'), 'is not there'],
	['a folder without any', () => join(copy, 'database'), 'has no secrets'],
	[
		'one that lacks a secret',
		() => secretsWith('lacking', (folder) => rmSync(join(folder, 'tracking-key'))),
		'tracking-key is missing',
	],
	[
		'those of another back-up',
		() => secretsWith('others', (folder) => writeFileSync(join(folder, 'secrets.json'), '{"studioToken":"other"}')),
		'belongs to another back-up',
	],
])('secrets from %s are refused, and nothing is restored', (_, folder, words) => {
	const dataDir = join(elsewhere, 'untouched');
	expect(restore(dataDir, '--secrets', folder())).toMatchObject({ status: 1, words: expect.stringContaining(words) });
	expect(existsSync(dataDir)).toBe(false);
});

it('a back-up overwrites nothing, stays out of the data, and never mixes secrets', () => {
	const refused = (words: string) => ({ status: 1, words: expect.stringContaining(words) });
	const inData = join(elsewhere, 'of-a-site/studio/copy');
	const link = join(elsewhere, 'link');
	mkdirSync(join(elsewhere, 'of-a-site'));
	symlinkSync(join(elsewhere, 'of-a-site'), link);
	expect(backup(copy)).toMatchObject(refused('is there already'));
	expect(backup(inData)).toMatchObject(refused('inside the data folder'));
	expect(backup(join(link, 'copy'))).toMatchObject(refused('inside the data folder'));
	const tuesday = join(elsewhere, 'tuesday');
	expect(backup(tuesday, '--secrets', inData)).toMatchObject(refused('inside the data folder'));
	expect(backup(tuesday, '--secrets', join(tuesday, 'secrets'))).toMatchObject(refused('another folder'));
	expect(backup(tuesday, '--secrets', secrets)).toMatchObject(refused('is not empty'));
	expect(existsSync(tuesday)).toBe(false);
	mkdirSync(`${secrets}-open`, { mode: 0o755 });
	expect(backup(tuesday, '--secrets', `${secrets}-open`)).toMatchObject({ status: 0 });
	expect(statSync(`${secrets}-open`).mode & 0o777).toBe(0o700);
});

it('a changed, cut or newer back-up is not restored', () => {
	const manifest = join(copy, 'manifest.json');
	const whole = readFileSync(manifest, 'utf8');
	const untouched = join(elsewhere, 'untouched');
	for (const [spoiled, words] of [
		[whole.slice(0, 100), 'manifest.json is damaged'],
		[whole.replace('"release": "', '"release": "9'), 'was made by the newer release 9'],
		[whole.replace('"version": 1', '"version": 2'), 'was made by the newer release'],
		[whole.replaceAll(/"bytes": \d+/g, '"bytes": 1e15'), 'no room in'],
	] as const) {
		writeFileSync(manifest, spoiled);
		expect(restore(untouched)).toMatchObject({ status: 1, words: expect.stringContaining(words) });
	}
	writeFileSync(manifest, whole);
	const added = join(copy, 'studio/pictures/added.png');
	writeFileSync(added, '');
	expect(restore(untouched).words).toContain('added.png was not there when the back-up was made');
	rmSync(added);
	expect(existsSync(untouched)).toBe(false);

	appendFileSync(join(copy, 'database/after.sql'), 'DROP TABLE users;');
	const dataDir = join(elsewhere, 'empty');
	expect(restore(dataDir)).toMatchObject({
		status: 1,
		words: expect.stringContaining('database/after.sql is not as it was when the back-up was made'),
	});
	expect(existsSync(dataDir)).toBe(false);
	rmSync(join(copy, 'manifest.json'));
	expect(restore(dataDir).words).toContain('is no finished back-up');
});
