'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';

/** Link from a message's record to the inbox. */
export function DeskWay() {
	const say = useSay();
	const { id, collectionSlug } = useDocumentInfo();
	if (!id || !collectionSlug) return null;
	return (
		<p className="field-type">
			<a href={`/admin/desk/${collectionSlug}/${id}`}>{say('Read it at the desk', '在工作台阅读')}</a>
		</p>
	);
}
