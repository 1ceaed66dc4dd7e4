/** So many take a few milliseconds where there is little to do with each. */
const usualStep = 50;

/** Goes through many items without keeping anyone waiting: after a step of them others have their turn. */
export async function inSteps<T>(items: Iterable<T>, work: (item: T) => void, stepSize = usualStep): Promise<void> {
	let done = 0;
	for (const item of items) {
		work(item);
		done += 1;
		if (done % stepSize === 0) await new Promise((resolve) => setImmediate(resolve));
	}
}
