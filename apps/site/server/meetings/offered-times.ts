import { slotOf } from '@site/contract/meeting-links';
import type { Content } from '../content/content.ts';

type Needs = {
	content: () => Content;
	/** The slots that somebody has; fails while the studio can not be asked. */
	taken: (() => Promise<string[]>) | undefined;
	/** Epoch milliseconds. */
	now: () => number;
	/** Other times are offered than before. */
	onChange: () => void;
};

/**
 * Which times of events can be chosen: published, to come, and as far as the studio said last, free. Kept in memory, so
 * that no page waits for the studio; while it is down, what it said last still holds.
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
		/** What this site learned by itself, before the studio says so. */
		noteTaken(slot: string) {
			known = new Set([...known, slot]);
			compare();
		},
		/** Asks the studio, and looks at the clock. */
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
