'use client';

import { AnswerForm } from './answer/answer-form.tsx';
import { Conversation } from './answer/conversation.tsx';
import type { LetterSlug } from './letter-kinds.ts';

/** What was said about a letter, and the form of an answer. */
export function LetterAnswer(letter: { collection: LetterSlug; id: number }) {
	return (
		<>
			<Conversation {...letter} />
			{/* What stands around it still shows the status of before. */}
			<AnswerForm {...letter} onSent={() => window.location.reload()} />
		</>
	);
}
