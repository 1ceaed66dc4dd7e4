import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../client/use-shell.ts';
import { type Answers, ask, questionKey } from './answers.ts';
import { type Part, partsToLoad, type View } from './filters.ts';

const parts: readonly Part[] = ['categories', 'certifications', 'testTypes', 'products', 'found'];

/**
 * The answers to a view: the first ones from the loader, later ones over the wire. Of each part only the newest question
 * counts. What fails leaves the last good answer. Going back shows what was shown there, without asking again.
 */
export function useAnswers(view: View, goingBack: boolean, first: Answers) {
	const { language } = useShell();
	const [answers, setAnswers] = useState(first);
	const [pending, setPending] = useState<readonly Part[]>([]);
	const [failed, setFailed] = useState<readonly Part[]>([]);
	const [kept] = useState(() => keeper(view, first));
	const asked = useRef(view);
	const running = useRef<Partial<Record<Part, AbortController>>>({});

	function settle(part: Part, good: boolean) {
		delete running.current[part];
		setPending((list) => list.filter((each) => each !== part));
		setFailed((list) => (good ? list.filter((each) => each !== part) : [...new Set([...list, part])]));
	}

	function show(part: Part, key: string) {
		const answer = kept.answers.get(key);
		kept.shown.set(part, key);
		settle(part, true);
		setAnswers((current) => ({ ...current, ...answer }));
	}

	async function load(part: Part) {
		const key = questionKey(part, view);
		running.current[part]?.abort();
		const isThere = part !== 'categories' && kept.shown.get(part) === key;
		if (isThere || (goingBack && kept.answers.has(key))) return show(part, key);
		const controller = new AbortController();
		running.current[part] = controller;
		setPending((list) => [...new Set([...list, part])]);
		try {
			const answer = await ask[part](view, { language, signal: controller.signal });
			if (controller.signal.aborted) return;
			kept.answers.set(key, { [part]: answer });
			show(part, key);
		} catch {
			if (!controller.signal.aborted) settle(part, false);
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a view is asked for once, when it comes
	useEffect(() => {
		const before = asked.current;
		asked.current = view;
		const isAtTop = (slug: string) => answers.categories.some((category) => category.slug === slug);
		for (const part of partsToLoad(before, view, isAtTop)) {
			// The tree is the same wherever one goes back to; which category is chosen the view knows.
			if (!(goingBack && part === 'categories')) void load(part);
		}
		if (view.search === '' && before.search !== '') {
			running.current.found?.abort();
			kept.shown.delete('found');
			settle('found', true);
		}
	}, [view]);

	useEffect(() => {
		const all = running.current;
		return () => {
			for (const part of parts) all[part]?.abort();
		};
	}, []);

	return {
		answers,
		isPending: (part: Part) => pending.includes(part),
		hasFailed: (...some: Part[]) => some.some((part) => failed.includes(part)),
		retry: () => {
			for (const part of failed) void load(part);
		},
	};
}

/** Every answer so far by its question, and which one of each part is shown. */
function keeper(view: View, first: Answers) {
	const answers = new Map<string, Partial<Answers>>();
	const shown = new Map<Part, string>();
	for (const part of parts) {
		const key = questionKey(part, view);
		answers.set(key, { [part]: first[part] });
		shown.set(part, key);
	}
	return { answers, shown };
}
