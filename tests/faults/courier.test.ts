import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@site/contract/brand';
import { samples } from '@site/contract/forms/samples';
import { afterEach, expect, it } from 'vitest';
import { deadBatches } from '../../apps/site/server/intake/batches.ts';
import { createCourier } from '../../apps/site/server/intake/courier.ts';
import { defaultCourierNumbers } from '../../apps/site/server/intake/courier-numbers.ts';
import { submissionCounts } from '../../apps/site/server/intake/delivery-rows.ts';
import { createFileChecks } from '../../apps/site/server/intake/file-checks.ts';
import { createJournal, type Journal } from '../../apps/site/server/intake/journal.ts';
import { recordSearch, searchBatches } from '../../apps/site/server/intake/search-rows.ts';
import { createStudio } from '../../apps/site/server/intake/studio.ts';
import { recordSubmission } from '../../apps/site/server/intake/submission-rows.ts';
import { createUploads } from '../../apps/site/server/intake/uploads.ts';
import { recordView, viewBatches } from '../../apps/site/server/intake/view-rows.ts';
import { fileChecker } from '../support/file-checker.ts';
import { jpeg, png, webp } from '../wire/photos.ts';
import { startFakeStudio } from './fake-studio.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

const nameOf = (item: object) =>
	'fields' in item && typeof item.fields === 'object' && item.fields && 'firstName' in item.fields
		? String(item.fields.firstName)
		: '';
const person = (firstName: string) => ({ firstName, lastName: 'V', email: 'v@example.com' });
const envelope = {
	receivedAt: '2026-06-01T12:00:00.000Z',
	language: 'en',
	page: '/contact',
	suspected: false,
} as const;

const signUp = (journal: Journal, name: string) =>
	recordSubmission(
		journal,
		{ kind: 'signup', ...envelope, fields: { ...person(name), source: 'Other', type: 'Contact Us' } },
		undefined,
	);

const application = (journal: Journal, name: string, resume: string) =>
	recordSubmission(
		journal,
		{
			kind: 'application',
			...envelope,
			fields: { ...samples.application, ...person(name), resume },
		},
		undefined,
	);

const report = (journal: Journal, name: string, photos: string[]) =>
	recordSubmission(
		journal,
		{
			kind: 'report',
			...envelope,
			photos,
			fields: {
				...{ device: 'D', gtin: '', lot: '', expires: '', happened: 'H', happenedOn: '', harmDetails: '' },
				...{ harm: 'none', name, email: 'v@example.com', phone: '', role: 'other', country: 'C' },
			},
		},
		undefined,
	);

