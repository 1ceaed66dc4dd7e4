'use client';

import { useRowLabel } from '@payloadcms/ui';

/** A folded section says what it is and how it begins. */
export function SectionLabel({ name }: { name: string }) {
	const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>();
	return (
		<span>
			{String(rowNumber + 1).padStart(2, '0')} · <strong>{name}</strong> {data?.title}
		</span>
	);
}
