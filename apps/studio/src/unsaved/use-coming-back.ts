'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Change, conflictsWith, withChanges } from './changes.ts';
import { type Kept, standingOf } from './kept-writing.ts';
import { asBefore, type Clash, notSaved, together } from './meeting.ts';
import type { useKeeping } from './use-keeping.ts';
import type { useWrittenForm } from './use-written-form.ts';

/** The user's earlier unsaved changes, on their way into the form. */
interface Coming {
	kept: Kept;
	/** Changes that have not been saved meanwhile. */
	left: Change[];
	/** The user who last saved the item. */
	name: string;
}

export const isNew = (item: string) => item.startsWith('new');

interface Told {
	setBack: (kept: Kept) => void;
	setClash: (clash: Clash | null) => void;
	setMetBy: (name: string) => void;
}

/** Restores unsaved changes when a form opens and when it is reloaded. */
export function useComingBack(
	{ kind, item }: { kind: string; item: string },
	{ fill, savedAt, savedData, typed }: ReturnType<typeof useWrittenForm>,
	{ note, refuse }: ReturnType<typeof useKeeping>,
	{ setBack, setClash, setMetBy }: Told,
) {
	const { initialState } = useDocumentInfo();
	const [begun, setBegun] = useState<Kept[]>([]);
	const now = useRef({ kind, item });
	now.current = { kind, item };
	/** Stored together with new changes until they are in the form. */
	const coming = useRef<Coming | null>(null);
	/** The item whose stored changes are known. Until then nothing may overwrite them. */
	const opened = useRef<string | null>(null);
	const isOpening = useRef(false);

	const written = useCallback((): Change[] => together(coming.current?.left ?? [], typed()), [typed]);
	const writtenOn = useCallback(() => (coming.current ? coming.current.kept.savedAt : savedAt()), [savedAt]);

	/** Applies changes to the form; if somebody has saved other values since, they conflict. */
	const bring = useCallback(
		async ({ kept, left, name }: Coming, mine: () => Change[] | null): Promise<boolean> => {
			const saved = savedData();
			const isOlder = kept.savedAt !== savedAt();
			const conflicts = isOlder ? conflictsWith(saved, mine() ?? []) : [];
			const base = conflicts.length > 0 ? { ...asBefore(saved, left), updatedAt: kept.savedAt } : saved;
			if (!(await fill(base, mine))) return false;
			coming.current = null;
			setClash(conflicts.length > 0 ? { theirs: saved, name, isOwn: false, conflicts } : null);
			setBack(kept);
			if (isOlder && conflicts.length === 0) setMetBy(name);
			return true;
		},
		[fill, savedAt, savedData, setBack, setClash, setMetBy],
	);

	/** The same; if the user has changed the same field since, both changes conflict. */
	const bringBack = useCallback(
		async (kept: Kept, name: string) => {
			const saved = savedData();
			const left = notSaved(saved, kept.changes);
			coming.current = left.length > 0 ? { kept, left, name } : null;
			if (!coming.current) return;
			const theirs = withChanges(saved, left);
			const against = () => conflictsWith(theirs, typed());
			if (await bring(coming.current, () => (against().length > 0 ? null : written()))) return;
			if (against().length > 0) setClash({ theirs, name: '', isOwn: true, conflicts: against() });
			else opened.current = null;
		},
		[bring, savedData, setClash, typed, written],
	);

	/** Asks once per item for its stored changes. */
	const open = useCallback(async () => {
		const { kind, item } = now.current;
		if (!kind || opened.current === item || isOpening.current) return;
		isOpening.current = true;
		const standing = await standingOf(kind, item);
		isOpening.current = false;
		if ('refusal' in standing) {
			if (typed().length > 0) refuse(standing.refusal);
			return;
		}
		if (now.current.item !== item) return;
		opened.current = item;
		const [kept] = standing.kept;
		if (isNew(item)) return setBegun(standing.kept);
		if (!kept) return;
		note(kept.savedAt, kept.changes);
		await bringBack(kept, standing.saved?.name ?? '');
	}, [bringBack, note, refuse, typed]);

	/** Under a new key there are no stored changes. */
	const mayKeep = useCallback(() => opened.current === now.current.item || isNew(now.current.item), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another item
	useEffect(() => {
		void open();
	}, [kind, item, open]);

	// Payload may load the form again, without its unsaved changes.
	const loaded = useRef({ initialState, item });
	const [lost, setLost] = useState<Kept | null>(null);
	useEffect(() => {
		const before = loaded.current;
		loaded.current = { initialState, item };
		if (before.initialState === initialState || before.item !== item) return;
		const kept = { item, savedAt: writtenOn(), changes: written(), at: new Date().toISOString() };
		if (kept.changes.length === 0) return;
		coming.current = { kept, left: kept.changes, name: '' };
		setLost(kept);
	}, [initialState, item, writtenOn, written]);
	useEffect(() => {
		if (!lost) return;
		void standingOf(now.current.kind, lost.item).then((standing) =>
			bringBack(lost, 'saved' in standing ? (standing.saved?.name ?? '') : ''),
		);
	}, [lost, bringBack]);

	return { begun, bring, coming, mayKeep, open, setBegun, written, writtenOn };
}
