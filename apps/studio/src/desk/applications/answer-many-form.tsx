'use client';

import { toast } from '@payloadcms/ui';
import { newKey } from '@site/contract/new-key';
import { useEffect, useId, useRef, useState } from 'react';
import type { Said } from '../../words/said.ts';
import { useSay } from '../../words/use-say.ts';
import type { AnswersPreview, AnswersSent, LeftOut } from './answer-many.ts';
import { post } from './post.ts';
import { isStage, type Stage, stageLabels, stages } from './stages.ts';

interface Many {
	references: string[];
	templates: { id: number; name: string }[];
	hasMailServer: boolean;
	clear: () => void;
	onSent: (stage: Stage | null, left: LeftOut[]) => void;
	/** Resolves to an error message if no applicant was moved. */
	move: (stage: Stage) => Promise<string | undefined>;
}

const people = (count: number): Said => ({
	en: count === 1 ? '1 applicant' : `${count} applicants`,
	zh: `${count} 位申请人`,
});
const letters = (count: number): Said => ({ en: count === 1 ? '1 letter' : `${count} letters`, zh: `${count} 封信` });

/** Sends the same reply to several applicants, each with their own name, after a preview with template and count. */
export function AnswerManyForm({ references, templates, hasMailServer, clear, onSent, move }: Many) {
	const say = useSay();
	const name = useId();
	const [template, setTemplate] = useState('');
	const [stage, setStage] = useState<Stage | ''>('');
	const [preview, setPreview] = useState<AnswersPreview>();
	const [problem, setProblem] = useState('');
	const [isSending, setSending] = useState(false);
	/** One for each selection: a repeated request sends nothing again. */
	const key = useRef('');
	const choice = references.toSorted().join();

	useEffect(() => {
		key.current = newKey();
		setPreview(undefined);
		setProblem('');
		if (!template || !choice) return undefined;
		let isWanted = true;
		const body = { references: choice.split(','), template: Number(template) };
		void post<AnswersPreview>('/api/application-letters/preview', body, say).then((said) => {
			if (!isWanted) return;
			if (typeof said === 'string') setProblem(said);
			else setPreview(said);
		});
		return () => {
			isWanted = false;
		};
	}, [choice, template, say]);

	if (references.length === 0) return null;

	async function send() {
		if (isSending) return;
		setSending(true);
		const body = {
			key: key.current,
			references,
			template: Number(template),
			stage: stage || null,
			seen: preview?.seen ?? {},
		};
		const said = await post<AnswersSent>('/api/application-letters', body, say);
		setSending(false);
		if (typeof said === 'string') return setProblem(said);
		if (said.sent > 0) toast.success(say(`${letters(said.sent).en} on the way.`, `${letters(said.sent).zh}正在发送。`));
		setTemplate('');
		onSent(stage || null, said.left);
	}

	async function moveWithoutAnswer(to: Stage) {
		if (isSending) return;
		setSending(true);
		setProblem((await move(to)) ?? '');
		setSending(false);
	}

	return (
		<section className="board-letters" aria-label={say('Letter to several applicants', '致多位申请人的信')}>
			<div className="answer-row">
				<p>
					<b>{say(`${people(references.length).en} chosen`, `已选择 ${people(references.length).zh}`)}</b>{' '}
					<button type="button" className="board-clear" onClick={clear}>
						{say('Choose nobody', '取消选择')}
					</button>
				</p>
				<div>
					<label htmlFor={`${name}-template`}>{say('Letter', '信件')}</label>
					<select
						id={`${name}-template`}
						value={template}
						disabled={!hasMailServer}
						onChange={(event) => setTemplate(event.target.value)}
					>
						<option value="">
							{templates.length > 0
								? say('Choose a template', '选择模板')
								: say('There is no template for applications', '没有用于求职申请的模板')}
						</option>
						{templates.map((one) => (
							<option key={one.id} value={one.id}>
								{one.name}
							</option>
						))}
					</select>
				</div>
				<div>
					<label htmlFor={`${name}-stage`}>{say('and move them to', '并移至')}</label>
					<select
						id={`${name}-stage`}
						value={stage}
						onChange={({ target }) => setStage(isStage(target.value) ? target.value : '')}
					>
						<option value="">{say('where they are', '保持原阶段')}</option>
						{stages.map((one) => (
							<option key={one} value={one}>
								{say(stageLabels[one])}
							</option>
						))}
					</select>
				</div>
			</div>
			{!hasMailServer && (
				<p className="answer-problem" role="note">
					{say(
						'This studio has no mail server: no letter can be sent from here.',
						'此工作室没有邮件服务器：无法从这里发送信件。',
					)}
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
						{say(letters(preview.count))}
						{preview.answered > 0 &&
							say(
								`; ${people(preview.answered).en} had an answer before`,
								`；${people(preview.answered).zh}此前已收到回复`,
							)}
					</p>
					{preview.left.length > 0 && (
						<ul>
							{preview.left.map(({ reference, name: who, why }) => (
								<li key={reference}>
									{who}: {why}
								</li>
							))}
						</ul>
					)}
					{preview.example && (
						<article className="answer-said">
							<p className="answer-help">
								{say(`The first of them, to ${preview.example.to}`, `第一封，致 ${preview.example.to}`)}
							</p>
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
							{isSending
								? say('Sending …', '正在发送……')
								: say(`Send ${letters(preview.count).en}`, `发送 ${letters(preview.count).zh}`)}
						</button>
					</div>
				</div>
			)}
			{stage && (
				<div className="answer-buttons">
					<button type="button" disabled={isSending} onClick={() => void moveWithoutAnswer(stage)}>
						{say(
							`Move ${people(references.length).en} to ${say(stageLabels[stage])} without a letter`,
							`将 ${people(references.length).zh}移至“${say(stageLabels[stage])}”，不发信`,
						)}
					</button>
				</div>
			)}
		</section>
	);
}
