'use client';

import { toast } from '@payloadcms/ui';
import type { Language } from '@site/contract/language';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LetterSlug } from '../letter-kinds.ts';
import { type Draft, draftsOf, newDraft } from './answer-draft.ts';
import { AnswerPreview } from './answer-preview.tsx';
import type { DeskFacts } from './desk-facts.ts';
import { EnclosurePicker, withoutSaving } from './enclosure-picker.tsx';
import { Meanwhile, type MeanwhileAnswer } from './meanwhile.tsx';
import { fill, openIn } from './placeholders.ts';
import { Received } from './received-form.tsx';
import { deskAddress, sayChanged, useDeskFacts } from './use-desk-facts.ts';

interface Place {
	collection: LetterSlug;
	id: number;
	/** After an answer went out: the letter has another status. */
	onSent?: () => void;
}

const latestIn = ({ exchanges }: DeskFacts): number =>
	Math.max(0, ...exchanges.filter(({ kind }) => kind === 'reply').map(({ id }) => id));

const languages: [Language, string][] = [
	['en', 'English'],
	['cn', 'Chinese'],
];

const today = () => new Date().toISOString().slice(0, 10);

/** Answers a letter by mail. */
export function AnswerForm({ collection, id, onSent }: Place) {
	const { facts } = useDeskFacts(collection, id);
	if (!facts) return null;
	const problem = !facts.hasMailServer
		? 'This studio has no mail server: no answer can be sent from here. An administrator sets one up with SMTP_URL and MAIL_FROM.'
		: facts.to === null
			? 'The visitor left no address that a mail can be sent to.'
			: null;
	return (
		<section className="desk-answer" aria-label="Answer">
			<h2>Answer</h2>
			{problem ? (
				<p className="desk-problem" role="note">
					{problem}
				</p>
			) : (
				<Writing key={`${collection} ${id}`} {...{ collection, id, facts, onSent }} />
			)}
			<Received collection={collection} id={id} />
		</section>
	);
}

function Writing({ collection, id, facts, onSent }: Place & { facts: DeskFacts }) {
	const name = useId();
	const drafts = useMemo(() => draftsOf(facts.me, collection, id), [facts.me, collection, id]);
	const [draft, setDraft] = useState<Draft>(() => drafts.find() ?? newDraft(facts.language));
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState('');
	const [meanwhile, setMeanwhile] = useState<MeanwhileAnswer & { isDone: boolean }>();
	/** Answers that others add while this one is written are not seen until the server names them. */
	const seen = useRef(latestIn(facts));
	const isBusy = useRef(false);
	useEffect(() => void drafts.keep(draft), [drafts, draft]);

	const change = (part: Partial<Draft>) => {
		setProblem('');
		setDraft((before) => ({ ...before, ...part }));
	};
	const values = facts.values[draft.language];

	function take(template: string) {
		const chosen = facts.templates.find((one) => String(one.id) === template);
		if (!chosen) return;
		const { language, text } = draft;
		if (text.trim() && !window.confirm('Put the template in place of what you have written?')) return;
		change({ subject: fill(chosen.subject[language], values), text: fill(chosen.text[language], values) });
	}

	async function send(isDone: boolean, anyway = false) {
		// A second click comes before React has rendered the first one.
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		const { key, subject, text, language, enclosures, followUpOn } = draft;
		const words = { key, subject, text, language, enclosures: enclosures.map((one) => one.id) };
		const body = { ...words, followUpOn: followUpOn || null, seen: seen.current, anyway, isDone };
		const answer = await fetch(deskAddress(collection, id), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(body),
		}).catch(() => null);
		const said = await answer?.json().catch(() => null);
		isBusy.current = false;
		setSending(false);
		if (answer?.ok) {
			drafts.forget();
			seen.current = said.exchange;
			setMeanwhile(undefined);
			setProblem('');
			setDraft(newDraft(facts.language));
			toast.success('The answer is on its way.');
			sayChanged();
			onSent?.();
		} else if (answer?.status === 409 && said?.meanwhile) {
			setMeanwhile({ ...said.meanwhile, isDone });
			sayChanged();
		} else setProblem(said?.errors?.[0]?.message ?? 'The answer could not be sent. Your words are kept: try again.');
	}

	const left = openIn(`${draft.subject}\n${draft.text}`);
	const isEmpty = !draft.subject.trim() || !draft.text.trim();
	return (
		<div className="desk-writing">
			<p className="desk-to">
				To <b>{facts.to}</b>
			</p>
			<div className="desk-row">
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
				id={`${name}-text`}
				rows={10}
				maxLength={20_000}
				lang={draft.language === 'cn' ? 'zh-CN' : 'en'}
				value={draft.text}
				onChange={(event) => change({ text: event.target.value })}
			/>
			<EnclosurePicker chosen={draft.enclosures} choose={(enclosures) => change({ enclosures })} />
			<div className="desk-row">
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
				<p className="desk-problem" role="note">
					Write something in place of {left.map((one) => `{${one}}`).join(', ')}: this letter does not say it.
				</p>
			)}
			{problem && (
				<p className="desk-problem" role="alert">
					{problem}
				</p>
			)}
			{meanwhile ? (
				<Meanwhile
					answer={meanwhile}
					isSending={isSending}
					send={() => void send(meanwhile.isDone, true)}
					leave={() => {
						seen.current = meanwhile.latest;
						setMeanwhile(undefined);
					}}
				/>
			) : (
				<div className="desk-buttons">
					<button
						type="button"
						className="desk-primary"
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
					{!isEmpty && <span className="desk-help">Kept in this browser until it is sent.</span>}
				</div>
			)}
		</div>
	);
}
