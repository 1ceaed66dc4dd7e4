'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { LeftOut, LettersPreview, LettersSent } from './letters.ts';
import { isStage, type Stage, stageLabels, stages } from './stages.ts';

interface Many {
	ids: number[];
	templates: { id: number; name: string }[];
	hasMailServer: boolean;
	clear: () => void;
	onSent: (stage: Stage | null, left: LeftOut[]) => void;
}

async function post<T>(path: string, body: object): Promise<T | string> {
	const answer = await fetch(path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(body),
	}).catch(() => null);
	const said = await answer?.json().catch(() => null);
	return answer?.ok
		? said
		: (said?.errors?.[0]?.message ?? 'The studio did not answer. Try again: nobody gets a letter twice.');
}

const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);
const letters = (count: number) => (count === 1 ? '1 letter' : `${count} letters`);

/** Several applicants get the same letter, each with their own name: template, count and one of them are seen first. */
export function LettersToMany({ ids, templates, hasMailServer, clear, onSent }: Many) {
	const name = useId();
	const [template, setTemplate] = useState('');
	const [stage, setStage] = useState<Stage | ''>('');
	const [preview, setPreview] = useState<LettersPreview>();
	const [problem, setProblem] = useState('');
	const [isSending, setSending] = useState(false);
	/** One for each choice: a repeated request sends nothing again. */
	const key = useRef('');
	const choice = ids.toSorted((one, other) => one - other).join();

	useEffect(() => {
		key.current = crypto.randomUUID();
		setPreview(undefined);
		setProblem('');
		if (!template || !choice) return undefined;
		let isWanted = true;
		const body = { ids: choice.split(',').map(Number), template: Number(template) };
		void post<LettersPreview>('/api/application-letters/preview', body).then((said) => {
			if (!isWanted) return;
			if (typeof said === 'string') setProblem(said);
			else setPreview(said);
		});
		return () => {
			isWanted = false;
		};
	}, [choice, template]);

	if (ids.length === 0) return null;

	async function send() {
		if (isSending) return;
		setSending(true);
		const body = { key: key.current, ids, template: Number(template), stage: stage || null, seen: preview?.seen ?? {} };
		const said = await post<LettersSent>('/api/application-letters', body);
		setSending(false);
		if (typeof said === 'string') return setProblem(said);
		if (said.sent > 0) toast.success(`${letters(said.sent)} on the way.`);
		setTemplate('');
		onSent(stage || null, said.left);
	}

	return (
		<section className="board-letters" aria-label="Letter to several applicants">
			<div className="answer-row">
				<p>
					<b>{people(ids.length)} chosen</b>{' '}
					<button type="button" className="board-clear" onClick={clear}>
						Choose nobody
					</button>
				</p>
				<div>
					<label htmlFor={`${name}-template`}>Letter</label>
					<select
						id={`${name}-template`}
						value={template}
						disabled={!hasMailServer}
						onChange={(event) => setTemplate(event.target.value)}
					>
						<option value="">
							{templates.length > 0 ? 'Choose a template' : 'There is no template for applications'}
						</option>
						{templates.map((one) => (
							<option key={one.id} value={one.id}>
								{one.name}
							</option>
						))}
					</select>
				</div>
				<div>
					<label htmlFor={`${name}-stage`}>and move them to</label>
					<select
						id={`${name}-stage`}
						value={stage}
						onChange={({ target }) => setStage(isStage(target.value) ? target.value : '')}
					>
						<option value="">where they are</option>
						{stages.map((one) => (
							<option key={one} value={one}>
								{stageLabels[one]}
							</option>
						))}
					</select>
				</div>
			</div>
			{!hasMailServer && (
				<p className="answer-problem" role="note">
					This studio has no mail server: no letter can be sent from here.
				</p>
			)}
			{problem && (
				<p className="answer-problem" role="alert">
					{problem}
				</p>
			)}
			{preview && (
				<div className="board-preview" role="status">
					<p>
						{letters(preview.count)}
						{preview.answered > 0 && `; ${people(preview.answered)} had an answer before`}
					</p>
					{preview.left.length > 0 && (
						<ul>
							{preview.left.map(({ id, name: who, why }) => (
								<li key={id}>
									{who}: {why}
								</li>
							))}
						</ul>
					)}
					{preview.example && (
						<article className="answer-said">
							<p className="answer-help">The first of them, to {preview.example.to}</p>
							<p className="answer-subject">{preview.example.subject}</p>
							<p className="answer-text">{preview.example.text}</p>
						</article>
					)}
					<div className="answer-buttons">
						<button
							type="button"
							className="answer-primary"
							disabled={isSending || preview.count === 0}
							onClick={() => void send()}
						>
							{isSending ? 'Sending …' : `Send ${letters(preview.count)}`}
						</button>
					</div>
				</div>
			)}
		</section>
	);
}
