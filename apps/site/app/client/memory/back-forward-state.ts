import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLayout } from '../use-shell.ts';

/** Saved state by history entry and name. In memory, so a reload clears it. */
const memory = new Map<string, unknown>();

/**
 * `useState` that is restored when the visitor goes back (ROUTE-11): only in the mobile layout, and not on the six pages that
 * start without saved data on every visit (they use plain `useState`).
 */
export function useBackForwardState<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
	const { key } = useLocation();
	const remembers = useLayout() === 'mobile';
	const goingBack = useNavigationType() === 'POP';
	const entry = `${key} ${name}`;

	const [state, setState] = useState<T>(() => {
		if (remembers && goingBack && memory.has(entry)) return memory.get(entry) as T;
		return initial instanceof Function ? initial() : initial;
	});

	useEffect(() => {
		if (remembers) memory.set(entry, state);
	}, [remembers, entry, state]);

	return [state, setState];
}
