export interface TurnRule {
	/** So many work at a time. */
	atOnce: number;
	/** So many more may wait. */
	mostWaiting: number;
	/** So many of one caller work or wait. */
	mostOfOne: number;
}

/** Bounds costly work: first come, first served, and nobody takes every place. */
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
		/** Gives a turn, once there is one, as the function that ends it; undefined where no place is left. */
		async take(caller: string): Promise<(() => void) | undefined> {
			const own = places.get(caller) ?? 0;
			const isFull = working >= rule.atOnce && waiting.length >= rule.mostWaiting;
			if (isFull || own >= rule.mostOfOne) return undefined;
			places.set(caller, own + 1);
			// Whoever leaves hands their place over, so that nobody comes in between.
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
