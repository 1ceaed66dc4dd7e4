const kilobyte = 1000;

/** `60 kB`, `0.9 MB`: as people compare it with what their connection and their disk are sold by. */
export const fileSize = (bytes: number): string =>
	bytes < 100 * kilobyte
		? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
		: `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
