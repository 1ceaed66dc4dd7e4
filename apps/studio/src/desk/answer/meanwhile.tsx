'use client';

import { useEffect, useRef } from 'react';
import { momentInWords } from '../../words/dates.ts';
import { useSay } from '../../words/use-say.ts';

export interface MeanwhileAnswer {
	by: string;
	at: string;
	latest: number;
}

interface Warning {
	answer: MeanwhileAnswer;
	isSending: boolean;
	send: () => void;
	leave: () => void;
}

/** Warns that a colleague has replied first; nothing was sent yet. */
export function Meanwhile({ answer, isSending, send, leave }: Warning) {
	const say = useSay();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} className="answer-meanwhile" role="alert" tabIndex={-1}>
			<p>
				<b>
					{say(
						`${answer.by} answered this letter on ${momentInWords(answer.at, say)}.`,
						`${answer.by} 已于 ${momentInWords(answer.at, say)} 回复此信。`,
					)}
				</b>
				{say(' Yours was not sent. Read the other answer above first.', '您的回复没有发送。请先阅读上面的另一份回复。')}
			</p>
			<div className="answer-buttons">
				<button type="button" disabled={isSending} onClick={leave}>
					{say('Keep as draft', '保留为草稿')}
				</button>
				<button type="button" disabled={isSending} onClick={send}>
					{say('Send all the same', '仍然发送')}
				</button>
			</div>
		</div>
	);
}
