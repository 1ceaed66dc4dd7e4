import { useEffect, useRef, useState } from 'react';
import { useBackForwardState } from './back-forward-state.ts';
import { useShell } from './use-shell.ts';

export type Asking<Question, Answer> = {
	language: string;
	/** Called off as soon as a newer question comes. Hand it to the wire. */
	signal: AbortSignal;
	/** The last good answer and its question, for lists that grow: what comes is added to what is there. */
	shown: Shown<Question, Answer>;
};

export type Shown<Question, Answer> = { readonly question: Question; readonly answer: Answer };

export type AnswerPlan<Question, Answer> = {
	/** Tells it from the others of its page, where there are several. */
	name?: string;
	/** Plain data in the words of the page. It is asked when it becomes another one. */
	question: Question;
	/** Asks the wire (`answerOf`); whatever it throws is a failure. */
	ask: (question: Question, asking: Asking<Question, Answer>) => Promise<Answer>;
	/** The answer that the loader gave to the first question. */
	first: Answer;
	/** The visitor goes back or forward in the history (`useAddressView`): what was shown there is shown again, unasked. */
	goingBack?: boolean;
	/** Says which questions are not worth asking; the last good answer then stays. */
	asks?: Asks<Question>;
};

type Asks<Question> = (before: Question, after: Question) => boolean;

/** True where a question is another one than that before, and worth asking. */
export const isToAsk = <Question>(before: Question, after: Question, asks: Asks<Question> = () => true): boolean =>
	keyOf(before) !== keyOf(after) && asks(before, after);

/**
 * Asks the wire a question each time it changes, and keeps the last good answer. Only the newest question counts: one that
 * is still on its way is called off, and its answer is never shown. What fails leaves the last good answer, and `retry`
 * asks again. `question` is the one that `answer` belongs to; headings, counts and pagers next to an answer are made from
 * it, so that they fit the list even while another one is on its way or has failed.
 */
export function useAnswer<Question, Answer>(plan: AnswerPlan<Question, Answer>) {
	const { name = '', question, ask, first, goingBack = false, asks } = plan;
	const { language } = useShell();
	const key = keyOf(question);
	const [shown, setShown] = useBackForwardState<Shown<Question, Answer>>(`answer ${name}`, { question, answer: first });
	const [phase, setPhase] = useState<'settled' | 'pending' | 'failed'>('settled');
	const [kept] = useBackForwardState(`answers ${name}`, () => new Map([[keyOf(shown.question), shown]]));
	// A page that was left while it waited comes back with the answer that it had, and asks again.
	const asked = useRef(shown.question);
	/** The question whose answer is shown; none after one was passed over, so that it is asked anew. */
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
