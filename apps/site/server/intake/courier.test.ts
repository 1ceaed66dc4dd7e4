import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@site/contract/brand';
import { samples } from '@site/contract/forms/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCourier } from './courier.ts';
import { defaultCourierNumbers } from './courier-numbers.ts';
import { submissionCounts } from './delivery-rows.ts';
import { createFileChecks } from './file-checks.ts';
import { createJournal, type Journal } from './journal.ts';
import { defaultRetention, prune } from './retention.ts';
import { DeliveryRefused, type Studio } from './studio.ts';
import { type NewSubmission, recordSubmission } from './submission-rows.ts';
import { createUploads, type Uploads } from './uploads.ts';
import { recordView } from './view-rows.ts';

let folder: string;
let journal: Journal;
let uploads: Uploads;
let time: number;
const now = () => time;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), `${brand.slug}-courier-`));
	journal = createJournal({ path: join(folder, 'journal.sqlite'), maximumBytes: 1e8 });
	const checks = createFileChecks(join(import.meta.dirname, 'file-checker.ts'));
	const limits = { maximumBytes: 1e7, maximumBytesKept: 1e9 };
	uploads = createUploads({ folder: join(folder, 'uploads'), journal, now, ...limits, checks });
	time = Date.parse('2026-06-01T12:00:00Z');
});
afterEach(() => {
	journal.close();
	rmSync(folder, { recursive: true, force: true });
});

/** A studio that stores by reference, as the real one does, and can be made to fail. */
function fakeStudio(
	trouble: (sent: readonly { reference?: string; fields?: object }[]) => Error | undefined = () => undefined,
) {
	const stored = new Map<string, object>();
	const files: string[] = [];
	const order: string[] = [];
	const take = (items: readonly object[], idOf: (item: object) => string) => {
		const error = trouble(items);
		if (error) throw error;
		order.push('delivery');
		for (const item of items) stored.set(idOf(item), item);
		return { stored: items.map(idOf), refused: [] };
	};
	const studio: Studio = {
		putFile: async (upload, content) => {
			files.push(`${upload.name}: ${await content.text()}`);
			order.push('file');
		},
		deliver: async (submissions) => take(submissions, (item) => ('reference' in item ? String(item.reference) : '')),
		deliverViews: async (views) => take(views, (item) => ('id' in item ? String(item.id) : '')),
		deliverSearches: async (searches) => take(searches, (item) => ('id' in item ? String(item.id) : '')),
		isUp: async () => true,
	};
	return { studio, stored, files, order };
}
const down = (studio: Studio): Studio => ({
	...studio,
	deliver: async () => {
		throw new Error('connect ECONNREFUSED');
	},
	isUp: async () => false,
});

const warned: object[] = [];
const courierTo = (studio: Studio) =>
	createCourier({ journal, uploads, studio, now, ticks: now, log: { warn: (details) => warned.push(details) } });

const envelope = (): Pick<NewSubmission, 'receivedAt' | 'language' | 'page' | 'suspected'> => ({
	receivedAt: new Date(time).toISOString(),
	language: 'en',
	page: '/contact',
	suspected: false,
});
const signUp = (firstName: string) =>
	recordSubmission(
		journal,
		{
			kind: 'signup',
			...envelope(),
			fields: { firstName, lastName: 'L', email: 'e', source: 'Other', type: 'Contact Us' },
		},
		undefined,
	);
const hasName = (fields: object | undefined, name: string) =>
	fields !== undefined && 'firstName' in fields && fields.firstName === name;
const waiting = () => submissionCounts(journal).waiting;

