export interface TurnRule {
	/** How many run at a time. */
	atOnce: number;
	/** How many more may wait. */
	mostWaiting: number;
	/** How many of one caller may run or wait. */
	mostOfOne: number;
}

/** Limits concurrent costly work: first come, first served, with a quota per caller. */
export function createTurns(rule: TurnRule) {
	const waiting: (() => void)[] = [];
	const places = new Map<string, number>();
	let working = 0;

	const leave = (caller: string) => {
		const left = (places.get(caller) ?? 1) - 1;
		if (left > 0) places.set(caller, left);
		else places.delete(caller);
		const next = waiting.shift();
		if (next) next();
		else working -= 1;
	};

	return {
		/** Waits for a turn and returns the function that ends it; undefined if the queue is full. */
		async take(caller: string): Promise<(() => void) | undefined> {
			const own = places.get(caller) ?? 0;
			const isFull = working >= rule.atOnce && waiting.length >= rule.mostWaiting;
			if (isFull || own >= rule.mostOfOne) return undefined;
			places.set(caller, own + 1);
			// A finished turn is handed directly to the next in the queue, so that no newcomer gets ahead.
			if (working < rule.atOnce) working += 1;
			else await new Promise<void>((resolve) => waiting.push(resolve));
			let isOver = false;
			return () => {
				if (!isOver) leave(caller);
				isOver = true;
			};
		},
	};
}
