import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** So many renders may wait, in all and for one visitor's address. Whoever comes after them is told to come again. */
const usualQueue = { most: 150, mostOfOne: 30 };

/** The loop takes one new connection in each of its turns: with one turn between two renders, a crowd is let in slowly. */
const turnsBetween = 25;

/** Works that take less than this together need no turns between them. */
const slice = 3;

async function letOthersIn() {
	for (let turn = 0; turn < turnsBetween; turn++) await turnOfTheLoop();
}

/**
 * Pages are made one after the other, and between two of them the site answers whatever has come in meanwhile: pages that
 * are ready, files, calls. So nobody waits for more than one render, however many are asked for.
 */
export function createRenderQueue({ most, mostOfOne } = usualQueue) {
	const ofVisitor = new Map<string, number>();
	let underWay = 0;
	let last: Promise<unknown> = Promise.resolve();
	let spent = 0;

	function count(visitor: string, change: 1 | -1) {
		underWay += change;
		const now = (ofVisitor.get(visitor) ?? 0) + change;
		if (now > 0) ofVisitor.set(visitor, now);
		else ofVisitor.delete(visitor);
	}

	async function timed<T>(work: () => Promise<T>): Promise<T> {
		if (spent > slice) {
			await letOthersIn();
			spent = 0;
		}
		const started = performance.now();
		try {
			return await work();
		} finally {
			spent += performance.now() - started;
		}
	}

	return {
		underWay: () => underWay,
		/** Null where there are too many already. */
		async admit<T>(visitor: string, work: () => Promise<T>): Promise<T | null> {
			if (underWay >= most || (ofVisitor.get(visitor) ?? 0) >= mostOfOne) return null;
			count(visitor, 1);
			try {
				return await work();
			} finally {
				count(visitor, -1);
			}
		},
		/** Waits for its turn; what needs the processor is done in it, what waits for others is not. */
		inTurn<T>(work: () => Promise<T>): Promise<T> {
			const turn = last.then(() => timed(work));
			last = turn.catch(() => undefined);
			return turn;
		},
	};
}
