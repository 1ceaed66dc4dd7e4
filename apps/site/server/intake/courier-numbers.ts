export type CourierNumbers = {
	/** Between two looks at the journal, when nothing wakes the courier. */
	interval: number;
	batchSize: number;
	firstDelay: number;
	longestDelay: number;
	/** What the studio refused so often becomes a dead letter, */
	mostAttempts: number;
	/** which is tried anew after this long, and at every start. */
	reviveEvery: number;
	/** Views of this long are delivered as one batch. */
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

/** Twice as long after every failure, and never quite the same for two couriers. */
export const delayAfter = (attempts: number, { firstDelay, longestDelay }: CourierNumbers): number =>
	Math.ceil(Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts, 20) * (0.75 + Math.random() / 2)));
