'use client';

import { useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';

/** Link above each list of the inbox; the file contains all pages of the list as filtered. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
	const { config } = useConfig();
	const asked = new URLSearchParams(useSearchParams());
	const isFiltered = asked.has('search') || [...asked.keys()].some((name) => name.startsWith('where'));
	return (
		<p>
			<a href={`${config.routes.api}/inbox/${collectionSlug}/csv?${asked}`} download>
				{isFiltered ? 'Download this selection as CSV' : 'Download all as CSV'}
			</a>
		</p>
	);
}
