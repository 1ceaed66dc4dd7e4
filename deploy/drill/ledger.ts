/** Records submissions and their responses, to compare them with what arrived. */
export function createLedger() {
	const answered = new Map<string, string>();
	const reads = { answered: 0, failed: new Map<number, number>(), unanswered: 0 };
	let sent = 0;
	let retries = 0;
	return {
		/** A unique name for a submission. */
		next: (kind: string) => `${kind} ${++sent}`,
		took(name: string, reference: string) {
			answered.set(name, reference);
		},
		triedAgain() {
			retries++;
		},
		read(status: number | null) {
			if (status === null) reads.unanswered++;
			else if (status >= 500) reads.failed.set(status, (reads.failed.get(status) ?? 0) + 1);
			else reads.answered++;
		},
		answered: () => answered,
		figures: () => ({
			sent,
			answered: answered.size,
			retries,
			reads: reads.answered,
			/** Number of 5xx responses. */
			failed: [...reads.failed.values()].reduce((sum, count) => sum + count, 0),
			/** Connections refused or reset, as while a site restarts. */
			unanswered: reads.unanswered,
		}),
	};
}
export type Ledger = ReturnType<typeof createLedger>;
