import { slotOf } from '@site/contract/meeting-links';
import type { Content } from '../content/content.ts';

type Needs = {
	content: () => Content;
	/** The taken slots; fails while the studio cannot be reached. */
	taken: (() => Promise<string[]>) | undefined;
	/** Epoch milliseconds. */
	now: () => number;
	/** Called when the offered times change. */
	onChange: () => void;
};

/**
 * The times of events that can be chosen: published, in the future, and free according to the studio's last response.
 * Kept in memory, so that no page waits for the studio; while it is down, its last response applies.
 */
export function createOfferedTimes({ content, taken, now, onChange }: Needs) {
	let known: ReadonlySet<string> = new Set();
	let shown = '';
	let isAsking = false;

	const toCome = (event: number) =>
		(content().snapshot.events.find(({ id }) => id === event)?.meetings?.times ?? []).filter(
			({ startsAt }) => Date.parse(startsAt) > now(),
		);
	const offered = (event: number): string[] =>
		toCome(event).flatMap(({ startsAt }) => (known.has(slotOf(event, startsAt)) ? [] : startsAt));

	const events = () => content().snapshot.events.filter(({ id }) => toCome(id).length > 0);

	function compare() {
		const now = JSON.stringify(events().map(({ id }) => [id, offered(id)]));
		if (now === shown) return;
		shown = now;
		onChange();
	}

	return {
		offered,
		isPublished: (event: number, startsAt: string) => toCome(event).some((time) => time.startsAt === startsAt),
		isTaken: (slot: string) => known.has(slot),
		/** Marks a time that this site knows to be taken before the studio reports it. */
		noteTaken(slot: string) {
			known = new Set([...known, slot]);
			compare();
		},
		/** Fetches the taken slots, and drops times that have passed. */
		async refresh() {
			if (taken && !isAsking && events().length > 0) {
				isAsking = true;
				known = await taken().then(
					(slots) => new Set(slots),
					() => known,
				);
				isAsking = false;
			}
			compare();
		},
	};
}
