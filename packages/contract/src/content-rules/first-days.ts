import type { Snapshot } from '../snapshot.ts';

/** The day of each product's first registration. */
export function firstDays({ registrations }: Snapshot): Map<number, string> {
	const days = new Map<number, string>();
	for (const { productId, validFrom } of registrations) {
		const known = days.get(productId);
		if (!known || validFrom < known) days.set(productId, validFrom);
	}
	return days;
}
