'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useId, useRef } from 'react';

type Time = { startsAt: string; text: string };

const refusals: Record<string, string> = {
	taken: 'Somebody has just taken this time. Please choose another.',
	gone: 'The event no longer has this time. Please choose another.',
};

/** Moves or cancels a meeting; the visitor is told by e-mail. */
export function MeetingActions({ id, isCancelled, free }: { id: number; isCancelled: boolean; free: Time[] }) {
	const { config } = useConfig();
	const choice = useRef<HTMLSelectElement>(null);
	const label = useId();

	async function send(change: { startsAt?: string }) {
		const body = new URLSearchParams({ id: String(id), ...change });
		const answer = await fetch(`${config.routes.api}/meetings/staff`, { method: 'POST', body }).catch(() => null);
		const { outcome = '' } = answer?.ok ? await answer.json() : {};
		if (outcome === 'moved' || outcome === 'cancelled') window.location.reload();
		else toast.error(refusals[outcome] ?? 'This could not be changed. Please try again.');
	}

	function move() {
		const startsAt = choice.current?.value;
		if (startsAt && window.confirm('Move the meeting to this time and tell the visitor by e-mail?'))
			void send({ startsAt });
	}

	function cancel() {
		if (window.confirm('Cancel the meeting and tell the visitor by e-mail?')) void send({});
	}

	return (
		<div className="studio-meeting">
			{free.length > 0 && (
				<p>
					<label htmlFor={label}>Another time</label>{' '}
					<select id={label} ref={choice} defaultValue="">
						<option value="">Choose</option>
						{free.map(({ startsAt, text }) => (
							<option key={startsAt} value={startsAt}>
								{text}
							</option>
						))}
					</select>{' '}
					<Button buttonStyle="secondary" size="small" onClick={move}>
						Move the meeting
					</Button>
				</p>
			)}
			{!isCancelled && (
				<Button buttonStyle="secondary" size="small" onClick={cancel}>
					Cancel the meeting
				</Button>
			)}
		</div>
	);
}
