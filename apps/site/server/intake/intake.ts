import { join } from 'node:path';
import { type Courier, createCourier, defaultCourierNumbers } from './courier.ts';
import { createJournal } from './journal.ts';
import { createLimits, defaultAllowances, unlimited } from './limits.ts';
import { defaultRetention, prune } from './retention.ts';
import { createStudio } from './studio.ts';
import { submissionCounts } from './submission-rows.ts';
import { createUploads } from './uploads.ts';

const megabyte = 1024 * 1024;
const deliveryTimeout = 30_000;
/** A stop waits this long for the studio; what is left then waits on disk for the next start. */
const drainTime = 5000;

/** All that takes in what visitors send, in the data folder. Without a studio it waits there. */
export function openIntake({
	dataDir,
	limited,
	studio,
	now = Date.now,
	log,
}: {
	dataDir: string;
	limited: boolean;
	studio: { url: string; token: string } | null;
	now?: () => number;
	log: { warn(details: object, message: string): void };
}) {
	const journal = createJournal({ path: join(dataDir, 'journal.sqlite'), maximumBytes: 1024 * megabyte });
	const uploads = createUploads({
		folder: join(dataDir, 'uploads'),
		journal,
		now,
		maximumBytes: 10 * megabyte,
		maximumBytesKept: 4096 * megabyte,
	});
	let courier: Courier | undefined;
	if (studio) {
		courier = createCourier({
			journal,
			uploads,
			studio: createStudio({ ...studio, timeout: deliveryTimeout }),
			now,
			log,
		});
		courier.start();
	}
	const pruning = studio ? undefined : setInterval(() => void tidy(), defaultCourierNumbers.pruneEvery).unref();
	const tidy = () => prune(journal, uploads, now(), defaultRetention).catch(() => undefined);
	return {
		journal,
		uploads,
		limits: createLimits(limited ? defaultAllowances : unlimited),
		/** How many submissions the studio does not have yet; not a number while the disk refuses. */
		waiting: () => {
			try {
				return submissionCounts(journal).waiting;
			} catch {
				return Number.NaN;
			}
		},
		/** Delivers what is left while there is time, and closes the journal. */
		close: async () => {
			clearInterval(pruning);
			await courier?.stop(drainTime);
			journal.close();
		},
	};
}
