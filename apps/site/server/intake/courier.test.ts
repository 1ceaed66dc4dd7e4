import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@site/contract/brand';
import type { Delivery } from '@site/contract/submission';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCourier, defaultCourierNumbers } from './courier.ts';
import { createJournal, type Journal } from './journal.ts';
import { DeliveryRefused, type Studio } from './studio.ts';
import { dueSubmissions, type NewSubmission, recordSubmission } from './submission-rows.ts';
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
	uploads = createUploads({ folder: join(folder, 'uploads'), journal, now, maximumBytes: 1e7, maximumBytesKept: 1e9 });
	time = Date.parse('2026-06-01T12:00:00Z');
});
afterEach(() => {
	journal.close();
	rmSync(folder, { recursive: true, force: true });
});

/** A studio that stores by reference, as the real one does, and can be told to fail. */
function fakeStudio(trouble: (delivery: Delivery) => Error | undefined = () => undefined) {
	const stored = new Map<string, object>();
	const files: string[] = [];
	const order: string[] = [];
	const studio: Studio = {
		putFile: async (upload, content) => {
			files.push(`${upload.name}: ${await content.text()}`);
			order.push('file');
		},
		deliver: async (delivery) => {
			const error = trouble(delivery);
			if (error) throw error;
			order.push('delivery');
			for (const submission of delivery.submissions) stored.set(submission.reference, submission);
			for (const batch of delivery.views) stored.set(batch.id, batch);
			return new Set([
				...delivery.submissions.map(({ reference }) => reference),
				...delivery.views.map(({ id }) => id),
			]);
		},
	};
	return { studio, stored, files, order };
}

const courierTo = (studio: Studio) => createCourier({ journal, uploads, studio, now, log: { warn: () => undefined } });

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
const waiting = () => dueSubmissions(journal, Number.MAX_SAFE_INTEGER, 1000).length;

describe('the courier', () => {
	it('delivers what waits and marks it', async () => {
		for (const name of ['a', 'b', 'c']) await signUp(name);
		const { studio, stored } = fakeStudio();
		const courier = courierTo(studio);
		await courier.round();
		expect(stored.size).toBe(3);
		expect(courier.counts()).toMatchObject({ waiting: 0, delivered: 3, failures: 0 });
	});

	it('waits longer and longer while the studio is down, and loses nothing', async () => {
		await signUp('a');
		let down = true;
		const { studio, stored } = fakeStudio(() => (down ? new Error('connect ECONNREFUSED') : undefined));
		const courier = courierTo(studio);
		const tries: number[] = [];
		const from = time;
		for (; tries.length < 5; time += 100) {
			const before = courier.counts().failures;
			await courier.round();
			if (courier.counts().failures > before) tries.push(time - from);
		}
		const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
		expect(gaps.every((gap, index) => index === 0 || gap > (gaps[index - 1] ?? 0))).toBe(true);
		down = false;
		time += defaultCourierNumbers.longestDelay * 2;
		await courier.round();
		expect(stored.size).toBe(1);
		expect(waiting()).toBe(0);
	});

	it('sends again what it could not mark, which the studio knows by its reference', async () => {
		await signUp('a');
		const { studio, stored } = fakeStudio();
		const lost: Studio = {
			...studio,
			deliver: async (delivery) => {
				await studio.deliver(delivery);
				throw new Error('socket hang up');
			},
		};
		await courierTo(lost).round();
		expect(waiting()).toBe(1);
		journal.close();
		time += 60_000;
		await courierTo(studio).round();
		expect(stored.size).toBe(1);
		expect(waiting()).toBe(0);
	});

	it('does not let one that is refused hold up the others', async () => {
		for (const name of ['a', 'poison', 'c']) await signUp(name);
		const { studio, stored } = fakeStudio(({ submissions }) =>
			submissions.some(({ fields }) => fields.firstName === 'poison') ? new DeliveryRefused('422') : undefined,
		);
		await courierTo(studio).round();
		expect(stored.size).toBe(2);
		expect(waiting()).toBe(1);
	});

	it('keeps what the studio does not confirm', async () => {
		await signUp('a');
		const { studio } = fakeStudio();
		await courierTo({ ...studio, deliver: async () => new Set<string>() }).round();
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
		const fields = {
			job: 'J',
			firstName: 'F',
			lastName: 'L',
			email: 'e',
			phone: '1',
			state: 'S',
			postalCode: 'P',
			city: 'C',
			workAuthorization: 'yes',
			startDate: 1,
			resume,
			coverLetter: 'C',
			references: 'no',
			source: 'S',
		} as const;
		await recordSubmission(journal, { kind: 'application', ...envelope(), fields }, 'key-1');
		await recordSubmission(journal, { kind: 'application', ...envelope(), fields }, 'key-2');
		const { studio, files, order } = fakeStudio();
		await courierTo(studio).round();
		expect(files).toEqual(['cv.txt: my life']);
		expect(order).toEqual(['file', 'delivery']);
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

	it('forgets delivered submissions after a while, and never those that wait', async () => {
		await signUp('delivered');
		const { studio } = fakeStudio(({ submissions }) =>
			submissions.some(({ fields }) => fields.firstName === 'stuck') ? new Error('down') : undefined,
		);
		const courier = courierTo(studio);
		await courier.round();
		await signUp('stuck');
		time += defaultCourierNumbers.retention.deliveredFor + defaultCourierNumbers.pruneEvery;
		await courier.round();
		expect(courier.counts()).toMatchObject({ delivered: 0, waiting: 1 });
	});

	it('drains before it stops, and not longer than it is given', async () => {
		for (let count = 0; count < 120; count++) await signUp(`visitor ${count}`);
		const { studio, stored } = fakeStudio();
		const courier = courierTo(studio);
		courier.start();
		await courier.stop(5000);
		expect(stored.size).toBe(120);
		await signUp('late');
		const silent = courierTo({ ...studio, deliver: () => new Promise(() => undefined) });
		const started = Date.now();
		await silent.stop(100);
		expect(Date.now() - started).toBeLessThan(2000);
		expect(waiting()).toBe(1);
	});
});
