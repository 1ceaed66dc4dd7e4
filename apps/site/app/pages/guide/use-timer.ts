import { useCallback, useEffect, useRef, useState } from 'react';
import { alarm } from './alarm.ts';
import { forgotten, type TimerPlan, type TimerState, timerState } from './timer-state.ts';

/** Only the start time is stored, and only on this device. */
const keyOf = (slug: string) => `guide-started:${slug}`;

function startOf(slug: string): number | null {
	try {
		const started = Number(localStorage.getItem(keyOf(slug)));
		return started > 0 && Date.now() - started < forgotten ? started : null;
	} catch {
		return null;
	}
}

function keep(slug: string, started: number | null) {
	try {
		if (started === null) localStorage.removeItem(keyOf(slug));
		else localStorage.setItem(keyOf(slug), String(started));
	} catch {
		// Without storage the timer runs while the page is open.
	}
}

/** Null until a test is started. */
export function useTimer(slug: string, plan: TimerPlan) {
	const [started, setStarted] = useState<number | null>(null);
	const [state, setState] = useState<TimerState | null>(null);
	const ring = useRef<(() => void) | null>(null);
	useEffect(() => setStarted(startOf(slug)), [slug]);
	useEffect(() => {
		if (started === null) {
			setState(null);
			return;
		}
		const look = () => setState(timerState(plan, started, Date.now()));
		look();
		const ticking = setInterval(look, 500);
		document.addEventListener('visibilitychange', look);
		return () => {
			clearInterval(ticking);
			document.removeEventListener('visibilitychange', look);
		};
	}, [started, plan]);
	const of = state?.phase === 'read' ? state.of : undefined;
	const isDue = state?.phase === 'read';
	// biome-ignore lint/correctness/useExhaustiveDependencies: each thing to read rings once.
	useEffect(() => {
		if (isDue) ring.current?.();
	}, [isDue, of]);
	const start = useCallback(() => {
		const now = Date.now();
		ring.current = alarm();
		keep(slug, now);
		setStarted(now);
	}, [slug]);
	const over = useCallback(() => {
		keep(slug, null);
		setStarted(null);
	}, [slug]);
	return { state, start, over };
}
