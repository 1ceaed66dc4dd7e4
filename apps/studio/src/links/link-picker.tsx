'use client';

import { useField, useListDrawer } from '@payloadcms/ui';
import { isItemLink, linkOfPage } from '@site/contract/item-links';
import type { CollectionSlug } from 'payload';
import { useEffect, useState } from 'react';
import { linkedCollections, linkInto } from '../rich-text/linked-collections.ts';
import { useSay } from '../words/use-say.ts';

const collectionSlugs: CollectionSlug[] = [...Object.values(linkedCollections), 'pages'];

/** The title of the link's target; empty while unknown. */
function useNamed(link: string): string {
	const [named, setNamed] = useState('');
	useEffect(() => {
		setNamed('');
		if (!isItemLink(link)) return;
		const ending = new AbortController();
		fetch(`/api/links/named?to=${encodeURIComponent(link)}`, { signal: ending.signal })
			.then((answer) => answer.json())
			.then(({ said }: { said?: string }) => setNamed(said ?? ''))
			.catch(() => undefined);
		return () => ending.abort();
	}, [link]);
	return named;
}

/**
 * Chooses an item of the site for an address field. The link names the item, so it still works when the item's address
 * changes.
 */
export function LinkPicker({ path }: { path: string }) {
	const say = useSay();
	const { value, setValue } = useField<string>({ path });
	const [Drawer, Toggler, { closeDrawer }] = useListDrawer({ collectionSlugs });
	const named = useNamed(typeof value === 'string' ? value : '');
	return (
		<div className="studio-link-picker">
			<Toggler>{say('Choose an item of the site', '选择网站的一项内容')}</Toggler>
			{named && <span role="status">{named}</span>}
			<Drawer
				allowCreate={false}
				onSelect={({ collectionSlug, doc, docID }) => {
					const link =
						collectionSlug === 'pages' ? linkOfPage(String(doc?.key)) : linkInto(collectionSlug, Number(docID));
					if (link) setValue(link);
					closeDrawer();
				}}
			/>
		</div>
	);
}
