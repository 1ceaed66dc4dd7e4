'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Kept, keepWriting } from './kept-writing.ts';
import { type Clash, toChoose, together, without } from './meeting.ts';
import { useColleagues } from './use-colleagues.ts';
import { useComingBack } from './use-coming-back.ts';
import { useKeeping } from './use-keeping.ts';
import { useWrittenForm } from './use-written-form.ts';

/** After a keystroke; further ones in between go along. */
const pause = 1500;

/** The same key for as long as the tab shows the form of an item that was never saved. */
const useItem = (id: number | string | undefined, isGlobal: boolean): string => {
	const fresh = useMemo(() => `new-${newKey()}`, []);
	return isGlobal ? '' : id ? String(id) : fresh;
};

/** Keeps what is written and not saved, brings it back, and tells what others do to the same item meanwhile (EDIT-7 on). */
export function useUnsaved() {
	const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
	const { user } = useAuth();
	const kind = collectionSlug ?? globalSlug ?? '';
	const item = useItem(id, Boolean(globalSlug));
	const [back, setBack] = useState<Kept | null>(null);
	const [clash, setClash] = useState<Clash | null>(null);
	/** Who has saved what came into the form beside what is written. */
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
	const editor = useColleagues({ kind, item }, form, { isOccupied, setClash, setMetBy }, keepWritten);

	// A new item that was saved is no longer one that was begun.
	const isCreated = Boolean(collectionSlug && !id && data?.id);
	useEffect(() => {
		if (isCreated) void keep(null, []);
	}, [isCreated, keep]);

	// What is saved has neither come back nor been met.
	const savedAt = data?.updatedAt;
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each save
	useEffect(() => {
		if (now.current.isModified) return;
		setBack(null);
		setMetBy(null);
	}, [savedAt]);

	// Keystrokes do not put it off: who never pauses is kept too.
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

	/** Goes on with what is typed, but for the fields in which the other words were chosen. */
	const choose = async (given: ReadonlySet<string>) => {
		if (!clash) return;
		const one = coming.current;
		const chosen = () => without(typed(), given);
		if (one) await bring(one, () => together(one.left, chosen()));
		else if (await fill(clash.theirs, chosen)) setClash(null);
	};

	/** Takes out what came back; what was typed into other fields since stays. */
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

	/** Goes on with an item that was begun: it is kept as this one before the older writing is removed. */
	const takeUp = async (kept: Kept) => {
		if (!(await fill(savedData(), () => together(kept.changes, typed())))) return;
		await keep(writtenOn(), written());
		if (isKept(writtenOn(), written())) await forget(kept);
		setBegun([]);
	};

	const takenOverBy = isModified && editor && editor.person !== Number(user?.id) ? editor.name : null;
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
		takenOverBy,
		takeUp,
	};
}
