'use client';

import { AnswerForm } from './answer/answer-form.tsx';
import { Conversation } from './answer/conversation.tsx';
import type { LetterSlug } from './letter-kinds.ts';

/** What was said about a letter, and the form of an answer. `from` is the query of the queue that one came from. */
export function LetterAnswer({ collection, id, from }: { collection: LetterSlug; id: number; from: string }) {
	function onSent(isDone: boolean) {
		if (isDone) return window.location.assign(`/api/desk/${collection}/${id}/next?${from}`);
		// What stands around it still shows the status of before; nobody is about to write another answer.
		window.history.replaceState(null, '', window.location.pathname + window.location.search);
		window.location.reload();
	}
	return (
		<>
			<Conversation collection={collection} id={id} />
			<AnswerForm collection={collection} id={id} onSent={onSent} />
		</>
	);
}
