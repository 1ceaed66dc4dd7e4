/** Goes through many items without keeping anyone waiting: after so many of them others have their turn. */
export async function inSteps<T>(items: Iterable<T>, stepSize: number, work: (item: T) => void): Promise<void> {
	let done = 0;
	for (const item of items) {
		work(item);
		done += 1;
		if (done % stepSize === 0) await new Promise((resolve) => setImmediate(resolve));
	}
}
