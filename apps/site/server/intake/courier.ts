import type { DeliveryAnswer } from '@site/contract/submission';
import { type BatchTable, batchesOf, dueBatches, sealBatches } from './batches.ts';
import { type CourierNumbers, defaultCourierNumbers, delayAfter } from './courier-numbers.ts';
import {
	bury,
	type DueSubmission,
	dueSubmissions,
	markDelivered,
	postpone,
	revive,
	submissionCounts,
} from './delivery-rows.ts';
import { type HandedOver, handOver } from './hand-over.ts';
import type { Journal } from './journal.ts';
import { removeDelivered } from './retention.ts';
import { searchBatches } from './search-rows.ts';
import type { Studio } from './studio.ts';
import { markUploadDelivered, uploadsToDeliver } from './upload-rows.ts';
import type { Uploads } from './uploads.ts';
import { viewBatches } from './view-rows.ts';

export type Courier = {
	start(): void;
	/** Delivers the rest, for at most `deadline` milliseconds, and stops. */
	stop(deadline: number): Promise<void>;
	/** Delivers all items that are due. True if there may be more to deliver right away. */
	round(): Promise<boolean>;
	/** Ends a backoff early: the studio answered another request. */
	studioIsBack(): void;
	/** Runs `work` while no delivery is in progress. */
	whileIdle<T>(work: () => Promise<T>): Promise<T>;
	counts(): ReturnType<typeof submissionCounts> & { failures: number };
};

/** Records in the journal the outcome of items of one kind, by their ids. */
type DeliveryMarks = {
	delivered(ids: string[]): Promise<void>;
	postponed(ids: string[], until: number): Promise<void>;
	dead(ids: string[], problem: string): Promise<void>;
};

type Deliver<Batch> = (batches: readonly Batch[]) => Promise<DeliveryAnswer>;

/**
 * Delivers submissions, their files and counts to the studio until it confirms them. Repeating a delivery after a lost
 * response is harmless: the studio recognizes the reference or batch id. While the studio is down, all deliveries
 * pause; an item it refuses is retried on its own and finally becomes a dead letter.
 */
