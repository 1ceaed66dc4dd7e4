'use client';

import { useField } from '@payloadcms/ui';

/** Below a date that visitors read: it does not put anything off. */
export function DayToCome({ path }: { path: string }) {
	const { value } = useField<string>({ path });
	const isToCome = typeof value === 'string' && Date.parse(value) > Date.now() + 24 * 60 * 60 * 1000;
	return (
		<div role="status">
			{isToCome && (
				<p className="studio-warning">
					This day is still to come. Publish shows the item at once, with this date. To publish it then, use Schedule
					Publish beside Publish.
				</p>
			)}
		</div>
	);
}
