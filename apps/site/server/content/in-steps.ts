/** Items per step: a few milliseconds of light work. */
const usualStep = 50;

/** Processes many items without blocking the event loop: it yields after each step. */
export async function inSteps<T>(items: Iterable<T>, work: (item: T) => void, stepSize = usualStep): Promise<void> {
	let done = 0;
	for (const item of items) {
		work(item);
		done += 1;
		if (done % stepSize === 0) await new Promise((resolve) => setImmediate(resolve));
	}
}
