'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';

type Use = { kind: string; title: string; form: string };
/** `others` counts uses that the user may not open. */
type Uses = { uses: Use[]; others: number };

/** Loaded on demand: the search through all content takes a moment. */
async function usesOf(collection: string, id: string): Promise<Uses | null> {
	const answer = await fetch(`/api/links/used/${collection}/${id}`).catch(() => undefined);
	if (!answer?.ok) return null;
	return (await answer.json()) as Uses;
}

/** Beside the form of an item, picture or document: the content that refers to it. */
export function WhereUsed() {
	const say = useSay();
	const { id, collectionSlug } = useDocumentInfo();
	const [found, setFound] = useState<Uses | null>();
	if (!id || !collectionSlug) return null;
	const look = async () => setFound(await usesOf(collectionSlug, String(id)));
	return (
		<details className="studio-languages" onToggle={({ currentTarget }) => currentTarget.open && void look()}>
			<summary>{say('Where used', '使用位置')}</summary>
			<div role="status">
				{found === undefined && <p>{say('Looking …', '正在查找……')}</p>}
				{found === null && <p>{say('The studio did not answer.', '工作室没有响应。')}</p>}
				{found?.uses.length === 0 && found.others === 0 && (
					<p>{say('No other content refers to it.', '没有其他内容引用它。')}</p>
				)}
			</div>
			{found && found.uses.length > 0 && (
				<ul>
					{found.uses.map(({ kind, title, form }) => (
						<li key={form}>
							<a href={form}>{title}</a> ({kind})
						</li>
					))}
				</ul>
			)}
			{found && found.others > 0 && (
				<p>
					{say(
						`Used in ${found.others} more that your role does not open.`,
						`另有 ${found.others} 处使用，您的角色无权打开。`,
					)}
				</p>
			)}
		</details>
	);
}
