'use client';

import { useEffect, useRef } from 'react';
import { moment } from './moment.ts';

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

/** Somebody else was faster: nothing was sent yet. */
export function Meanwhile({ answer, isSending, send, leave }: Warning) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} className="answer-meanwhile" role="alert" tabIndex={-1}>
			<p>
				<b>
					{answer.by} answered this letter on {moment(answer.at)}.
				</b>{' '}
				Yours was not sent. Read the other answer above first.
			</p>
			<div className="answer-buttons">
				<button type="button" disabled={isSending} onClick={leave}>
					Keep as draft
				</button>
				<button type="button" disabled={isSending} onClick={send}>
					Send all the same
				</button>
			</div>
		</div>
	);
}
