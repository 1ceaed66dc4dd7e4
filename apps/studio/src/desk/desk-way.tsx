'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** From the record of a letter to where it is answered. */
export function DeskWay() {
	const { id, collectionSlug } = useDocumentInfo();
	if (!id || !collectionSlug) return null;
	return (
		<p className="field-type">
			<a href={`/admin/desk/${collectionSlug}/${id}`}>Read it at the desk</a>
		</p>
	);
}
