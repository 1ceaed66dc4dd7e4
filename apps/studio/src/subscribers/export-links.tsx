'use client';

import { useConfig } from '@payloadcms/ui';

/** Above the list of subscribers: who gets the newsletter, and who must not get it any more. */
export function ExportLinks() {
	const { config } = useConfig();
	const address = `${config.routes.api}/newsletter/csv?state=`;
	return (
		<p>
			<a href={`${address}confirmed`} download>
				Download the confirmed as CSV
			</a>
			{' · '}
			<a href={`${address}unsubscribed`} download>
				Download the unsubscribed as CSV
			</a>
		</p>
	);
}
