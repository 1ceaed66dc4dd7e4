'use client';

import { useCallback, useEffect, useState } from 'react';
import type { LetterSlug } from '../../inbox/letter-kinds.ts';
import type { DeskFacts } from './desk-facts.ts';

const changed = 'desk:changed';

/** Says on this page that something was added to a conversation. */
export const sayChanged = (): void => {
	window.dispatchEvent(new Event(changed));
};

export const deskAddress = (collection: LetterSlug, id: number): string => `/api/answers/${collection}/${id}`;

/** What is known of a letter, asked again whenever something is added on this page, or `again` is called. */
export function useDeskFacts(collection: LetterSlug, id: number, known?: DeskFacts) {
	const [facts, setFacts] = useState(known);
	const [isMissing, setMissing] = useState(false);
	const ask = useCallback(async () => {
		const answer = await fetch(deskAddress(collection, id)).catch(() => null);
		if (answer?.ok) setFacts(await answer.json());
		setMissing(!answer?.ok);
	}, [collection, id]);
	useEffect(() => {
		void ask();
		const listen = () => void ask();
		window.addEventListener(changed, listen);
		return () => window.removeEventListener(changed, listen);
	}, [ask]);
	return { facts, isMissing, again: ask };
}
