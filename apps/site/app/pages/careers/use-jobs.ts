import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../client/use-shell.ts';
import type { View } from './filters.ts';
import { askForJobs, type Jobs, questionOf } from './jobs.ts';

const keyOf = (view: View) => JSON.stringify(questionOf(view));

/**
 * The jobs of a view: the first ones from the loader, later ones over the wire. Only the newest question counts. What fails
 * leaves the last good list. Going back shows what was shown there, without asking again.
 */
export function useJobs(view: View, goingBack: boolean, first: Jobs) {
	const { language } = useShell();
	const key = keyOf(view);
	const [jobs, setJobs] = useState(first);
	const [phase, setPhase] = useState<'idle' | 'pending' | 'failed'>('idle');
	const [kept] = useState(() => new Map([[key, first]]));
	const asked = useRef(key);
	const running = useRef<AbortController>(null);

	function show(answer: Jobs) {
		setJobs(answer);
		setPhase('idle');
	}

	async function load() {
		running.current?.abort();
		const known = goingBack ? kept.get(key) : undefined;
		if (known) return show(known);
		const controller = new AbortController();
		running.current = controller;
		setPhase('pending');
		try {
			const answer = await askForJobs(view, language, controller.signal);
			if (controller.signal.aborted) return;
			kept.set(key, answer);
			show(answer);
		} catch {
			if (!controller.signal.aborted) setPhase('failed');
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked once, when it comes
	useEffect(() => {
		if (asked.current === key) return;
		asked.current = key;
		void load();
	}, [key]);

	useEffect(() => () => running.current?.abort(), []);

	return { jobs, isPending: phase === 'pending', hasFailed: phase === 'failed', retry: () => void load() };
}
