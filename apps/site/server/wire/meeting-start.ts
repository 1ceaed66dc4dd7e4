/** The start of a meeting in its canonical form; undefined for anything else. */
export function startIn(written: unknown): string | undefined {
	const moment = typeof written === 'string' && written.length < 40 ? Date.parse(written) : Number.NaN;
	return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
