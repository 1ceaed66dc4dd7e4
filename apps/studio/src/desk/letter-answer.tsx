'use client';

import type { LetterSlug } from '../inbox/letter-kinds.ts';
import { AnswerForm } from './answer/answer-form.tsx';
import { Conversation } from './answer/conversation.tsx';
import type { DeskFacts } from './answer/desk-facts.ts';

interface Shown {
	collection: LetterSlug;
	id: number;
	/** Query of the list that the message was opened from. */
	from: string;
	/** The data at the time of rendering. */
	facts: DeskFacts | null;
}

/** The conversation and the reply form. */
export function LetterAnswer({ collection, id, from, facts }: Shown) {
	function onSent(isDone: boolean) {
		// The rest of the page still shows the former status.
		window.location.assign(`/api/desk/${collection}/${id}/${isDone ? 'next' : 'sent'}?${from}`);
	}
	return (
		<>
			<Conversation collection={collection} id={id} known={facts} />
			<AnswerForm collection={collection} id={id} onSent={onSent} />
		</>
	);
}
