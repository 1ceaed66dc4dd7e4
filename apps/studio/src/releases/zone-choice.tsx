'use client';

import { useEffect, useState } from 'react';

/** Starts with the user's time zone, which only the browser knows. */
export function ZoneChoice({
	zones,
	otherwise,
	label,
}: {
	zones: readonly string[];
	otherwise: string;
	label: string;
}) {
	const [own, setOwn] = useState(otherwise);
	const [chosen, setChosen] = useState<string | null>(null);
	useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
	return (
		<label>
			{label}
			<select name="timeZone" value={chosen ?? own} onChange={({ target }) => setChosen(target.value)} required>
				{[...new Set([own, ...zones])].map((zone) => (
					<option key={zone} value={zone}>
						{zone.replaceAll('_', ' ')}
					</option>
				))}
			</select>
		</label>
	);
}
