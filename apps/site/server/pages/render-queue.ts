import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** Limits of waiting renders, in total and per visitor address. Beyond them a visitor is asked to try again. */
const usualQueue = { most: 150, mostOfOne: 30 };

/**
 * Node accepts one new connection per turn of the event loop, so a burst of visitors needs several turns between
 * renders.
 */
const turnsBetween = 25;

/** Milliseconds of rendering after which the event loop gets its turns. */
const slice = 3;

async function letOthersIn() {
	for (let turn = 0; turn < turnsBetween; turn++) await turnOfTheLoop();
}

/**
 * Renders pages one at a time and yields to the event loop in between, so that cached pages, files and calls do not
 * wait behind a long queue of renders.
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
		/** Null if the queue is full. */
		async admit<T>(visitor: string, work: () => Promise<T>): Promise<T | null> {
			if (underWay >= most || (ofVisitor.get(visitor) ?? 0) >= mostOfOne) return null;
			count(visitor, 1);
			try {
				return await work();
			} finally {
				count(visitor, -1);
			}
		},
		/** Runs `work` after all earlier works. Only for work that keeps the processor busy, not for waiting on others. */
		inTurn<T>(work: () => Promise<T>): Promise<T> {
			const turn = last.then(() => timed(work));
			last = turn.catch(() => undefined);
			return turn;
		},
	};
}
