'use client';

import { useEffect } from 'react';
import { momentInWords } from '../../words/dates.ts';
import type { Said } from '../../words/said.ts';
import { useSay } from '../../words/use-say.ts';
import type { DeskFacts } from './desk-facts.ts';
import type { Said as Entry } from './exchanges-of.ts';
import { isRefusedForGood, isUnderWay, type MailState } from './mail-state.ts';
import { useDeskFacts } from './use-desk-facts.ts';

const kinds: Record<Entry['kind'], Said> = {
	reply: { en: 'Answer', zh: '回复' },
	received: { en: 'Came back', zh: '收到回信' },
	note: { en: 'Note', zh: '备注' },
};

const stateWords: Record<MailState['state'], Said> = {
	waiting: { en: 'Waiting to be sent', zh: '等待发送' },
	refused: { en: 'Refused by the mail server, tried next', zh: '被邮件服务器拒绝，下次尝试' },
	sent: { en: 'Sent', zh: '已发送' },
	unsent: { en: 'Not sent: this studio has no mail server', zh: '未发送：此工作室没有邮件服务器' },
	'given up': { en: 'Given up', zh: '已放弃' },
};

function Delivery({ mail }: { mail: MailState }) {
	const say = useSay();
	return (
		<p className="answer-delivery" data-state={mail.state}>
			<span>
				{say(stateWords[mail.state])}
				{mail.at && ` ${mail.state === 'refused' ? say('at ', '') : ''}${momentInWords(mail.at, say)}`}
			</span>
			{mail.said && <q>{mail.said}</q>}
			{isRefusedForGood(mail) && (
				<span className="answer-what-to-do">
					{say(
						'The visitor has not got it. Look for a slip in the address, call, or write from the team’s mailbox.',
						'访客没有收到。请检查地址是否有误，打电话，或从团队邮箱写信。',
					)}
				</span>
			)}
		</p>
	);
}

function Exchanged({ said }: { said: Entry }) {
	const say = useSay();
	return (
		<li className="answer-said" data-kind={said.kind}>
			<header>
				<b>{say(kinds[said.kind])}</b>
				<span>
					{said.kind === 'received'
						? say(`added by ${said.author || 'a former colleague'}`, `由 ${said.author || '一位前同事'} 添加`)
						: said.author}
				</span>
				<time dateTime={said.at}>{momentInWords(said.at, say)}</time>
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
	reference: string;
	/** Shown until they are fetched again. */
	known?: DeskFacts | null;
}

const often = 4000;

/** Replies and notes about a message, with the delivery state of each mail. */
export function Conversation({ reference, known }: Place) {
	const say = useSay();
	const { facts, isMissing, again } = useDeskFacts(reference, known ?? undefined);
	const waits = facts?.exchanges.some(({ mail }) => mail && isUnderWay(mail)) ?? false;
	useEffect(() => {
		if (!waits) return undefined;
		const timer = setInterval(() => void again(), often);
		return () => clearInterval(timer);
	}, [waits, again]);
	return (
		<section className="answer-conversation" aria-label={say('Conversation', '往来')} aria-busy={!facts && !isMissing}>
			<h2>{say('Conversation', '往来')}</h2>
			{isMissing && !facts && (
				<p role="alert">
					{say('The conversation could not be read. Load the page again.', '无法读取往来内容。请重新加载页面。')}
				</p>
			)}
			{facts?.exchanges.length === 0 && (
				<p className="answer-nothing">{say('Nothing was answered or noted yet.', '还没有回复或备注。')}</p>
			)}
			{facts && facts.exchanges.length > 0 && (
				<ol aria-live="polite">
					{facts.exchanges.map((said) => (
						<Exchanged key={said.id} said={said} />
					))}
				</ol>
			)}
		</section>
	);
}
