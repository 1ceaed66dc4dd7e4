const hour = 3_600_000;
/** Two looks that agree are so far apart. */
const apart = 24 * hour;
/** A look from so long ago says nothing: the studio was off, or the clock was moved. */
const longest = 72 * hour;

/** What goes at once without an administrator's word. */
const share = 0.25;

export interface Due {
	due: number;
	total: number;
}

/** What is waiting for an administrator's word: so many of so many, as things stood at that time. */
export interface Held extends Due {
	at: number;
}

/** What one look leaves for the next. */
export interface RetentionMemory {
	/** When somebody looked whose word is still awaited. */
	seenAt?: number;
	held?: Record<string, Held>;
}

/** Something that is not kept for ever. */
export interface Kept {
	name: string;
	/** How many are older, at that time, than they may be. */
	count(at: number): Promise<Due>;
	erase(at: number): Promise<number>;
}

/** The time that two looks, a day apart, agree on; a clock that was moved in between makes the first one void. */
function agreedTime(seenAt: number | undefined, now: number): { at?: number; seenAt: number } {
	if (seenAt === undefined || now < seenAt || now - seenAt > longest) return { seenAt: now };
	return now - seenAt < apart ? { seenAt } : { at: seenAt, seenAt: now };
}

/** One may always go, unless it is the last; of many a quarter. */
export const isTooMany = ({ due, total }: Due): boolean =>
	due > 0 && (due === total || due > Math.max(1, total * share));

/** Erases what is too old by two looks, and holds back what is suspiciously much. */
export async function retentionTurn(
	kinds: readonly Kept[],
	memory: RetentionMemory,
	now: number,
): Promise<{ memory: RetentionMemory; erased: number }> {
	const { at, seenAt } = agreedTime(memory.seenAt, now);
	if (at === undefined) {
		// What was held by a clock that has been set back since was held wrongly.
		const held = Object.entries(memory.held ?? {}).filter(([, one]) => one.at <= now);
		return { memory: { seenAt, held: Object.fromEntries(held) }, erased: 0 };
	}
	const held: Record<string, Held> = {};
	let erased = 0;
	for (const kind of kinds) {
		const found = await kind.count(at);
		if (isTooMany(found)) held[kind.name] = { ...found, at };
		else if (found.due > 0) erased += await kind.erase(at);
	}
	return { memory: { seenAt, held }, erased };
}
