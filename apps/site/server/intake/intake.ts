import { join } from 'node:path';
import { deadBatches } from './batches.ts';
import { type Courier, createCourier } from './courier.ts';
import { countSetAside } from './damaged-journal.ts';
import { submissionCounts } from './delivery-rows.ts';
import { erasePerson, type Person } from './erase.ts';
import { createFileChecks } from './file-checks.ts';
import { createJournal } from './journal.ts';
import { createLimits, defaultAllowances, largestFile, unlimited } from './limits.ts';
import { defaultRetention, prune } from './retention.ts';
import { searchBatches } from './search-rows.ts';
import { createSentForms } from './sent-forms.ts';
import { createStudio } from './studio.ts';
import { createUploads } from './uploads.ts';
import { viewBatches } from './view-rows.ts';

const megabyte = 1024 * 1024;
const deliveryTimeout = 30_000;
/** On a stop, the site delivers for this long; the rest waits on disk for the next start. */
const drainTime = 5000;
const tidyEvery = 10 * 60 * 1000;

/**
 * Stores visitors' submissions in the data folder and delivers them to the studio. Without a studio they stay there.
 */
export function openIntake({
	dataDir,
	limited,
	studio,
	now = Date.now,
	fileChecker,
	log,
}: {
	dataDir: string;
	limited: boolean;
	studio: { url: string; token: string } | null;
	now?: () => number;
	/** The program that checks visitors' files. */
	fileChecker: string;
	log: { warn(details: object, message: string): void };
}) {
	const path = join(dataDir, 'journal.sqlite');
	const journal = createJournal({
		path,
		maximumBytes: 1024 * megabyte,
		onSalvage: (salvage) =>
			log.warn(salvage, 'The journal was damaged and set aside; a new one has what could be read'),
	});
	const checks = createFileChecks(fileChecker);
	const uploads = createUploads({
		folder: join(dataDir, 'uploads'),
		journal,
		now,
		maximumBytes: largestFile,
		maximumBytesKept: 2048 * megabyte,
		checks,
	});

	/** While a damaged journal is set aside, files unknown to the new one may belong to its rows: keep them. */
	const tidy = async () => {
		const keepUnknown = () => countSetAside(path) > 0;
		const failures = await prune(journal, uploads, { now: now(), retention: defaultRetention, keepUnknown });
		for (const error of failures) log.warn({ err: error }, 'The intake could not be tidied up');
	};
	const tidied = tidy();
	const tidying = setInterval(() => void tidy(), tidyEvery).unref();

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

	/** NaN while the disk cannot be read. */
	const figure = (read: () => number) => () => {
		try {
			return read();
		} catch {
			return Number.NaN;
		}
	};
	return {
		journal,
		uploads,
		sentForms: createSentForms(),
		limits: createLimits(limited ? defaultAllowances : unlimited),
		figures: {
			site_journal_waiting: {
				help: 'Submissions that the studio does not have yet, dead letters among them',
				read: figure(() => submissionCounts(journal).waiting),
			},
			site_journal_dead: {
				help: 'Submissions that can not be read or that the studio refused again and again',
				read: figure(() => submissionCounts(journal).dead),
			},
			site_journal_dead_views: {
				help: 'Batches of counted product views and searches that the studio refused again and again',
				read: figure(() => deadBatches(journal, viewBatches) + deadBatches(journal, searchBatches)),
			},
			site_journal_set_aside: {
				help: 'Damaged journals that lie in the folder set-aside',
				read: () => countSetAside(path),
			},
		},
		/** Deliver now instead of waiting for the backoff to end. */
		studioIsBack: () => courier?.studioIsBack(),
		/** Erases a person's data while no delivery is in progress. */
		erase: (person: Person): Promise<string[]> => {
			const erase = () => erasePerson(journal, uploads, person);
			return courier ? courier.whileIdle(erase) : erase();
		},
		/** Delivers the rest while there is time, and closes the journal. */
		close: async () => {
			clearInterval(tidying);
			await courier?.stop(drainTime);
			await tidied;
			await checks.close();
			journal.close();
		},
	};
}
