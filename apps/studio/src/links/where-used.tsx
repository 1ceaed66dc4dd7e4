'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';

type Use = { kind: string; title: string; form: string };

/** Reading through all content takes a moment: it is done when somebody wants to know. */
async function usesOf(collection: string, id: string): Promise<Use[] | null> {
	const answer = await fetch(`/api/links/used/${collection}/${id}`).catch(() => undefined);
	if (!answer?.ok) return null;
	const { uses } = (await answer.json()) as { uses: Use[] };
	return uses;
}

/** Beside the form of an item, picture or document: the content that refers to it. */
export function WhereUsed() {
	const say = useSay();
	const { id, collectionSlug } = useDocumentInfo();
	const [uses, setUses] = useState<Use[] | null>();
	if (!id || !collectionSlug) return null;
	const look = async () => setUses(await usesOf(collectionSlug, String(id)));
	return (
		<details className="studio-languages" onToggle={({ currentTarget }) => currentTarget.open && void look()}>
			<summary>{say('Where used', '使用位置')}</summary>
			<div role="status">
				{uses === undefined && <p>{say('Looking …', '正在查找……')}</p>}
				{uses === null && <p>{say('The studio did not answer.', '工作室没有响应。')}</p>}
				{uses?.length === 0 && <p>{say('No other content refers to it.', '没有其他内容引用它。')}</p>}
			</div>
			{uses && uses.length > 0 && (
				<ul>
					{uses.map(({ kind, title, form }) => (
						<li key={form}>
							<a href={form}>{title}</a> ({kind})
						</li>
					))}
				</ul>
			)}
		</details>
	);
}
