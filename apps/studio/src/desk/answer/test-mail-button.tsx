'use client';

import { useState } from 'react';
import { useListens } from '../../views/use-listens.ts';
import { useSay } from '../../words/use-say.ts';

/** Sends a test mail to the user and shows the response of the mail server. */
export function TestMailButton() {
	const say = useSay();
	const listens = useListens();
	const [said, setSaid] = useState('');
	const [isSending, setSending] = useState(false);

	async function send() {
		setSending(true);
		setSaid('');
		const answer = await fetch('/api/mail-test', { method: 'POST' }).catch(() => null);
		const { message } = (await answer?.json().catch(() => null)) ?? {
			message: say('The studio did not answer. Try again.', '工作室没有响应。请重试。'),
		};
		setSending(false);
		setSaid(message);
	}

	return (
		<>
			<button type="button" disabled={!listens || isSending} onClick={() => void send()}>
				{isSending ? say('Sending …', '正在发送……') : say('Send a test mail to me', '给我发送测试邮件')}
			</button>
			<p role="status">{said}</p>
		</>
	);
}
