'use client';

import { useConfig } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useSay } from '../words/use-say.ts';

const formats = ['XLSX', 'CSV'];

/** Links above each list of the inbox; the file contains all pages of the list as filtered. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
	const say = useSay();
	const { config } = useConfig();
	const asked = new URLSearchParams(useSearchParams());
	const isFiltered = asked.has('search') || [...asked.keys()].some((name) => name.startsWith('where'));
	return (
		<p>
			{formats.map((format, at) => (
				<span key={format}>
					{at > 0 && ' · '}
					<a href={`${config.routes.api}/inbox/${collectionSlug}/${format.toLowerCase()}?${asked}`} download>
						{say('Download ', '下载')}
						{isFiltered ? say('this selection', '所选内容') : say('all', '全部')}
						{say(` as ${format}`, `为 ${format}`)}
					</a>
				</span>
			))}
		</p>
	);
}