it('faults in rows, files, counts and studio delay nothing else, and lose nothing', { tags: '@REPORT-6' }, async () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-courier-`));
	undo.push(() => rmSync(folder, { recursive: true, force: true }));
	let time = Date.parse('2026-06-01T12:00:00Z');
	const now = () => time;
	const journal = createJournal({ path: join(folder, 'journal.sqlite'), maximumBytes: 1e8 });
	undo.push(() => journal.close());
	const uploads = createUploads({
		folder: join(folder, 'uploads'),
		journal,
		now,
		maximumBytes: 1e7,
		maximumBytesKept: 1e9,
		checks: createFileChecks(fileChecker),
	});
	let badFile = '';
	const fake = await startFakeStudio((id, item, path) => {
		if (id === badFile || nameOf(item) === 'breaks') return 'break';
		if ('words' in item && item.words === 'breaks') return 'break';
		if (path.endsWith('/views') && 'productId' in item && item.productId === 666) return 'break';
		return nameOf(item) === 'refused' ? 'refuse' : 'take';
	});
	undo.push(() => fake.stop());

	const upload = async (name: string) => {
		const form = `--b\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${name}\r\n--b--\r\n`;
		const body = Readable.from([Buffer.from(form)]);
		const got = await uploads.receive({
			contentType: 'multipart/form-data; boundary=b',
			body,
			idempotencyKey: undefined,
		});
		return got.outcome === 'stored' ? got.upload.id : '';
	};
	badFile = await upload('bad.txt');
	const goodFile = await upload('good.txt');
	const photoOf = async (photo: Buffer) => {
		const kept = await (await uploads.receivePhoto('box', Readable.from([photo]))).keep();
		return typeof kept === 'string' ? kept : kept.id;
	};
	const [oneLostPhoto, photos] = [await photoOf(webp), [await photoOf(jpeg), await photoOf(png)]];
	await uploads.remove(oneLostPhoto);

	const names = new Map<string, string>();
	for (let number = 0; number < 230; number++) {
		const name =
			{
				7: 'refused',
				31: 'breaks',
				60: 'broken JSON',
				61: 'wrong shape',
				90: 'bad file',
				91: 'good file',
				95: 'with photos',
			}[number] ?? `visitor ${number}`;
		const recorded = await (name === 'bad file'
			? application(journal, name, badFile)
			: name === 'good file'
				? application(journal, name, goodFile)
				: name === 'with photos'
					? report(journal, name, [...photos, oneLostPhoto])
					: signUp(journal, name));
		if (recorded.outcome === 'stored') names.set(recorded.reference, name);
	}
	const spoil = (name: string, submission: string) =>
		journal.write((database) =>
			database
				.prepare(`UPDATE submissions SET submission = ? WHERE json_extract(submission, '$.fields.firstName') = ?`)
				.run(submission, name),
		);
	await spoil('wrong shape', '{"kind":"signup","reference":7}');
	await spoil('broken JSON', '{"kind":');
	for (const [index, productId] of [1, 666, 2, 3].entries()) {
		await recordView(journal, { productId, language: 'en', day: '2026-06-01', sign: `s${index}`, seenAt: time });
	}
	for (const words of ['zebra', 'breaks', 'lion']) {
		await recordSearch(journal, { words, outcome: 'shown', language: 'en', day: '2026-06-01', askedAt: time });
	}

	const warned: object[] = [];
	const courier = createCourier({
		journal,
		uploads,
		studio: createStudio({ url: fake.url, token: 't', timeout: 5000 }),
		now,
		ticks: now,
		log: { warn: (details) => warned.push(details) },
	});
	const moods = ['down', 'forgetful', 'up', 'down', 'up'] as const;
	for (let round = 0; round < 60; round++) {
		fake.be(moods[round] ?? 'up');
		await courier.round();
		time += defaultCourierNumbers.longestDelay * 1.3;
	}

	const good = [...names]
		.filter(([, name]) => /^(visitor|good file|with photos)/.test(name))
		.map(([reference]) => reference);
	expect([...fake.taken.keys()].filter((id) => names.has(id))).toEqual(good);
	expect([...fake.taken.values()].filter((item) => 'views' in item)).toMatchObject([
		{ productId: 1, views: 1 },
		{ productId: 2, views: 1 },
		{ productId: 3, views: 1 },
	]);
	expect([...fake.taken.values()].filter((item) => 'words' in item)).toMatchObject([
		{ words: 'zebra', outcome: 'shown', searches: 1 },
		{ words: 'lion', outcome: 'shown', searches: 1 },
	]);
	expect(fake.files.get(goodFile)).toEqual(['good.txt: good.txt']);
	expect([...fake.files.keys()].slice(1)).toEqual(photos);
	for (const photo of photos) expect(await uploads.open(photo)).toBeUndefined();
	expect(submissionCounts(journal)).toEqual({ waiting: 5, dead: 5, delivered: good.length });
	expect([deadBatches(journal, viewBatches), deadBatches(journal, searchBatches)]).toEqual([1, 1]);
	expect(JSON.stringify(warned)).not.toMatch(/visitor|example\.com|refused"/);
	expect(await uploads.open(goodFile)).toBeUndefined();
	expect(await (await uploads.open(badFile))?.text()).toBe('bad.txt');
});
