'use client';

import { useConfig } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';

/** Above the list of subscribers: exports of confirmed and of unsubscribed addresses. */
export function ExportLinks() {
	const say = useSay();
	const { config } = useConfig();
	const address = `${config.routes.api}/newsletter/csv?state=`;
	return (
		<p>
			<a href={`${address}confirmed`} download>
				{say('Download the confirmed as CSV', '将已确认的下载为 CSV')}
			</a>
			{' · '}
			<a href={`${address}unsubscribed`} download>
				{say('Download the unsubscribed as CSV', '将已退订的下载为 CSV')}
			</a>
		</p>
	);
}
