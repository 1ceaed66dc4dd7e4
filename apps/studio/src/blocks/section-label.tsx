'use client';

import { useRowLabel } from '@payloadcms/ui';

interface Row {
	title?: string;
	blockType?: string;
}

/** A folded section says what it is and how it begins. */
export function SectionLabel() {
	const { data, rowNumber = 0 } = useRowLabel<Row>();
	return (
		<span>
			{String(rowNumber + 1).padStart(2, '0')} · <strong>{data?.blockType}</strong> {data?.title}
		</span>
	);
}
