'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Kept, keepWriting } from './kept-writing.ts';
import { type Clash, toChoose, together, without } from './meeting.ts';
import { useColleagues } from './use-colleagues.ts';
import { useComingBack } from './use-coming-back.ts';
import { useKeeping } from './use-keeping.ts';
import { useWrittenForm } from './use-written-form.ts';

/** Milliseconds after a keystroke; further keystrokes within it are stored together. */
const pause = 1500;

/** A new item keeps its key as long as the tab shows its form. */
const useItem = (id: number | string | undefined, isGlobal: boolean): string => {
	const fresh = useMemo(() => `new-${newKey()}`, []);
	return isGlobal ? '' : id ? String(id) : fresh;
};

/** Stores and restores unsaved changes, and shows changes by others to the same item (EDIT-7 on). */
export function useUnsaved() {
	const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
	const kind = collectionSlug ?? globalSlug ?? '';
	const item = useItem(id, Boolean(globalSlug));
	const [back, setBack] = useState<Kept | null>(null);
	const [clash, setClash] = useState<Clash | null>(null);
	/** The user whose saved changes were merged into the form. */
	const [metBy, setMetBy] = useState<string | null>(null);
	const form = useWrittenForm();
	const { fields, fill, isModified, savedData, typed } = form;
	const keeper = useKeeping(kind, item);
	const { isBusy, isKept, keep, keeping } = keeper;
	const words = useComingBack({ kind, item }, form, keeper, { setBack, setClash, setMetBy });
	const { begun, bring, coming, mayKeep, open, setBegun, written, writtenOn } = words;
	const now = useRef({ clash, isModified });
	now.current = { clash, isModified };

	const keepNow = useCallback(async () => {
		if (mayKeep() && !isKept(writtenOn(), written())) await keep(writtenOn(), written());
	}, [isKept, keep, mayKeep, writtenOn, written]);
	const keepWritten = useCallback(async () => {
		await open();
		if (!isBusy()) await keepNow();
	}, [isBusy, keepNow, open]);
	const isOccupied = useCallback(() => Boolean(now.current.clash || coming.current), [coming]);
	const others = useColleagues({ kind, item }, form, { isOccupied, setClash, setMetBy }, keepWritten);

	// A new item that was saved no longer has unsaved changes.
	const isCreated = Boolean(collectionSlug && !id && data?.id);
	useEffect(() => {
		if (isCreated) void keep(null, []);
	}, [isCreated, keep]);

	// After a save, notices about restored and merged changes disappear.
	const savedAt = data?.updatedAt;
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each save
	useEffect(() => {
		if (now.current.isModified) return;
		setBack(null);
		setMetBy(null);
	}, [savedAt]);

	// Further keystrokes do not restart the timer: changes are also stored while somebody types without pause.
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const keepSoon = useCallback(() => {
		timer.current ??= setTimeout(() => {
			timer.current = null;
			if (isBusy()) keepSoon();
			else void keepWritten();
		}, pause);
	}, [isBusy, keepWritten]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever the form changes or was saved
	useEffect(() => {
		keepSoon();
	}, [fields, isModified, savedAt, clash, keepSoon]);

	useEffect(() => {
		const leaving = () => void keepNow();
		document.addEventListener('visibilitychange', leaving);
		return () => {
			document.removeEventListener('visibilitychange', leaving);
			if (timer.current) clearTimeout(timer.current);
			leaving();
		};
	}, [keepNow]);

	/** Continues with the user's changes, except the fields for which the other version was chosen. */
	const choose = async (given: ReadonlySet<string>) => {
		if (!clash) return;
		const one = coming.current;
		const chosen = () => without(typed(), given);
		if (one) await bring(one, () => together(one.left, chosen()));
		else if (await fill(clash.theirs, chosen)) setClash(null);
	};

	/** Discards the restored changes; newer changes in other fields stay. */
	const drop = async () => {
		const paths = new Set(back?.changes.map(({ path }) => path));
		if (!(await fill(savedData(), () => without(typed(), paths)))) return;
		setBack(null);
		await keepWritten();
	};

	const forget = async (kept: Kept) => {
		await keepWriting({ kind, item: kept.item, savedAt: null, changes: [] });
		setBegun((all) => all.filter(({ item }) => item !== kept.item));
	};

	/**
	 * Continues with a new item begun earlier: its changes are stored under this key before the older ones are removed.
	 */
	const takeUp = async (kept: Kept) => {
		if (!(await fill(savedData(), () => together(kept.changes, typed())))) return;
		await keep(writtenOn(), written());
		if (isKept(writtenOn(), written())) await forget(kept);
		setBegun([]);
	};

	const conflicts = clash ? toChoose(clash, typed()) : [];
	return {
		back,
		begun: isModified ? [] : begun,
		choose,
		clash: clash && { ...clash, conflicts },
		drop,
		forget,
		keeping,
		metBy,
		others,
		takeUp,
	};
}
