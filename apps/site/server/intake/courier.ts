import type { Journal } from './journal.ts';
import { defaultRetention, prune, type Retention } from './retention.ts';
import type { Studio } from './studio.ts';
import { DeliveryRefused } from './studio.ts';
import { type DueSubmission, dueSubmissions, markDelivered, postpone, submissionCounts } from './submission-rows.ts';
import { markUploadDelivered, uploadsToDeliver } from './upload-rows.ts';
import type { Uploads } from './uploads.ts';
import { forgetBatches, sealBatches, sealedBatches } from './view-rows.ts';

export type CourierNumbers = {
	/** Between two looks at the journal, when nothing wakes the courier. */
	interval: number;
	batchSize: number;
	firstDelay: number;
	longestDelay: number;
	/** Views of this long are delivered as one batch. */
	viewsFor: number;
	pruneEvery: number;
	retention: Retention;
};

export const defaultCourierNumbers: CourierNumbers = {
	interval: 2000,
	batchSize: 50,
	firstDelay: 1000,
	longestDelay: 5 * 60 * 1000,
	viewsFor: 60 * 1000,
	pruneEvery: 60 * 60 * 1000,
	retention: defaultRetention,
};

export type Courier = {
	start(): void;
	/** Delivers what is left, for at most so many milliseconds, and stops. */
	stop(deadline: number): Promise<void>;
	/** One look at the journal: delivers what is due, and says whether more may follow at once. */
	round(): Promise<boolean>;
	counts(): ReturnType<typeof submissionCounts> & { failures: number };
};

/**
 * Hands submissions, their files and view counts to the studio until it says it has them. A delivery that is repeated
 * because an answer or a mark was lost is harmless: the studio knows each by its reference or batch id.
 */
export function createCourier({
	journal,
	uploads,
	studio,
	now,
	numbers = defaultCourierNumbers,
	log,
}: {
	journal: Journal;
	uploads: Uploads;
	studio: Studio;
	now: () => number;
	numbers?: CourierNumbers;
	log: { warn(details: object, message: string): void };
}): Courier {
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<boolean> | undefined;
	let failures = 0;
	let failuresInARow = 0;
	let pausedUntil = 0;
	let viewsPausedUntil = 0;
	let prunedAt = 0;

	const delayAfter = (attempts: number) =>
		Math.min(numbers.longestDelay, numbers.firstDelay * 2 ** Math.min(attempts, 20)) * (0.75 + Math.random() / 2);

	async function deliverFiles(due: readonly DueSubmission[]): Promise<void> {
		const ids = due.flatMap(({ uploadId }) => uploadId ?? []);
		for (const upload of uploadsToDeliver(journal, [...new Set(ids)])) {
			const content = await uploads.open(upload.id);
			if (content) await studio.putFile(upload, content);
			else log.warn({ upload: upload.id }, 'A file is gone; its application goes without it');
			await markUploadDelivered(journal, upload.id, now());
		}
	}

	/** What a batch is refused for may be one of it, so each is then tried alone. */
	async function deliver(due: readonly DueSubmission[], withViews: boolean): Promise<void> {
		const views = withViews && now() >= viewsPausedUntil ? sealedBatches(journal, numbers.batchSize) : [];
		if (due.length === 0 && views.length === 0) return;
		try {
			await deliverFiles(due);
			const stored = await studio.deliver({ submissions: due.map(({ submission }) => submission), views });
			failuresInARow = 0;
			const isStored = ({ submission }: DueSubmission) => stored.has(submission.reference);
			const left = due.filter((entry) => !isStored(entry));
			await markDelivered(journal, referencesOf(due.filter(isStored)), now());
			await forgetBatches(
				journal,
				views.map(({ id }) => id).filter((id) => stored.has(id)),
			);
			if (left.length > 0) await later(left, new DeliveryRefused('The studio left some out'));
		} catch (error) {
			if (error instanceof DeliveryRefused && due.length + views.length > 1) {
				for (const entry of due) await deliver([entry], false);
				if (views.length > 0 && due.length > 0) await deliver([], true);
			} else {
				await later(due, error);
			}
		}
	}

	/** A studio that is down is left alone altogether; what it refuses waits by itself. */
	async function later(due: readonly DueSubmission[], error: unknown): Promise<void> {
		failures++;
		const refused = error instanceof DeliveryRefused;
		const attempts = refused ? Math.min(20, ...due.map((entry) => entry.attempts)) : failuresInARow++;
		const until = Math.ceil(now() + delayAfter(attempts));
		if (!refused) pausedUntil = until;
		if (due.length === 0) viewsPausedUntil = until;
		log.warn({ err: error, submissions: due.length, attempts }, 'Delivery to the studio has to wait');
		await postpone(journal, referencesOf(due), until);
	}

	async function look(evenEarly: boolean): Promise<boolean> {
		try {
			if (now() - prunedAt > numbers.pruneEvery) {
				prunedAt = now();
				await prune(journal, uploads, now(), numbers.retention);
			}
			if (now() < pausedUntil && !evenEarly) return false;
			await sealBatches(journal, now() - (evenEarly ? 0 : numbers.viewsFor));
			const failuresBefore = failures;
			const due = dueSubmissions(journal, evenEarly ? Number.MAX_SAFE_INTEGER : now(), numbers.batchSize);
			await deliver(due, true);
			return failures === failuresBefore && due.length === numbers.batchSize;
		} catch (error) {
			failures++;
			log.warn({ err: error }, 'The courier cannot use the journal');
			return false;
		}
	}

	const round = (evenEarly = false): Promise<boolean> => {
		running ??= look(evenEarly).finally(() => {
			running = undefined;
		});
		return running;
	};

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
			const until = now() + deadline;
			const drained = (async () => {
				await running;
				while ((await round(true)) && now() < until);
			})();
			const expired = new Promise<void>((resolve) => setTimeout(resolve, deadline).unref());
			await Promise.race([drained, expired]);
		},
		round: () => round(),
		counts: () => ({ ...submissionCounts(journal), failures }),
	};
}

const referencesOf = (due: readonly DueSubmission[]) => due.map(({ submission }) => submission.reference);
