'use client';

import type { Language } from '@site/contract/language';
import { useEffect, useId, useRef } from 'react';
import type { Said } from '../../words/said.ts';
import { useSay } from '../../words/use-say.ts';
import { AnswerPreview } from './answer-preview.tsx';
import type { DeskFacts } from './desk-facts.ts';
import { EnclosurePicker } from './enclosure-picker.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { OwnProgram } from './own-program.tsx';
import { fill, openIn } from './placeholders.ts';
import { type Place, useAnswer } from './use-answer.ts';

const languages: [Language, Said][] = [
	['en', { en: 'English', zh: '英文' }],
	['cn', { en: 'Chinese', zh: '中文' }],
];

const today = () => new Date().toISOString().slice(0, 10);

/** The reply form. */
export function Writing({ facts, ...place }: Place & { facts: DeskFacts }) {
	const say = useSay();
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
		if (
			text.trim() &&
			!window.confirm(say('Put the template in place of what you have written?', '用模板替换您已写的内容吗？'))
		)
			return;
		change(filled(chosen, language));
	}

	const filled = (template: DeskFacts['templates'][number], language: Language) => ({
		subject: fill(template.subject[language], facts.values[language]),
		text: fill(template.text[language], facts.values[language]),
	});

	/** An unchanged template is switched to the other language, too. */
	function speak(language: Language) {
		const taken = facts.templates.find((template) => {
			const { subject, text } = filled(template, draft.language);
			return subject === draft.subject && text === draft.text;
		});
		change({ language, ...(taken && filled(taken, language)) });
	}

	const left = openIn(`${draft.subject}\n${draft.text}`);
	const isEmpty = !draft.subject.trim() || !draft.text.trim();
	return (
		<div className="answer-writing">
			<p className="answer-to">
				{say('To ', '收件人')}
				<b>{facts.to}</b>
			</p>
			<div className="answer-row">
				<div>
					<label htmlFor={`${name}-template`}>{say('Template', '模板')}</label>
					<select id={`${name}-template`} value="" onChange={(event) => take(event.target.value)}>
						<option value="">
							{facts.templates.length > 0
								? say('Choose one', '选择一个')
								: say('There is none for this kind', '此类没有模板')}
						</option>
						{facts.templates.map((one) => (
							<option key={one.id} value={one.id}>
								{one.name}
							</option>
						))}
					</select>
					{facts.templates.length === 0 && (
						<a href="/admin/collections/answer-templates/create">{say('Write a template', '编写模板')}</a>
					)}
				</div>
				<div>
					<label htmlFor={`${name}-language`}>{say('Language', '语言')}</label>
					<select
						id={`${name}-language`}
						value={draft.language}
						onChange={(event) => speak(event.target.value === 'cn' ? 'cn' : 'en')}
					>
						{languages.map(([value, label]) => (
							<option key={value} value={value}>
								{say(label)}
								{value === facts.language && say(', as the visitor wrote', '，与访客所写一致')}
							</option>
						))}
					</select>
				</div>
			</div>
			<label htmlFor={`${name}-subject`}>{say('Subject', '主题')}</label>
			<input
				id={`${name}-subject`}
				type="text"
				maxLength={200}
				value={draft.subject}
				onChange={(event) => change({ subject: event.target.value })}
			/>
			<label htmlFor={`${name}-text`}>{say('Text', '正文')}</label>
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
					<label htmlFor={`${name}-follow-up`}>{say('Come back to it on', '跟进日期')}</label>
					<input
						id={`${name}-follow-up`}
						type="date"
						min={today()}
						value={draft.followUpOn}
						onChange={(event) => change({ followUpOn: event.target.value })}
					/>
				</div>
			</div>
			{!isEmpty && <AnswerPreview draft={draft} to={facts.to ?? ''} reference={facts.reference} />}
			{left.length > 0 && (
				<p className="answer-problem" role="note">
					{say(
						`Write something in place of ${left.map((one) => `{${one}}`).join(', ')}: this letter does not say it.`,
						`请填写 ${left.map((one) => `{${one}}`).join(', ')}：此信中没有。`,
					)}
				</p>
			)}
			{problem && (
				<p className="answer-problem" role="alert">
					{problem}
				</p>
			)}
			{!facts.hasMailServer ? (
				<OwnProgram draft={draft} to={facts.to ?? ''} reference={facts.reference} />
			) : meanwhile ? (
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
						{isSending ? say('Sending …', '正在发送……') : say('Send', '发送')}
					</button>
					{facts.hasStatus && (
						<button type="button" disabled={isSending || isEmpty || left.length > 0} onClick={() => void send(true)}>
							{say('Send and done', '发送并完成')}
						</button>
					)}
					{!isEmpty && (
						<span className="answer-help">
							{say('Kept in this browser until it is sent.', '发送之前保存在此浏览器中。')}
						</span>
					)}
				</div>
			)}
		</div>
	);
}
