'use client';

import { useCallback, useRef, useState } from 'react';
import type { Change } from './changes.ts';
import { keepWriting } from './kept-writing.ts';

export type Keeping =
	| { how: 'nothing' }
	| { how: 'kept'; at: string }
	/** The reason is empty where the studio does not answer. */
	| { how: 'not kept'; reason: string };

const textOf = (savedAt: string | null, changes: readonly Change[]) =>
	changes.length > 0 ? JSON.stringify([savedAt, changes]) : '';

/** Has the studio keep what is written in the form of an item: one request after the other, and what it said last. */
export function useKeeping(kind: string, item: string) {
	const [keeping, setKeeping] = useState<Keeping>({ how: 'nothing' });
	const now = useRef({ kind, item });
	now.current = { kind, item };
	/** What the studio has. */
	const kept = useRef('');
	const last = useRef<Promise<unknown>>(Promise.resolve());
	const waiting = useRef(0);

	const refuse = useCallback((reason: string) => setKeeping({ how: 'not kept', reason }), []);

	const post = useCallback(
		async (savedAt: string | null, changes: Change[]) => {
			const said = await keepWriting({ ...now.current, savedAt, changes });
			if ('refusal' in said) return refuse(said.refusal);
			kept.current = textOf(savedAt, changes);
			setKeeping(said.at ? { how: 'kept', at: said.at } : { how: 'nothing' });
		},
		[refuse],
	);

	const isKept = useCallback(
		(savedAt: string | null, changes: readonly Change[]) => textOf(savedAt, changes) === kept.current,
		[],
	);

	/** In its turn; a page that is going does not wait. */
	const keep = useCallback(
		async (savedAt: string | null, changes: Change[]) => {
			if (document.visibilityState === 'hidden') return post(savedAt, changes);
			waiting.current += 1;
			last.current = last.current.then(() => post(savedAt, changes));
			await last.current;
			waiting.current -= 1;
		},
		[post],
	);

	const isBusy = useCallback(() => waiting.current > 0, []);

	/** The studio has this already. */
	const note = useCallback((savedAt: string | null, changes: readonly Change[]) => {
		kept.current = textOf(savedAt, changes);
	}, []);

	return { isBusy, isKept, keep, keeping, note, refuse };
}
