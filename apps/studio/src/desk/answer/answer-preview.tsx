'use client';

import { useSay } from '../../words/use-say.ts';
import type { Draft } from './answer-draft.ts';
import { subjectWith } from './answer-mail.ts';

/** The mail as the visitor reads it. */
export function AnswerPreview({ draft, to, reference }: { draft: Draft; to: string; reference: string }) {
	const say = useSay();
	return (
		<details className="answer-preview">
			<summary>{say('As the visitor reads it', '访客看到的样子')}</summary>
			<dl>
				<dt>{say('To', '收件人')}</dt>
				<dd>{to}</dd>
				<dt>{say('Subject', '主题')}</dt>
				<dd>{subjectWith(draft.subject, reference, draft.language)}</dd>
			</dl>
			<p className="answer-text">{draft.text}</p>
			{draft.enclosures.map(({ id, names, href }) => (
				<p key={id}>
					<a href={href} target="_blank" rel="noreferrer">
						{names[draft.language]}
					</a>
				</p>
			))}
		</details>
	);
}
