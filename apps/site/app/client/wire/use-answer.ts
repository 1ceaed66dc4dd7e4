import { useEffect, useRef, useState } from 'react';
import { useBackForwardState } from '../memory/back-forward-state.ts';
import { useShell } from '../use-shell.ts';

export type Asking<Question, Answer> = {
	language: string;
	/** Aborted as soon as there is a newer question. Pass it to the wire call. */
	signal: AbortSignal;
	/** The last good answer and its question, for lists that append to what is shown. */
	shown: Shown<Question, Answer>;
};

export type Shown<Question, Answer> = { readonly question: Question; readonly answer: Answer };

export type AnswerPlan<Question, Answer> = {
	/** Distinguishes several on one page. */
	name?: string;
	/** Plain data. A change of it triggers a request. */
	question: Question;
	/** Makes the wire call (`answerOf`); anything it throws counts as a failure. */
	ask: (question: Question, asking: Asking<Question, Answer>) => Promise<Answer>;
	/** The answer that the loader gave to the first question. */
	first: Answer;
	/** Whether the visitor goes back or forward (`useAddressView`): the former answer is shown without a request. */
	goingBack?: boolean;
	/** Which questions need a request; for others the last good answer stays. */
	asks?: Asks<Question>;
};

type Asks<Question> = (before: Question, after: Question) => boolean;

/** Whether a question changed and needs a request. */
export const isToAsk = <Question>(before: Question, after: Question, asks: Asks<Question> = () => true): boolean =>
	keyOf(before) !== keyOf(after) && asks(before, after);

/**
 * Makes a wire call each time the question changes, and keeps the last good answer. Only the newest question counts: an
 * earlier request is aborted and its answer never shown. After a failure the last good answer stays, and `retry`
 * repeats the call. `question` is the one that `answer` belongs to: use it for headings, counts and pagers, so that
 * they match the list while a newer question is loading or has failed.
 */
export function useAnswer<Question, Answer>(plan: AnswerPlan<Question, Answer>) {
	const { name = '', question, ask, first, goingBack = false, asks } = plan;
	const { language } = useShell();
	const key = keyOf(question);
	const [shown, setShown] = useBackForwardState<Shown<Question, Answer>>(`answer ${name}`, { question, answer: first });
	const [phase, setPhase] = useState<'settled' | 'pending' | 'failed'>('settled');
	const [kept] = useBackForwardState(`answers ${name}`, () => new Map([[keyOf(shown.question), shown]]));
	// If the visitor left a page while it was loading, it comes back with its former answer and repeats the request.
	const asked = useRef(shown.question);
	/** The question of the shown answer; null after a question was skipped, so that it is asked again. */
	const settled = useRef<string | null>(keyOf(shown.question));
	const running = useRef<AbortController>(null);

	function settle(next: Shown<Question, Answer>) {
		settled.current = keyOf(next.question);
		setShown(next);
		setPhase('settled');
	}

	async function load() {
		running.current?.abort();
		const known = goingBack || settled.current === key ? kept.get(key) : undefined;
		if (known) return settle(known);
		const controller = new AbortController();
		running.current = controller;
		setPhase('pending');
		try {
			const answer = await ask(question, { language, signal: controller.signal, shown });
			if (controller.signal.aborted) return;
			kept.set(key, { question, answer });
			settle({ question, answer });
		} catch {
			if (!controller.signal.aborted) setPhase('failed');
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked once, when it comes
	useEffect(() => {
		const before = asked.current;
		asked.current = question;
		if (keyOf(before) === key) return;
		if (isToAsk(before, question, asks)) return void load();
		running.current?.abort();
		settled.current = null;
		setPhase('settled');
	}, [key]);

	useEffect(() => () => running.current?.abort(), []);

	return {
		...shown,
		isPending: phase === 'pending',
		hasFailed: phase === 'failed',
		retry: () => void load(),
	};
}

const keyOf = (question: unknown) => JSON.stringify(question);
