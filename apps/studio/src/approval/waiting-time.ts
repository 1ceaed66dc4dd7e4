const minute = 60_000;

/** `3 days`, `5 hours`, `less than a minute`. */
export function waitingTime(since: string, now = Date.now()): string {
	const minutes = Math.floor((now - Date.parse(since)) / minute);
	const [number, unit] =
		minutes >= 2880
			? [Math.floor(minutes / 1440), 'days']
			: minutes >= 120
				? [Math.floor(minutes / 60), 'hours']
				: [minutes, minutes === 1 ? 'minute' : 'minutes'];
	return number < 1 ? 'less than a minute' : `${number} ${unit}`;
}
