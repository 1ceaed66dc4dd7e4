import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import { type AnyMessage, findMessage, kindOf, markOpened } from '../inbox/message.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { messageKinds } from '../inbox/message-kinds.ts';
import { MeetingOfMessage } from '../meetings/meeting-panel.tsx';
import { removableReport } from '../reports/remove-spam.ts';
import { queryOf } from '../views/query-of.ts';
import { dayInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { AlsoHere } from './also-here.tsx';
import { ConversationAndAnswer } from './answer/answer-form.tsx';
import { deskFacts } from './answer/desk-facts.ts';
import { StageOfMessage } from './applications/stage-of-message.tsx';
import { type Asked, addressIn, askedOf, deskAddress, queryFor, tabLabels } from './asked.ts';
import { colleaguesFor } from './colleagues.ts';
import { DeskKeys } from './desk-keys.tsx';
import { DeskPage } from './desk-page.tsx';
import { Marks } from './desk-row.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageText } from './message-text.tsx';
import { DoneButton, MessageRest, MessageWork, NoteForm } from './message-work.tsx';
import { fullMoment } from './moments.ts';
import { neighboursOf, othersFrom, type Reader, type Row, readerOf, rowOf } from './queue.ts';
import { Undelivered } from './undelivered.tsx';

const Others = ({ others, asked }: { others: Row[]; asked: Asked }) => {
	const say = use(sayHere());
	return others.length === 0 ? null : (
		<section aria-labelledby="desk-others">
			<h2 id="desk-others">{say('Also from them', '同一人的其他来信')}</h2>
			<ul className="desk-others">
				{others.map((row) => (
					<li key={row.reference}>
						<a href={addressIn(asked, row.reference)}>
							{say(messageKinds[row.kind].label)}
							{row.about && `: ${row.about}`}
						</a>{' '}
						<span>
							{dayInWords(row.received_at, say)}
							{row.status === 'done' && say(', done', '，已完成')}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
};

/** Links to the list, and to the previous and next message. */
async function Around({
	req,
	reference,
	asked,
	reader,
}: {
	req: PayloadRequest;
	reference: string;
	asked: Asked;
	reader: Reader;
}) {
	const say = await sayHere();
	const { previous, next } = await neighboursOf(req.payload, reference, asked, reader);
	return (
		<nav className="desk-around" aria-label={say('Queue', '队列')}>
			<a className="desk-back" href={deskAddress(asked)}>
				{say(`Desk: ${say(tabLabels[asked.tab])}`, `工作台：${say(tabLabels[asked.tab])}`)}
			</a>
			{previous && (
				<a rel="prev" href={addressIn(asked, previous.reference)}>
					{say('Previous', '上一封')}
				</a>
			)}
			{next && (
				<a rel="next" href={addressIn(asked, next.reference)}>
					{say('Next', '下一封')}
				</a>
			)}
			<DeskKeys place="letter" from={queryFor(asked)} />
		</nav>
	);
}

interface OpenedProps {
	req: PayloadRequest;
	message: AnyMessage;
	row: Row;
	asked: Asked;
}

async function Opened({ req, message, row, asked }: OpenedProps) {
	const say = await sayHere();
	const { slug, doc } = message;
	const { reference } = row;
	const reader = await readerOf(req);
	const [others, colleagues, facts, removable] = await Promise.all([
		othersFrom(req.payload, row, reader),
		colleaguesFor(req, kindOf(message)),
		deskFacts(req, message),
		slug === 'problem-reports' && has(req.user) ? removableReport(req, doc.id) : undefined,
		markOpened(req, message),
	]);
	const from = queryFor(asked);
	return (
		<>
			<Around req={req} reference={reference} asked={asked} reader={reader} />
			<div className="desk-open">
				<article aria-labelledby="desk-from">
					<header className="desk-letter-head">
						<p>
							<span className={`desk-kind desk-kind-${row.kind}`}>{say(messageKinds[row.kind].label)}</span>{' '}
							<time dateTime={new Date(row.received_at).toISOString()}>
								{fullMoment(Date.parse(row.received_at), say)}
							</time>{' '}
							<Marks row={row} times={reader.times} now={Date.now()} />
						</p>
						<h1 id="desk-from">{row.who}</h1>
						{(row.organization || row.about) && <p>{[row.organization, row.about].filter(Boolean).join(' · ')}</p>}
					</header>
					<Undelivered req={req} message={message} />
					<AlsoHere address={`/api/desk/${encodeURIComponent(reference)}/here`} />
					<MessageText message={message} now={Date.now()} />
					{slug === 'messages' && <MeetingOfMessage req={req} reference={reference} />}
					<div className="desk-act">
						<DoneButton message={message} from={from} />
					</div>
					<section id="answer" aria-labelledby="desk-conversation">
						<h2 id="desk-conversation" className="desk-hidden">
							{say('Since then', '此后')}
						</h2>
						<ConversationAndAnswer reference={reference} from={from} facts={facts} />
						<NoteForm message={message} colleagues={colleagues} from={from} />
					</section>
				</article>
				<aside aria-label={say('About this letter', '关于此信')}>
					{slug === 'messages' && doc.kind === 'application' && <StageOfMessage req={req} doc={doc} />}
					<MessageWork message={message} colleagues={colleagues} from={from} me={reader.id} />
					<MessageFacts message={message} user={req.user} />
					<Others others={others} asked={asked} />
					<MessageRest message={message} from={from} mayRemove={Boolean(removable)} />
				</aside>
			</div>
		</>
	);
}

/** A visitor's message with its tools: `/admin/desk/{reference}`. */
export async function MessageView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	const [, reference] = Array.isArray(props.params?.segments) ? props.params.segments : [];
	const message = await findMessage(req, reference, 1);
	const row = message && (await rowOf(req.payload, message.doc.reference));
	return (
		<DeskPage {...props} at={messageAddress(String(reference))}>
			{message && row ? (
				<Opened req={req} message={message} row={row} asked={askedOf(queryOf(props.searchParams))} />
			) : (
				<>
					<h1>{say('No such letter', '没有这封来信')}</h1>
					<p>
						{say(
							'It was deleted or moved, or your role does not read it. ',
							'它已被删除或移走，或者您的角色不能阅读。',
						)}
						<a href="/admin/desk">{say('Go to the desk', '前往工作台')}</a>
					</p>
				</>
			)}
		</DeskPage>
	);
}
