'use client';

import { useState } from 'react';
import { useSay } from '../../words/use-say.ts';
import type { Draft } from './answer-draft.ts';
import { mailtoOf } from './answer-mail.ts';

/** Without a mail server: the answer goes through the person's own mail program, or is copied. */
export function OwnProgram({ draft, to, reference }: { draft: Draft; to: string; reference: string }) {
	const say = useSay();
	const [isCopied, setCopied] = useState(false);
	const enclosures = draft.enclosures.map((one) => ({ ...one, href: new URL(one.href, location.href).href }));
	const { body, href, isLong } = mailtoOf(to, { ...draft, reference, enclosures });
	const copy = async () => {
		await navigator.clipboard.writeText(body);
		setCopied(true);
	};
	return (
		<>
			<p className="answer-problem" role="note">
				{say(
					'This studio has no mail server. Send the answer from your own mail program, and add it to the conversation below.',
					'此工作室没有邮件服务器。请用您自己的邮件程序发送回复，并将其添加到下面的往来中。',
				)}
			</p>
			<div className="answer-buttons">
				<a className="answer-primary" href={href}>
					{say('Open in your mail program', '在您的邮件程序中打开')}
				</a>
				<button type="button" onClick={() => void copy()}>
					{say('Copy the text', '复制正文')}
				</button>
				<span className="answer-help" role="status">
					{isCopied
						? say('Copied.', '已复制。')
						: isLong && say('It is long: copy the text into the mail.', '内容较长：请将正文复制到邮件中。')}
				</span>
			</div>
		</>
	);
}
