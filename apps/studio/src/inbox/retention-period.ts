const day = 24 * 3_600_000;

/** Midnight of the same day in another month, or of its last day if that month is shorter. */
function midnight(moment: number, months: number): number {
	const date = new Date(moment);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return Date.UTC(year, month, Math.min(date.getUTCDate(), last));
}

/** When data kept for some months is due for deletion. */
export const endOf = (start: string, months: number): string =>
	new Date(midnight(Date.parse(start), months)).toISOString();

/** Data from before this moment is due for deletion, exactly as `endOf` counts. */
export function startedBefore(at: number, months: number): string {
	let start = midnight(at, -months);
	// Several start days end on the last day of a shorter month.
	while (midnight(start, months) <= at) start += day;
	return new Date(start).toISOString();
}
