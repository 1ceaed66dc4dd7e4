'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { conflictsWith } from './changes.ts';
import { savedNow, standingOf } from './kept-writing.ts';
import type { Clash } from './meeting.ts';
import { isNew } from './use-coming-back.ts';
import type { useWrittenForm } from './use-written-form.ts';

const lookEvery = 5000;

interface Told {
	/** While changes are being applied or chosen, others wait. */
	isOccupied: () => boolean;
	setClash: (clash: Clash) => void;
	setMetBy: (name: string) => void;
}

/**
 * Checks every few seconds who else has the form open, and merges a colleague's saved changes with the user's unsaved ones.
 */
export function useColleagues(
	{ kind, item }: { kind: string; item: string },
	{ fill, savedData, typed }: ReturnType<typeof useWrittenForm>,
	{ isOccupied, setClash, setMetBy }: Told,
	keepWritten: () => Promise<void>,
) {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const [others, setOthers] = useState<string[]>([]);

	/** Somebody has saved the item: without conflicts both changes are kept; otherwise the user chooses. */
	const meet = useCallback(
		async (theirs: Record<string, unknown>, name: string) => {
			const against = () => conflictsWith(theirs, typed());
			if (await fill(theirs, () => (against().length > 0 ? null : typed()))) setMetBy(name);
			else if (against().length > 0) setClash({ theirs, name, isOwn: false, conflicts: against() });
		},
		[fill, setClash, setMetBy, typed],
	);

	const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;
	const seenAt = useRef<string | undefined>(undefined);
	const look = useCallback(async () => {
		await keepWritten();
		if (isNew(item)) return;
		const standing = await standingOf(kind, item);
		if ('refusal' in standing) return;
		setOthers(standing.others);
		if (isOccupied()) return;
		const { saved } = standing;
		const isNewer = (at: unknown) => typeof at === 'string' && at > String(savedData().updatedAt ?? at);
		if (!saved || !isNewer(saved.at)) return;
		// Merge on the second poll: at the first, a save from this tab may still be on its way back to the form.
		const isSeen = seenAt.current === saved.at;
		seenAt.current = saved.at;
		const doc = isSeen ? await savedNow(address) : null;
		if (doc && isNewer(doc.updatedAt)) await meet(doc, saved.name);
	}, [kind, item, address, isOccupied, keepWritten, meet, savedData]);

	useEffect(() => {
		let isLooking = false;
		const timer = setInterval(async () => {
			if (document.visibilityState === 'hidden' || isLooking) return;
			isLooking = true;
			await look();
			isLooking = false;
		}, lookEvery);
		return () => clearInterval(timer);
	}, [look]);

	return others;
}
