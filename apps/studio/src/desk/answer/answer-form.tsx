'use client';

import { useRouter } from 'next/navigation';
import { useSay } from '../../words/use-say.ts';
import { Received } from './received-form.tsx';
import type { Place } from './use-answer.ts';
import { useDeskFacts } from './use-desk-facts.ts';
import { Writing } from './writing.tsx';

/** Replies to a message by mail. */
export function AnswerForm({ collection, id, onSent }: Place) {
	const say = useSay();
	const router = useRouter();
	const { facts } = useDeskFacts(collection, id);
	if (!facts) return null;
	const problem = !facts.hasMailServer
		? say(
				'This studio has no mail server: no answer can be sent from here. An administrator sets one up with SMTP_URL and MAIL_FROM.',
				'此工作室没有邮件服务器：无法从这里发送回复。管理员可用 SMTP_URL 和 MAIL_FROM 设置。',
			)
		: facts.to === null
			? say('The visitor left no address that a mail can be sent to.', '访客没有留下可以发送邮件的地址。')
			: null;
	return (
		<section className="answer-form" aria-label={say('Answer', '回复')}>
			<h2>{say('Answer', '回复')}</h2>
			{problem ? (
				<p className="answer-problem" role="note">
					{problem}
				</p>
			) : (
				<Writing
					key={`${collection} ${id}`}
					{...{ collection, id, facts }}
					onSent={onSent ?? (() => router.refresh())}
				/>
			)}
			<Received collection={collection} id={id} />
		</section>
	);
}
