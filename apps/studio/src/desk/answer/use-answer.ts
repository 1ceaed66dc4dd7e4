'use client';

import { toast } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Said } from '../../words/said.ts';
import { useSay } from '../../words/use-say.ts';
import { type Draft, draftsOf, newDraft } from './answer-draft.ts';
import type { DeskFacts } from './desk-facts.ts';
import type { MeanwhileAnswer } from './meanwhile.tsx';
import { answerAddress, sayChanged } from './use-desk-facts.ts';

export interface Place {
	reference: string;
	/** Called after sending: the message has another status, perhaps Done. */
	onSent: (isDone: boolean) => void;
}

const latestIn = ({ exchanges }: DeskFacts): number =>
	Math.max(0, ...exchanges.filter(({ kind }) => kind === 'reply').map(({ id }) => id));

const failed: Said = {
	en: 'The answer could not be sent. Your words are kept: try again.',
	zh: '无法发送回复。您写的内容已保留：请重试。',
};

/** State of a reply, from its draft until it is sent. */
export function useAnswer({ reference, onSent }: Place, facts: DeskFacts) {
	const say = useSay();
	const drafts = useMemo(() => draftsOf(facts.me, reference), [facts.me, reference]);
	const [draft, setDraft] = useState<Draft>(() => drafts.find() ?? newDraft(facts.language));
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState('');
	const [meanwhile, setMeanwhile] = useState<MeanwhileAnswer & { isDone: boolean }>();
	/** Replies that others add meanwhile count as unseen until the server reports them. */
	const seen = useRef(latestIn(facts));
	const isBusy = useRef(false);
	useEffect(() => void drafts.keep(draft), [drafts, draft]);

	/**
	 * A changed text is another reply and gets a new key. If the former one was sent unnoticed, the server reports it.
	 */
	const change = (part: Partial<Draft>) => {
		setProblem('');
		setDraft((before) => ({ ...before, ...part, key: newKey() }));
	};

	function isOut(exchange: number, isDone: boolean) {
		drafts.forget();
		seen.current = exchange;
		setMeanwhile(undefined);
		setProblem('');
		setDraft(newDraft(facts.language));
		toast.success(say('The answer is on its way.', '回复已发出。'));
		sayChanged();
		onSent(isDone);
	}

	async function send(isDone: boolean, anyway = false) {
		// A second click may come before React has rendered the first one.
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		const { key, subject, text, language, enclosures, followUpOn } = draft;
		const words = { key, subject, text, language, enclosures: enclosures.map((one) => one.id) };
		const answer = await fetch(answerAddress(reference), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ ...words, followUpOn: followUpOn || null, seen: seen.current, anyway, isDone }),
		}).catch(() => null);
		const said = await answer?.json().catch(() => null);
		isBusy.current = false;
		setSending(false);
		if (answer?.ok) return isOut(said.exchange, isDone);
		if (!said?.meanwhile) return setProblem(said?.errors?.[0]?.message ?? say(failed));
		setMeanwhile({ ...said.meanwhile, isDone });
		sayChanged();
	}

	/** The other reply was read; the draft stays. */
	function leave() {
		seen.current = meanwhile?.latest ?? seen.current;
		setMeanwhile(undefined);
	}

	return { draft, change, isSending, problem, meanwhile, send, leave };
}
