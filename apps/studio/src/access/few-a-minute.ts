/** Counts calls by key in each minute of a monotonic clock; false once there were too many. */
export function createFewAMinute(now = () => performance.now()) {
	const counts = new Map<string, number>();
	let minute = 0;
	return (key: string, most: number): boolean => {
		const present = Math.floor(now() / 60_000);
		if (present !== minute) counts.clear();
		minute = present;
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count <= most;
	};
}
