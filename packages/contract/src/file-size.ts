const kilobyte = 1000;

/** `60 kB`, `0.9 MB`: decimal units, as connections and disks are sold by. */
export const fileSize = (bytes: number): string =>
	bytes < 100 * kilobyte
		? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
		: `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