export function createCourier({
	journal,
	uploads,
	studio,
	now,
	ticks = () => performance.now(),
	numbers = defaultCourierNumbers,
	log,
}: {
	journal: Journal;
	uploads: Uploads;
	studio: Studio;
	now: () => number;
	/** A monotonic clock, so that a change of the system time does not disturb the pauses. */
	ticks?: () => number;
	numbers?: CourierNumbers;
	log: { warn(details: object, message: string): void };
}): Courier {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> | undefined;
	let failures = 0;
	let failuresInARow = 0;
	let pausedUntil = Number.NEGATIVE_INFINITY;
	let revivedAt = Number.NEGATIVE_INFINITY;

	const isUp = () => studio.isUp();

	function pause(reason: string) {
		failures++;
		const delay = delayAfter(failuresInARow++, numbers);
		pausedUntil = ticks() + delay;
		log.warn({ reason, seconds: Math.ceil(delay / 1000) }, 'Deliveries to the studio have to wait');
	}

	const submissions: DeliveryMarks = {
		delivered: (ids) => markDelivered(journal, ids, now()),
		postponed: (ids, until) => postpone(journal, ids, until),
		dead: (ids, problem) => bury(journal, ids, problem, now()),
	};
	function marksOf(table: BatchTable<unknown>): DeliveryMarks {
		const { forget, postpone, bury } = batchesOf(journal, table);
		return { delivered: forget, postponed: postpone, dead: (ids) => bury(ids, now()) };
	}

	async function setAside(ids: string[], problem: string, marks: DeliveryMarks) {
		if (ids.length === 0) return;
		log.warn({ ids, problem }, 'Set aside as dead letters');
		await marks.dead(ids, problem);
	}

	async function settle(items: readonly { id: string; attempts: number }[], result: HandedOver, marks: DeliveryMarks) {
		if (result.stored.length > 0) {
			failuresInARow = 0;
			await marks.delivered(result.stored);
		}
		for (const { id, attempts } of items) {
			const reason = result.refused.get(id);
			if (!reason) continue;
			failures++;
			if (attempts + 1 >= numbers.mostAttempts) {
				await setAside([id], reason, marks);
			} else {
				log.warn({ id, reason, attempts: attempts + 1 }, 'Refused by the studio, to be tried again');
				await marks.postponed([id], now() + delayAfter(attempts, numbers));
			}
		}
		if (result.down) pause(result.down);
	}

	async function deliverFile(id: string): Promise<void> {
		for (const upload of uploadsToDeliver(journal, [id])) {
			const content = await uploads.open(id);
			if (content) await studio.putFile(upload, content);
			else log.warn({ upload: id }, 'A file is gone; what names it goes without it');
			await markUploadDelivered(journal, id, now());
		}
	}

	async function send(due: readonly DueSubmission[]) {
		for (const { files } of due) for (const id of files) await deliverFile(id);
		return studio.deliver(due.map(({ submission }) => submission));
	}

	const scope = (evenEarly: boolean) => ({
		now: evenEarly ? Number.MAX_SAFE_INTEGER : now(),
		longestDelay: numbers.longestDelay,
		limit: numbers.batchSize,
	});

	async function deliverSubmissions(evenEarly: boolean): Promise<boolean> {
		const { readable, unreadable } = dueSubmissions(journal, scope(evenEarly));
		await setAside(unreadable, 'It can not be read', submissions);
		const result = await handOver(readable, { send, isUp });
		await settle(readable, result, submissions);
		if (readable.some(({ files }) => files.length > 0)) await removeDelivered(journal, uploads, now());
		const isFull = readable.length + unreadable.length === numbers.batchSize;
		return isFull && !result.down && result.stored.length + unreadable.length > 0;
	}

	async function deliverCounts<Batch>(table: BatchTable<Batch>, deliver: Deliver<Batch>, evenEarly: boolean) {
		if (ticks() < pausedUntil) return;
		await sealBatches(journal, table, { now: now(), openFor: evenEarly ? 0 : numbers.viewsFor });
		const { readable, unreadable } = dueBatches(journal, table, scope(evenEarly));
		const marks = marksOf(table);
		await setAside(unreadable, 'It can not be read', marks);
		const send = (due: typeof readable) => deliver(due.map(({ batch }) => batch));
		await settle(readable, await handOver(readable, { send: (due) => send([...due]), isUp }), marks);
	}

	/** A fixed or newer studio may accept what it refused before: retry dead letters at every start and once in a while. */
	async function reviveDead() {
		if (ticks() - revivedAt < numbers.reviveEvery) return;
		revivedAt = ticks();
		await revive(journal);
		for (const table of [viewBatches, searchBatches]) await batchesOf(journal, table).revive();
	}

	async function look(evenEarly: boolean): Promise<boolean> {
		if (ticks() < pausedUntil && !evenEarly) return false;
		try {
			await reviveDead();
			const more = await deliverSubmissions(evenEarly);
			await deliverCounts(viewBatches, studio.deliverViews, evenEarly);
			await deliverCounts(searchBatches, studio.deliverSearches, evenEarly);
			return more;
		} catch (error) {
			pause(error instanceof Error ? `${error.message}: ${String(error.cause ?? '')}` : String(error));
			return false;
		}
	}

	async function whileIdle<T>(work: () => Promise<T>): Promise<T> {
		while (running) await running;
		const turn = work();
		running = turn.then(
			() => undefined,
			() => undefined,
		);
		try {
			return await turn;
		} finally {
			running = undefined;
		}
	}

	const round = (evenEarly = false): Promise<boolean> => whileIdle(() => look(evenEarly));

	async function tick(): Promise<void> {
		while ((await round()) && timer);
		if (timer) timer = setTimeout(tick, numbers.interval);
	}

	return {
		start: () => {
			timer ??= setTimeout(tick, 0);
		},
		stop: async (deadline) => {
			clearTimeout(timer);
			timer = undefined;
			const until = ticks() + deadline;
			const drained = (async () => {
				while ((await round(true)) && ticks() < until);
			})();
			const expired = new Promise<void>((resolve) => setTimeout(resolve, deadline).unref());
			await Promise.race([drained, expired]);
		},
		round: () => round(),
		studioIsBack() {
			failuresInARow = 0;
			pausedUntil = Number.NEGATIVE_INFINITY;
		},
		whileIdle,
		counts: () => ({ ...submissionCounts(journal), failures }),
	};
}
