'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { LetterSlug } from '../letter-kinds.ts';
import { deskAddress, sayChanged } from './use-desk-facts.ts';

/** A mail that came back into a mailbox is pasted, so that colleagues read it here. */
export function Received({ collection, id }: { collection: LetterSlug; id: number }) {
	const field = useId();
	const [text, setText] = useState('');
	const [isOpen, setOpen] = useState(false);
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState('');

	async function add() {
		setSending(true);
		const answer = await fetch(`${deskAddress(collection, id)}/received`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ text }),
		}).catch(() => null);
		setSending(false);
		if (!answer?.ok) return setProblem('It could not be added. Your words are still here: try again.');
		setProblem('');
		setText('');
		setOpen(false);
		toast.success('Added to the conversation.');
		sayChanged();
	}

	return (
		<details className="answer-received" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>Add what came back</summary>
			<label htmlFor={field}>The mail, pasted from your mailbox</label>
			<textarea id={field} rows={6} maxLength={50_000} value={text} onChange={(event) => setText(event.target.value)} />
			{problem && (
				<p className="answer-problem" role="alert">
					{problem}
				</p>
			)}
			<div className="answer-buttons">
				<button type="button" disabled={isSending || !text.trim()} onClick={() => void add()}>
					Add to the conversation
				</button>
			</div>
		</details>
	);
}
