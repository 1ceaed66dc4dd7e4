/** Whether a time is past. The minute that has begun still counts. */
export const isOver = (date: Date | string | undefined, now = Date.now()): boolean =>
	date !== undefined && new Date(date).getTime() < now - 60_000;
