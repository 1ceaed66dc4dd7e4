'use client';

import { useState } from 'react';

/** Sends a mail to whoever presses it and says what the mail server said. */
export function TestMailButton() {
	const [said, setSaid] = useState('');
	const [isSending, setSending] = useState(false);

	async function send() {
		setSending(true);
		setSaid('');
		const answer = await fetch('/api/mail-test', { method: 'POST' }).catch(() => null);
		const { message } = (await answer?.json().catch(() => null)) ?? {
			message: 'The studio did not answer. Try again.',
		};
		setSending(false);
		setSaid(message);
	}

	return (
		<>
			<button type="button" disabled={isSending} onClick={() => void send()}>
				{isSending ? 'Sending …' : 'Send a test mail to me'}
			</button>
			<p role="status">{said}</p>
		</>
	);
}
