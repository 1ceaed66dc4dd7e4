'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Change, conflictsWith, withChanges } from './changes.ts';
import { type Kept, standingOf } from './kept-writing.ts';
import { asBefore, type Clash, notSaved, together } from './meeting.ts';
import type { useKeeping } from './use-keeping.ts';
import type { useWrittenForm } from './use-written-form.ts';

/** Words that this person wrote before, on their way into the form. */
interface Coming {
	kept: Kept;
	/** Those that are not saved meanwhile. */
	left: Change[];
	/** Who has saved the item last. */
	name: string;
}

export const isNew = (item: string) => item.startsWith('new');

interface Told {
	setBack: (kept: Kept) => void;
	setClash: (clash: Clash | null) => void;
	setMetBy: (name: string) => void;
}

/** Brings what was written before and is not saved into the form, when it opens and when it is loaded anew. */
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
	/** Kept together with what is typed until they are in the form. */
	const coming = useRef<Coming | null>(null);
	/** The item of which it is known what was kept: nothing is kept over it before. */
	const opened = useRef<string | null>(null);
	const isOpening = useRef(false);

	const written = useCallback((): Change[] => together(coming.current?.left ?? [], typed()), [typed]);
	const writtenOn = useCallback(() => (coming.current ? coming.current.kept.savedAt : savedAt()), [savedAt]);

	/** Brings words into the form; where somebody has saved other words since, they stand against them. */
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

	/** The same; where the person has typed into the same field since, these words stand against each other. */
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

	/** Asks, once for each item, what was kept of it. */
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

	/** Under a key that is new, nothing can have been kept. */
	const mayKeep = useCallback(() => opened.current === now.current.item || isNew(now.current.item), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another item
	useEffect(() => {
		void open();
	}, [kind, item, open]);

	// Payload's dialogs load the form anew, without what was written in it.
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
