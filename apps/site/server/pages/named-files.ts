/** Files that no page names any more go on answering so long, for pages that are still open somewhere. */
const graceMilliseconds = 60 * 60 * 1000;

const fileAddress = /\/(?:media|documents)\/[\w][\w.-]*/g;

/** Which pictures and documents the content names: a copy of anything else is not public any more. */
export function createNamedFiles(now: () => number = Date.now) {
	let current = new Set<string>();
	const former = new Map<string, number>();

	return {
		/** Takes the place of the content of before. */
		publish(content: object) {
			for (const [address, since] of former) if (since < now() - graceMilliseconds) former.delete(address);
			for (const address of current) former.set(address, now());
			current = addressesIn(content);
		},
		/** Shown to someone without being published: a draft in a preview. */
		show(draft: object) {
			for (const address of addressesIn(draft)) former.set(address, now());
		},
		has: (address: string): boolean =>
			current.has(address) || (former.get(address) ?? Number.NEGATIVE_INFINITY) >= now() - graceMilliseconds,
	};
}

/** Without writing the whole content out: it may be large. */
function addressesIn(value: unknown, found = new Set<string>()): Set<string> {
	if (typeof value === 'string') for (const [address] of value.matchAll(fileAddress)) found.add(address);
	else if (typeof value === 'object' && value !== null)
		for (const part of Object.values(value)) addressesIn(part, found);
	return found;
}
