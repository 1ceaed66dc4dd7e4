const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `17 Nov 2026, 14:05`, as the rest of the studio writes it. */
export const moment = (value: string): string => {
	const at = Date.parse(value);
	return Number.isNaN(at) ? '' : format.format(at);
};
