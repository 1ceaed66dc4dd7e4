'use client';

import type { LetterSlug } from '../../inbox/letter-kinds.ts';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';

/** The conversation and the reply form within the form of the record. */
export function RecordAnswer(letter: { collection: LetterSlug; id: number }) {
	return (
		<div className="answer-in-record field-type">
			<Conversation {...letter} />
			{/* Reload: the form around it still has the former status, and would save it. */}
			<AnswerForm {...letter} onSent={() => window.location.reload()} />
		</div>
	);
}
