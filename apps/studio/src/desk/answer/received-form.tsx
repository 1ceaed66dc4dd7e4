'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useSay } from '../../words/use-say.ts';
import { answerAddress, sayChanged } from './use-desk-facts.ts';

/** Form for pasting a mail that arrived in a mailbox, so that colleagues can read it here. */
export function Received({ reference }: { reference: string }) {
	const say = useSay();
	const field = useId();
	const [text, setText] = useState('');
	const [isOpen, setOpen] = useState(false);
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState('');

	async function add() {
		setSending(true);
		const answer = await fetch(`${answerAddress(reference)}/received`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ text }),
		}).catch(() => null);
		setSending(false);
		if (!answer?.ok)
			return setProblem(
				say('It could not be added. Your words are still here: try again.', '无法添加。您写的内容还在：请重试。'),
			);
		setProblem('');
		setText('');
		setOpen(false);
		toast.success(say('Added to the conversation.', '已添加到往来中。'));
		sayChanged();
	}

	return (
		<details className="answer-received" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{say('Add what came back', '添加收到的回信')}</summary>
			<label htmlFor={field}>{say('The mail, pasted from your mailbox', '从您的邮箱粘贴的邮件')}</label>
			<textarea id={field} rows={6} maxLength={50_000} value={text} onChange={(event) => setText(event.target.value)} />
			{problem && (
				<p className="answer-problem" role="alert">
					{problem}
				</p>
			)}
			<div className="answer-buttons">
				<button type="button" disabled={isSending || !text.trim()} onClick={() => void add()}>
					{say('Add to the conversation', '添加到往来')}
				</button>
			</div>
		</details>
	);
}
