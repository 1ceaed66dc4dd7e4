/** Whether a day is later than today. Days are stored as a time of that day in UTC. */
export const isToCome = (day: string | null | undefined, now = new Date()): boolean =>
	Boolean(day) && String(day).slice(0, 10) > now.toISOString().slice(0, 10);
