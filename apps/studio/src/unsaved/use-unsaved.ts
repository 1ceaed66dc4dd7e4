'use client';

import { useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isObject } from '../server/is-object.ts';
import { type Change, type Conflict, changesBetween, conflictsWith, withChanges } from './changes.ts';
import type { Saved } from './who-has-it.ts';

type Data = Record<string, unknown>;

/** What somebody wrote into a form and did not save. */
export interface Kept {
	item: string;
	savedAt: string | null;
	changes: Change[];
	at: string;
}

interface Standing {
	kept: Kept[];
	saved: Saved | null;
	editor: { person: number; name: string } | null;
}

/** Two people's words: what this person wrote, and what the other has saved since. */
export interface Clash {
	theirs: Data;
	name: string;
	changes: Change[];
	conflicts: Conflict[];
}

/** After a keystroke; further ones in between go along. */
const pause = 1500;
const lookEvery = 5000;

async function answerOf(request: Promise<Response>): Promise<unknown> {
	const response = await request.catch(() => null);
	const said: unknown = await response?.json().catch(() => null);
	return response?.ok ? said : { refusal: reasonIn(said) };
}

/** Why the studio refused something; empty where it did not answer. */
function reasonIn(said: unknown): string {
	const [first]: unknown[] = isObject(said) && Array.isArray(said.errors) ? said.errors : [];
	return isObject(first) && typeof first.message === 'string' ? first.message : '';
}

const isStanding = (said: unknown): said is Standing => isObject(said) && Array.isArray(said.kept);

/** The same key for as long as the tab shows the form of an item that was never saved. */
const useItem = (id: number | string | undefined, isGlobal: boolean): string => {
	const fresh = useMemo(() => `new-${newKey()}`, []);
	return isGlobal ? '' : id ? String(id) : fresh;
};

export type Keeping =
	| { how: 'nothing' }
	| { how: 'kept'; at: string }
	/** The reason is empty where the studio does not answer. */
	| { how: 'not kept'; reason: string };

