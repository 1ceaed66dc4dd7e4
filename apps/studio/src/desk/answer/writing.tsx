'use client';

import type { Language } from '@site/contract/language';
import { useEffect, useId, useRef } from 'react';
import { AnswerPreview } from './answer-preview.tsx';
import type { DeskFacts } from './desk-facts.ts';
import { EnclosurePicker, withoutSaving } from './enclosure-picker.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { fill, openIn } from './placeholders.ts';
import { type Place, useAnswer } from './use-answer.ts';

const languages: [Language, string][] = [
	['en', 'English'],
	['cn', 'Chinese'],
];

const today = () => new Date().toISOString().slice(0, 10);

/** Where an answer is written. */
export function Writing({ facts, ...place }: Place & { facts: DeskFacts }) {
	const name = useId();
	const { draft, change, isSending, problem, meanwhile, send, leave } = useAnswer(place, facts);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (window.location.hash === '#answer') field.current?.focus();
	}, []);

	function take(template: string) {
		const chosen = facts.templates.find((one) => String(one.id) === template);
		if (!chosen) return;
		const { language, text } = draft;
		if (text.trim() && !window.confirm('Put the template in place of what you have written?')) return;
		const values = facts.values[language];
		change({ subject: fill(chosen.subject[language], values), text: fill(chosen.text[language], values) });
	}

	const left = openIn(`${draft.subject}\n${draft.text}`);
	const isEmpty = !draft.subject.trim() || !draft.text.trim();
	return (
		<div className="answer-writing">
			<p className="answer-to">
				To <b>{facts.to}</b>
			</p>
			<div className="answer-row">
				<div>
					<label htmlFor={`${name}-template`}>Template</label>
					<select id={`${name}-template`} value="" onChange={(event) => take(event.target.value)}>
						<option value="">{facts.templates.length > 0 ? 'Choose one' : 'There is none for this kind'}</option>
						{facts.templates.map((one) => (
							<option key={one.id} value={one.id}>
								{one.name}
							</option>
						))}
					</select>
				</div>
				<div>
					<label htmlFor={`${name}-language`}>Language</label>
					<select
						id={`${name}-language`}
						value={draft.language}
						onChange={(event) => change({ language: event.target.value === 'cn' ? 'cn' : 'en' })}
					>
						{languages.map(([value, label]) => (
							<option key={value} value={value}>
								{label}
								{value === facts.language && ', as the visitor wrote'}
							</option>
						))}
					</select>
				</div>
			</div>
			<label htmlFor={`${name}-subject`}>Subject</label>
			<input
				id={`${name}-subject`}
				type="text"
				maxLength={200}
				value={draft.subject}
				onKeyDown={withoutSaving}
				onChange={(event) => change({ subject: event.target.value })}
			/>
			<label htmlFor={`${name}-text`}>Text</label>
			<textarea
				ref={field}
				id={`${name}-text`}
				rows={10}
				maxLength={20_000}
				lang={draft.language === 'cn' ? 'zh-CN' : 'en'}
				value={draft.text}
				onChange={(event) => change({ text: event.target.value })}
			/>
			<EnclosurePicker chosen={draft.enclosures} choose={(enclosures) => change({ enclosures })} />
			<div className="answer-row">
				<div>
					<label htmlFor={`${name}-follow-up`}>Come back to it on</label>
					<input
						id={`${name}-follow-up`}
						type="date"
						min={today()}
						value={draft.followUpOn}
						onKeyDown={withoutSaving}
						onChange={(event) => change({ followUpOn: event.target.value })}
					/>
				</div>
			</div>
			{!isEmpty && <AnswerPreview draft={draft} to={facts.to ?? ''} reference={facts.reference} />}
			{left.length > 0 && (
				<p className="answer-problem" role="note">
					Write something in place of {left.map((one) => `{${one}}`).join(', ')}: this letter does not say it.
				</p>
			)}
			{problem && (
				<p className="answer-problem" role="alert">
					{problem}
				</p>
			)}
			{meanwhile ? (
				<Meanwhile
					answer={meanwhile}
					isSending={isSending}
					send={() => void send(meanwhile.isDone, true)}
					leave={leave}
				/>
			) : (
				<div className="answer-buttons">
					<button
						type="button"
						className="answer-primary"
						disabled={isSending || isEmpty || left.length > 0}
						onClick={() => void send(false)}
					>
						{isSending ? 'Sending …' : 'Send'}
					</button>
					{facts.hasStatus && (
						<button type="button" disabled={isSending || isEmpty || left.length > 0} onClick={() => void send(true)}>
							Send and done
						</button>
					)}
					{!isEmpty && <span className="answer-help">Kept in this browser until it is sent.</span>}
				</div>
			)}
		</div>
	);
}
