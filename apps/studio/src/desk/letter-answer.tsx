'use client';

import type { LetterSlug } from '../inbox/letter-kinds.ts';
import { AnswerForm } from './answer/answer-form.tsx';
import { Conversation } from './answer/conversation.tsx';
import type { DeskFacts } from './answer/desk-facts.ts';

interface Shown {
	collection: LetterSlug;
	id: number;
	/** The query of the queue that one came from. */
	from: string;
	/** As they were when the page was made. */
	facts: DeskFacts | null;
}

/** What was said about a letter, and the form of an answer. */
export function LetterAnswer({ collection, id, from, facts }: Shown) {
	function onSent(isDone: boolean) {
		// What stands around it still shows the status of before.
		window.location.assign(`/api/desk/${collection}/${id}/${isDone ? 'next' : 'sent'}?${from}`);
	}
	return (
		<>
			<Conversation collection={collection} id={id} known={facts} />
			<AnswerForm collection={collection} id={id} onSent={onSent} />
		</>
	);
}
