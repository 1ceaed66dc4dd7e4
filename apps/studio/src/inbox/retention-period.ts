const day = 24 * 3_600_000;

/** Midnight of the same day of another month; of its last day where the month is shorter. */
function midnight(moment: number, months: number): number {
	const date = new Date(moment);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
	const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return Date.UTC(year, month, Math.min(date.getUTCDate(), last));
}

/** From when on something is deleted that is kept for some months. */
export const endOf = (start: string, months: number): string =>
	new Date(midnight(Date.parse(start), months)).toISOString();

/** What started before this is to be deleted: exactly what `endOf` says is over. */
export function startedBefore(at: number, months: number): string {
	let start = midnight(at, -months);
	// Several days end on the last one of a shorter month.
	while (midnight(start, months) <= at) start += day;
	return new Date(start).toISOString();
}
