'use client';

import { useCallback, useRef, useState } from 'react';
import type { Change } from './changes.ts';
import { keepWriting } from './kept-writing.ts';

export type Keeping =
	| { how: 'nothing' }
	| { how: 'kept'; at: string }
	/** The reason is empty if the studio does not answer. */
	| { how: 'not kept'; reason: string };

const textOf = (savedAt: string | null, changes: readonly Change[]) =>
	changes.length > 0 ? JSON.stringify([savedAt, changes]) : '';

/** Stores a form's unsaved changes in the studio, with the result of the last attempt. */
export function useKeeping(kind: string, item: string) {
	const [keeping, setKeeping] = useState<Keeping>({ how: 'nothing' });
	const now = useRef({ kind, item });
	now.current = { kind, item };
	/** The changes stored in the studio. */
	const kept = useRef('');
	const waiting = useRef(0);

	const refuse = useCallback((reason: string) => setKeeping({ how: 'not kept', reason }), []);

	const keep = useCallback(
		async (savedAt: string | null, changes: Change[]) => {
			waiting.current += 1;
			const said = await keepWriting({ ...now.current, savedAt, changes });
			waiting.current -= 1;
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

	const isBusy = useCallback(() => waiting.current > 0, []);

	/** Notes that the studio already has these changes. */
	const note = useCallback((savedAt: string | null, changes: readonly Change[]) => {
		kept.current = textOf(savedAt, changes);
	}, []);

	return { isBusy, isKept, keep, keeping, note, refuse };
}
