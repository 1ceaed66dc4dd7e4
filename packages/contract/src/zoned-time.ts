/** Wall clocks and moments in a time zone of the IANA database, such as `America/Los_Angeles`. */

export function isTimeZone(name: string): boolean {
	try {
		return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
	} catch {
		return false;
	}
}

export type WallClock = { day: string; time: string };

/** The day and the time on a clock in the zone at a moment: `2026-12-02` and `09:30`. */
export function wallClockIn(timeZone: string, moment: string | number): WallClock {
	const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
	const [day = '', time = ''] = format.format(new Date(moment)).split(' ');
	return { day, time };
}

function offsetAt(timeZone: string, moment: number): number {
	const { day, time } = wallClockIn(timeZone, moment);
	return Date.parse(`${day}T${time}:00Z`) - moment;
}

/** The moment at which a clock in the zone shows this time; an hour later for times skipped in spring. */
export function momentIn(timeZone: string, { day, time }: WallClock): number {
	const wall = Date.parse(`${day}T${time}:00Z`);
	const near = wall - offsetAt(timeZone, wall);
	// The offset may change between the two moments.
	return wall - offsetAt(timeZone, near);
}
