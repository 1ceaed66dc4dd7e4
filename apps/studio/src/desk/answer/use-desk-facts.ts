'use client';

import { useCallback, useEffect, useState } from 'react';
import type { DeskFacts } from './desk-facts.ts';

const changed = 'desk:changed';

/** Announces on this page that a conversation has changed. */
export const sayChanged = (): void => {
	window.dispatchEvent(new Event(changed));
};

export const answerAddress = (reference: string): string => `/api/answers/${encodeURIComponent(reference)}`;

/** Conversation, templates and recipient of a message, fetched again after each change and by `again`. */
export function useDeskFacts(reference: string, known?: DeskFacts) {
	const [facts, setFacts] = useState(known);
	const [isMissing, setMissing] = useState(false);
	const ask = useCallback(async () => {
		const answer = await fetch(answerAddress(reference)).catch(() => null);
		if (answer?.ok) setFacts(await answer.json());
		setMissing(!answer?.ok);
	}, [reference]);
	useEffect(() => {
		void ask();
		const listen = () => void ask();
		window.addEventListener(changed, listen);
		return () => window.removeEventListener(changed, listen);
	}, [ask]);
	return { facts, isMissing, again: ask };
}
