/** Whether a day is later than today; days are kept as a time of that day by Greenwich. */
export const isToCome = (day: string | null | undefined, now = new Date()): boolean =>
	Boolean(day) && String(day).slice(0, 10) > now.toISOString().slice(0, 10);
