'use client';

import type { LetterSlug } from '../../inbox/letter-kinds.ts';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';

/** What was said about a letter, and the form of an answer, within the form of its record. */
export function RecordAnswer(letter: { collection: LetterSlug; id: number }) {
	return (
		<div className="answer-in-record field-type">
			<Conversation {...letter} />
			{/* The form around it still has the status of before, and would save it. */}
			<AnswerForm {...letter} onSent={() => window.location.reload()} />
		</div>
	);
}
