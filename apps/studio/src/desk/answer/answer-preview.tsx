'use client';

import type { Draft } from './answer-draft.ts';
import { subjectWith } from './answer-mail.ts';

/** The mail as the visitor reads it. */
export function AnswerPreview({ draft, to, reference }: { draft: Draft; to: string; reference: string }) {
	return (
		<details className="answer-preview">
			<summary>As the visitor reads it</summary>
			<dl>
				<dt>To</dt>
				<dd>{to}</dd>
				<dt>Subject</dt>
				<dd>{subjectWith(draft.subject, reference, draft.language)}</dd>
			</dl>
			<p className="answer-text">{draft.text}</p>
			{draft.enclosures.map(({ id, title, href }) => (
				<p key={id}>
					<a href={href} target="_blank" rel="noreferrer">
						{title}
					</a>
				</p>
			))}
		</details>
	);
}
