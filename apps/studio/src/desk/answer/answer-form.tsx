'use client';

import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';
import { Conversation } from './conversation.tsx';
import type { DeskFacts } from './desk-facts.ts';
import { Received } from './received-form.tsx';
import { useDeskFacts } from './use-desk-facts.ts';
import { Writing } from './writing.tsx';

interface Shown {
	reference: string;
	/** Query of the list that the message was opened from. */
	from: string;
	/** The data at the time of rendering. */
	facts: DeskFacts;
}

/** Replies to a message by mail. */
function AnswerForm({ reference, from, facts: known }: Shown) {
	const say = useSay();
	const listens = useListens();
	const { facts = known } = useDeskFacts(reference, known);
	// A template chosen earlier would be lost.
	if (!listens) return null;
	const problem =
		facts.to === null
			? say('The visitor left no address that a mail can be sent to.', '访客没有留下可以发送邮件的地址。')
			: null;
	// The rest of the page still shows the former status.
	const onSent = (isDone: boolean) =>
		window.location.assign(`/api/desk/${encodeURIComponent(reference)}/${isDone ? 'next' : 'sent'}?${from}`);
	return (
		<section className="answer-form" aria-label={say('Answer', '回复')}>
			<h2>{say('Answer', '回复')}</h2>
			{problem ? (
				<p className="answer-problem" role="note">
					{problem}
				</p>
			) : (
				<Writing key={reference} {...{ reference, facts, onSent }} />
			)}
			<Received reference={reference} />
		</section>
	);
}

/** The conversation and the reply form. */
export const ConversationAndAnswer = (shown: Shown) => (
	<>
		<Conversation reference={shown.reference} known={shown.facts} />
		<AnswerForm {...shown} />
	</>
);