describe('the courier', () => {
	it('delivers waiting rows and marks them', async () => {
		for (const name of ['a', 'b', 'c']) await signUp(name);
		const { studio, stored } = fakeStudio();
		const courier = courierTo(studio);
		await courier.round();
		expect(stored.size).toBe(3);
		expect(courier.counts()).toMatchObject({ waiting: 0, delivered: 3, failures: 0 });
	});

	it('waits longer and longer while the studio is down, and loses nothing', { tags: '@CALL-40' }, async () => {
		await signUp('a');
		const { studio, stored } = fakeStudio();
		let current = down(studio);
		const courier = courierTo({ ...studio, deliver: (sent) => current.deliver(sent), isUp: () => current.isUp() });
		const tries: number[] = [];
		const from = time;
		for (; tries.length < 5; time += 100) {
			const before = courier.counts().failures;
			await courier.round();
			if (courier.counts().failures > before) tries.push(time - from);
		}
		const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
		expect(gaps.every((gap, index) => index === 0 || gap > (gaps[index - 1] ?? 0))).toBe(true);
		current = studio;
		time += defaultCourierNumbers.longestDelay * 2;
		await courier.round();
		expect(stored.size).toBe(1);
		expect(waiting()).toBe(0);
	});

	it('sends unmarked rows again, which the studio recognizes by their reference', { tags: '@CALL-40' }, async () => {
		await signUp('a');
		const { studio, stored } = fakeStudio();
		const lost: Studio = {
			...studio,
			deliver: async (delivery) => {
				await studio.deliver(delivery);
				throw new Error('socket hang up');
			},
			isUp: async () => false,
		};
		await courierTo(lost).round();
		expect(waiting()).toBe(1);
		journal.close();
		time += 60_000;
		await courierTo(studio).round();
		expect(stored.size).toBe(1);
		expect(waiting()).toBe(0);
	});

	it('continues with the others if the studio refuses one', async () => {
		for (const name of ['a', 'poison', 'c']) await signUp(name);
		const { studio, stored } = fakeStudio((sent) =>
			sent.some(({ fields }) => hasName(fields, 'poison')) ? new DeliveryRefused('422') : undefined,
		);
		await courierTo(studio).round();
		expect(stored.size).toBe(2);
		expect(waiting()).toBe(1);
	});

	it('keeps rows that the studio does not confirm', async () => {
		await signUp('a');
		const { studio } = fakeStudio();
		await courierTo({ ...studio, deliver: async () => ({ stored: [], refused: [] }) }).round();
		expect(waiting()).toBe(1);
	});

	it('sends the file before the application that names it, and once', async () => {
		const form = '--b\r\nContent-Disposition: form-data; name="files"; filename="cv.txt"\r\n\r\nmy life\r\n--b--\r\n';
		const received = await uploads.receive({
			contentType: 'multipart/form-data; boundary=b',
			body: Readable.from([Buffer.from(form)]),
			idempotencyKey: undefined,
		});
		const resume = received.outcome === 'stored' ? received.upload.id : '';
		const fields = { ...samples.application, resume };
		await recordSubmission(journal, { kind: 'application', ...envelope(), fields }, 'key-1');
		await recordSubmission(journal, { kind: 'application', ...envelope(), fields }, 'key-2');
		const { studio, files, order } = fakeStudio();
		await courierTo(studio).round();
		expect(files).toEqual(['cv.txt: my life']);
		expect(order).toEqual(['file', 'delivery']);
		expect(await uploads.open(resume)).toBeUndefined();
		expect(uploads.find(resume)).toMatchObject({ id: resume });
	});

	it('delivers views in batches that never change afterwards', async () => {
		const view = (sign: string) =>
			recordView(journal, { productId: 1, language: 'en', day: '2026-06-01', sign, seenAt: time });
		await view('a');
		await view('b');
		const { studio, stored } = fakeStudio();
		const courier = courierTo(studio);
		await courier.round();
		expect(stored.size).toBe(0);
		time += defaultCourierNumbers.viewsFor;
		await courier.round();
		await view('c');
		time += defaultCourierNumbers.viewsFor;
		await courier.round();
		expect([...stored.values()]).toMatchObject([{ views: 2 }, { views: 1 }]);
	});

	it('deletes delivered submissions after a while, and never waiting ones', async () => {
		await signUp('delivered');
		const { studio } = fakeStudio();
		await courierTo(studio).round();
		await signUp('stuck');
		time += defaultRetention.deliveredFor + 1;
		expect(await prune(journal, uploads, { now: time, retention: defaultRetention, keepUnknown: () => false })).toEqual(
			[],
		);
		expect(submissionCounts(journal)).toMatchObject({ delivered: 0, waiting: 1 });
	});

	it('makes a dead letter of an often refused row, and retries it a day later', async () => {
		await signUp('poison');
		let refuses = true;
		const { studio, stored } = fakeStudio(() => (refuses ? new Error('500') : undefined));
		const courier = courierTo(studio);
		for (let tries = 0; tries < defaultCourierNumbers.mostAttempts; tries++) {
			await courier.round();
			time += defaultCourierNumbers.longestDelay;
		}
		expect(courier.counts()).toMatchObject({ waiting: 1, dead: 1 });
		expect(JSON.stringify(warned)).not.toContain('poison');
		refuses = false;
		await courier.round();
		expect(stored.size).toBe(0);
		time += defaultCourierNumbers.reviveEvery;
		await courier.round();
		expect(stored.size).toBe(1);
		expect(courier.counts()).toMatchObject({ waiting: 0, dead: 0 });
	});

	it('never makes a dead letter because the studio is down', async () => {
		await signUp('a');
		const { studio } = fakeStudio();
		const courier = courierTo(down(studio));
		for (let tries = 0; tries < 3 * defaultCourierNumbers.mostAttempts; tries++) {
			await courier.round();
			time += defaultCourierNumbers.longestDelay;
		}
		expect(courier.counts()).toMatchObject({ waiting: 1, dead: 0 });
	});

	it('is not held up by a clock that jumps', async () => {
		await signUp('a');
		let fails = true;
		const { studio, stored } = fakeStudio(() => (fails ? new DeliveryRefused('422') : undefined));
		let ticks = 0;
		const courier = createCourier({
			journal,
			uploads,
			studio,
			now,
			ticks: () => ticks,
			log: { warn: () => undefined },
		});
		time += 10 * 60 * 60_000;
		await courier.round();
		fails = false;
		time -= 10 * 60 * 60_000;
		ticks += defaultCourierNumbers.longestDelay;
		await courier.round();
		expect(stored.size).toBe(1);
	});

	it('drains before it stops, within its time limit', async () => {
		for (let count = 0; count < 120; count++) await signUp(`visitor ${count}`);
		const { studio, stored } = fakeStudio();
		const courier = courierTo(studio);
		courier.start();
		await courier.stop(5000);
		expect(stored.size).toBe(120);
		await signUp('late');
		const silent = createCourier({
			journal,
			uploads,
			studio: { ...studio, deliver: () => new Promise(() => undefined) },
			now,
			log: { warn: () => undefined },
		});
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const stopped = vi.fn();
		const stop = silent.stop(100).then(stopped);
		await vi.advanceTimersByTimeAsync(99);
		expect(stopped).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		vi.useRealTimers();
		await stop;
		expect(waiting()).toBe(1);
	});
});
