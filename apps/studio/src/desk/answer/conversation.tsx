'use client';

import { useEffect } from 'react';
import type { LetterSlug } from '../letter-kinds.ts';
import type { Said } from './exchanges-of.ts';
import { isRefusedForGood, isUnderWay, type MailState } from './mail-state.ts';
import { moment } from './moment.ts';
import { useDeskFacts } from './use-desk-facts.ts';

const kinds: Record<Said['kind'], string> = { reply: 'Answer', received: 'Came back', note: 'Note' };

const stateWords: Record<MailState['state'], string> = {
	waiting: 'Waiting to be sent',
	refused: 'Refused by the mail server, tried next',
	sent: 'Sent',
	unsent: 'Not sent: this studio has no mail server',
	'given up': 'Given up',
};

function Delivery({ mail }: { mail: MailState }) {
	return (
		<p className="answer-delivery" data-state={mail.state}>
			<span>
				{stateWords[mail.state]}
				{mail.at && ` ${mail.state === 'refused' ? 'at ' : ''}${moment(mail.at)}`}
			</span>
			{mail.said && <q>{mail.said}</q>}
			{isRefusedForGood(mail) && (
				<span className="answer-what-to-do">
					The visitor has not got it. Look for a slip in the address, call, or write from the team’s mailbox.
				</span>
			)}
		</p>
	);
}

function Entry({ said }: { said: Said }) {
	return (
		<li className="answer-said" data-kind={said.kind}>
			<header>
				<b>{kinds[said.kind]}</b>
				<span>{said.kind === 'received' ? `added by ${said.author || 'a former colleague'}` : said.author}</span>
				<time dateTime={said.at}>{moment(said.at)}</time>
			</header>
			{said.subject && <p className="answer-subject">{said.subject}</p>}
			<p className="answer-text">{said.text}</p>
			{said.enclosures.length > 0 && (
				<ul className="answer-enclosures">
					{said.enclosures.map(({ id, title, href }) => (
						<li key={id}>
							<a href={href} target="_blank" rel="noreferrer">
								{title}
							</a>
						</li>
					))}
				</ul>
			)}
			{said.mail && <Delivery mail={said.mail} />}
		</li>
	);
}

interface Place {
	collection: LetterSlug;
	id: number;
}

const often = 4000;

/** What was said about a letter since it came, and how each answer stands. */
export function Conversation({ collection, id }: Place) {
	const { facts, isMissing, again } = useDeskFacts(collection, id);
	const waits = facts?.exchanges.some(({ mail }) => mail && isUnderWay(mail)) ?? false;
	useEffect(() => {
		if (!waits) return undefined;
		const timer = setInterval(() => void again(), often);
		return () => clearInterval(timer);
	}, [waits, again]);
	return (
		<section className="answer-conversation" aria-label="Conversation" aria-busy={!facts && !isMissing}>
			<h2>Conversation</h2>
			{isMissing && !facts && <p role="alert">The conversation could not be read. Load the page again.</p>}
			{facts?.exchanges.length === 0 && <p className="answer-nothing">Nothing was answered or noted yet.</p>}
			{facts && facts.exchanges.length > 0 && (
				<ol aria-live="polite">
					{facts.exchanges.map((said) => (
						<Entry key={said.id} said={said} />
					))}
				</ol>
			)}
		</section>
	);
}
