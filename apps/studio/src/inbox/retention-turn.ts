const hour = 3_600_000;
/** Time between two checks that must agree. */
const apart = 24 * hour;
/** An earlier check older than this is ignored: the studio was off, or the clock was changed. */
const longest = 72 * hour;

/** Share that may be deleted without an administrator's confirmation. */
const share = 0.25;

export interface Due {
	due: number;
	total: number;
}

/** A deletion waiting for confirmation: how many of how many, at that time. */
export interface Held extends Due {
	at: number;
}

/** State that one check leaves for the next. */
export interface RetentionMemory {
	/** Time of the earlier check, which the next one has to confirm. */
	seenAt?: number;
	held?: Record<string, Held>;
}

/** A kind of data that is deleted after a time. */
export interface Kept {
	name: string;
	/** How many are past their retention at that time. */
	count(at: number): Promise<Due>;
	erase(at: number): Promise<number>;
}

/** A time confirmed by two checks a day apart; a clock that was changed in between discards the first. */
function agreedTime(seenAt: number | undefined, now: number): { at?: number; seenAt: number } {
	if (seenAt === undefined || now < seenAt || now - seenAt > longest) return { seenAt: now };
	return now - seenAt < apart ? { seenAt } : { at: seenAt, seenAt: now };
}

/** One may always be deleted unless it is the last; of many, at most a quarter. */
export const isTooMany = ({ due, total }: Due): boolean =>
	due > 0 && (due === total || due > Math.max(1, total * share));

/** Deletes data that two checks found too old, and holds back suspiciously large deletions. */
export async function retentionTurn(
	kinds: readonly Kept[],
	memory: RetentionMemory,
	now: number,
): Promise<{ memory: RetentionMemory; erased: number }> {
	const { at, seenAt } = agreedTime(memory.seenAt, now);
	if (at === undefined) {
		// A deletion held at a time in the future comes from a clock that has since been set back.
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
