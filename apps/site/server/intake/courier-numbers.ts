export type CourierNumbers = {
	/** Pause between checks of the journal, unless something wakes the courier. */
	interval: number;
	batchSize: number;
	firstDelay: number;
	longestDelay: number;
	/** An item becomes a dead letter after the studio refused it this often. */
	mostAttempts: number;
	/** Dead letters are retried after this long, and at every start. */
	reviveEvery: number;
	/** Time for which a batch of counts stays open. */
	viewsFor: number;
};

export const defaultCourierNumbers: CourierNumbers = {
	interval: 2000,
	batchSize: 50,
	firstDelay: 1000,
	longestDelay: 5 * 60 * 1000,
	mostAttempts: 12,
	reviveEvery: 24 * 60 * 60 * 1000,
	viewsFor: 60 * 1000,
};

/** Exponential backoff with jitter, so that several sites do not retry at the same moment. */
export const delayAfter = (attempts: number, { firstDelay, longestDelay }: CourierNumbers): number =>
	Math.ceil(Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts, 20) * (0.75 + Math.random() / 2)));