/** Keeps what is written and not saved, brings it back, and tells what others do to the same item meanwhile (EDIT-7 on). */
export function useUnsaved() {
	const { id, collectionSlug, globalSlug, data, setData } = useDocumentInfo();
	const { user } = useAuth();
	const { reset, setModified } = useForm();
	const isModified = useFormModified();
	const [fields] = useAllFormFields();
	const kind = collectionSlug ?? globalSlug ?? '';
	const item = useItem(id, Boolean(globalSlug));
	const [keeping, setKeeping] = useState<Keeping>({ how: 'nothing' });
	const [back, setBack] = useState<Kept | null>(null);
	const [begun, setBegun] = useState<Kept[]>([]);
	const [clash, setClash] = useState<Clash | null>(null);
	const [editor, setEditor] = useState<Standing['editor']>(null);
	const now = useRef({ fields, data, isModified, clash, item });
	now.current = { fields, data, isModified, clash, item };
	const sent = useRef('[]');
	const me = Number(user?.id);

	const written = useCallback((): Change[] => {
		const { fields, data, isModified } = now.current;
		return isModified ? changesBetween(data ?? {}, reduceFieldsToValues(fields, true)) : [];
	}, []);

	const keep = useCallback(
		async (changes: Change[], of = now.current.item) => {
			const text = JSON.stringify(changes);
			const savedAt = now.current.data?.updatedAt ?? null;
			const body = JSON.stringify({ kind, item: of, savedAt, changes });
			const headers = { 'Content-Type': 'application/json' };
			// A body of more than 64 kB is refused to a page that is going.
			const keepalive = document.visibilityState === 'hidden' && body.length < 60_000;
			const said = await answerOf(fetch('/api/unsaved', { method: 'POST', headers, body, keepalive }));
			if (isObject(said) && 'at' in said) {
				sent.current = text;
				setKeeping(said.at ? { how: 'kept', at: String(said.at) } : { how: 'nothing' });
			} else setKeeping({ how: 'not kept', reason: isObject(said) ? String(said.refusal ?? '') : '' });
		},
		[kind],
	);

	/** Puts words into the form, on top of what is saved. */
	const fill = useCallback(
		async (saved: Data, changes: readonly Change[]) => {
			await reset(withChanges(saved, changes));
			setModified(changes.length > 0);
		},
		[reset, setModified],
	);

	const look = useCallback(async (): Promise<Standing | null> => {
		const query = new URLSearchParams({ kind, item: now.current.item });
		const said = await answerOf(fetch(`/api/unsaved?${query}`));
		return isStanding(said) ? said : null;
	}, [kind]);

	/** The item as somebody else has saved it. */
	const theirs = useCallback(async (): Promise<Data | null> => {
		const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;
		const said = await answerOf(fetch(`${address}?draft=true&depth=0`));
		return isObject(said) && 'updatedAt' in said ? said : null;
	}, [collectionSlug, globalSlug, id]);

	/** Where nobody wrote in the same field, both stand; where somebody did, one is chosen. */
	const meet = useCallback(
		async (saved: Data, changes: Change[], name: string) => {
			const conflicts = conflictsWith(saved, changes);
			if (conflicts.length > 0) return setClash({ theirs: saved, name, changes, conflicts });
			setData(saved);
			await fill(saved, changes);
		},
		[fill, setData],
	);

	// What was written before and is not saved comes back when the form opens.
	const savedAt = data?.updatedAt;
	const opened = useRef<string | null>(null);
	useEffect(() => {
		const key = `${kind}/${id ?? ''}`;
		if (!kind || opened.current === key) return;
		opened.current = key;
		void look().then(async (standing) => {
			if (!standing || now.current.isModified) return;
			if (now.current.item.startsWith('new')) return setBegun(standing.kept);
			const [kept] = standing.kept;
			const saved = now.current.data ?? {};
			if (!kept || kept.changes.length === 0) return;
			const left = kept.changes.filter((change) => changesBetween(saved, withChanges(saved, [change])).length > 0);
			if (left.length === 0) return keep([]);
			sent.current = JSON.stringify(left);
			setBack(kept);
			if (kept.savedAt === saved.updatedAt) await fill(saved, left);
			else await meet(saved, left, standing.saved?.name ?? '');
		});
	}, [kind, id, look, fill, meet, keep]);

	// A new item that was saved is no longer one that was begun.
	const isCreated = Boolean(collectionSlug && !id && data?.id);
	useEffect(() => {
		if (isCreated) void keep([]);
	}, [isCreated, keep]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever the form changes or was saved
	useEffect(() => {
		if (clash) return;
		const timer = setTimeout(() => {
			const changes = written();
			if (JSON.stringify(changes) !== sent.current) void keep(changes);
		}, pause);
		return () => clearTimeout(timer);
	}, [fields, isModified, savedAt, clash, written, keep]);

	useEffect(() => {
		const leaving = () => {
			const changes = written();
			if (!now.current.clash && JSON.stringify(changes) !== sent.current) void keep(changes);
		};
		document.addEventListener('visibilitychange', leaving);
		return () => document.removeEventListener('visibilitychange', leaving);
	}, [written, keep]);

	const seenAt = useRef<string | undefined>(undefined);
	useEffect(() => {
		if (!kind || now.current.item.startsWith('new')) return;
		const timer = setInterval(async () => {
			if (document.visibilityState === 'hidden' || now.current.clash) return;
			const standing = await look();
			if (!standing) return;
			setEditor(standing.editor);
			const { saved } = standing;
			// Only what is seen twice: the first time, a save of this tab may still be on its way back to the form.
			const isNewer = saved !== null && now.current.data?.updatedAt && saved.at > now.current.data.updatedAt;
			if (!isNewer) return;
			if (seenAt.current !== saved.at) {
				seenAt.current = saved.at;
				return;
			}
			const doc = await theirs();
			if (doc) await meet(doc, written(), saved.name);
		}, lookEvery);
		return () => clearInterval(timer);
	}, [kind, look, theirs, meet, written]);

	const choose = async (mine: ReadonlySet<string>) => {
		if (!clash) return;
		const isTheirs = new Set(clash.conflicts.map(({ path }) => path).filter((path) => !mine.has(path)));
		const chosen = clash.changes.filter(({ path }) => !isTheirs.has(path));
		setData(clash.theirs);
		await fill(clash.theirs, chosen);
		setClash(null);
	};

	const drop = async () => {
		await keep([]);
		await fill(now.current.data ?? {}, []);
		setBack(null);
	};

	const takeUp = async (kept: Kept) => {
		await fill({}, kept.changes);
		await keep([], kept.item);
		setBegun([]);
	};

	const forget = async (kept: Kept) => {
		await keep([], kept.item);
		setBegun((all) => all.filter(({ item }) => item !== kept.item));
	};

	const takenOverBy = isModified && editor && editor.person !== me ? editor.name : null;
	return { back, begun, choose, clash, drop, forget, keeping, takenOverBy, takeUp };
}
