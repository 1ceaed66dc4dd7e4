'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useId, useRef } from 'react';
import { useListens } from '../views/use-listens.ts';
import type { Said } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

type Time = { startsAt: string; text: string };

const refusals: Record<string, Said | undefined> = {
	taken: { en: 'Somebody has just taken this time. Please choose another.', zh: '该时间刚刚被他人选定。请另选一个。' },
	gone: { en: 'The event no longer has this time. Please choose another.', zh: '活动已没有该时间。请另选一个。' },
};

/** Moves or cancels a meeting; the visitor is notified by e-mail. */
export function MeetingActions({ id, isCancelled, free }: { id: number; isCancelled: boolean; free: Time[] }) {
	const say = useSay();
	const listens = useListens();
	const { config } = useConfig();
	const choice = useRef<HTMLSelectElement>(null);
	const label = useId();

	async function send(change: { do: 'cancel' } | { startsAt: string }) {
		const body = new URLSearchParams({ id: String(id), ...change });
		const answer = await fetch(`${config.routes.api}/meetings/staff`, { method: 'POST', body }).catch(() => null);
		const { outcome = '' } = answer?.ok ? await answer.json() : {};
		if (outcome === 'moved' || outcome === 'cancelled') window.location.reload();
		else
			toast.error(
				say(refusals[outcome] ?? { en: 'This could not be changed. Please try again.', zh: '无法更改。请重试。' }),
			);
	}

	function move() {
		const startsAt = choice.current?.value;
		if (
			startsAt &&
			window.confirm(
				say('Move the meeting to this time and tell the visitor by email?', '将会面改到此时间并用电子邮件通知访客吗？'),
			)
		)
			void send({ startsAt });
	}

	function cancel() {
		if (window.confirm(say('Cancel the meeting and tell the visitor by email?', '取消会面并用电子邮件通知访客吗？')))
			void send({ do: 'cancel' });
	}

	return (
		<div className="studio-meeting">
			{free.length > 0 && (
				<p>
					<label htmlFor={label}>{say('Another time', '另一时间')}</label>{' '}
					<select id={label} ref={choice} defaultValue="">
						<option value="">{say('Choose', '选择')}</option>
						{free.map(({ startsAt, text }) => (
							<option key={startsAt} value={startsAt}>
								{text}
							</option>
						))}
					</select>{' '}
					<Button buttonStyle="secondary" size="small" disabled={!listens} onClick={move}>
						{say('Move the meeting', '会面改期')}
					</Button>
				</p>
			)}
			{!isCancelled && (
				<Button buttonStyle="secondary" size="small" disabled={!listens} onClick={cancel}>
					{say('Cancel the meeting', '取消会面')}
				</Button>
			)}
		</div>
	);
}
