'use client';

import { useRouter } from 'next/navigation';
import { Received } from './received-form.tsx';
import type { Place } from './use-answer.ts';
import { useDeskFacts } from './use-desk-facts.ts';
import { Writing } from './writing.tsx';

/** Answers a letter by mail. */
export function AnswerForm({ collection, id, onSent }: Place) {
	const router = useRouter();
	const { facts } = useDeskFacts(collection, id);
	if (!facts) return null;
	const problem = !facts.hasMailServer
		? 'This studio has no mail server: no answer can be sent from here. An administrator sets one up with SMTP_URL and MAIL_FROM.'
		: facts.to === null
			? 'The visitor left no address that a mail can be sent to.'
			: null;
	return (
		<section className="answer-form" aria-label="Answer">
			<h2>Answer</h2>
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
