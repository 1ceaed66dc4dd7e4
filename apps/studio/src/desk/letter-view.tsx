import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import { letterKinds } from '../inbox/letter-kinds.ts';
import { MeetingOfLetter } from '../meetings/meeting-panel.tsx';
import { removableReport } from '../reports/remove-spam.ts';
import { queryOf } from '../views/query-of.ts';
import { dayInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { AlsoHere } from './also-here.tsx';
import { deskFacts } from './answer/desk-facts.ts';
import { StageOfLetter } from './applications/stage-of-letter.tsx';
import { type Asked, askedOf, deskAddress, letterAddress, queryFor, tabLabels } from './asked.ts';
import { colleaguesFor } from './colleagues.ts';
import { DeskKeys } from './desk-keys.tsx';
import { DeskPage } from './desk-page.tsx';
import { Marks } from './desk-row.tsx';
import { aboutOf, entryOf, whoOf } from './entry-of.ts';
import { LetterAnswer } from './letter-answer.tsx';
import { LetterFacts } from './letter-facts.tsx';
import { FirstNote, NoteForm } from './letter-notes.tsx';
import { LetterText } from './letter-text.tsx';
import { DoneButton, LetterRest, LetterWork } from './letter-work.tsx';
import { fullMoment } from './moments.ts';
import { findLetter, markOpened, type OpenLetter } from './open-letter.ts';
import { neighboursOf, othersFrom, type Reader, type Row } from './read-desk.ts';
import { readerOf } from './reader-of.ts';
import { Undelivered } from './undelivered.tsx';

const Others = ({ others, asked }: { others: Row[]; asked: Asked }) => {
	const say = use(sayHere());
	return others.length === 0 ? null : (
		<section aria-labelledby="desk-others">
			<h2 id="desk-others">{say('Also from them', '同一人的其他来信')}</h2>
			<ul className="desk-others">
				{others.map((row) => (
					<li key={`${row.slug}-${row.record}`}>
						<a href={letterAddress(row, asked)}>
							{say(letterKinds[row.kind].label)}
							{row.about && `: ${row.about}`}
						</a>{' '}
						<span>
							{dayInWords(row.received_at, say)}
							{row.state === 'done' && say(', done', '，已完成')}
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
	letter,
	asked,
	reader,
}: {
	req: PayloadRequest;
	letter: OpenLetter;
	asked: Asked;
	reader: Reader;
}) {
	const say = await sayHere();
	const place = { slug: letter.slug, record: letter.doc.id };
	const { previous, next } = await neighboursOf(req.payload, place, asked, reader);
	return (
		<nav className="desk-around" aria-label={say('Queue', '队列')}>
			<a className="desk-back" href={deskAddress(asked)}>
				{say(`Desk: ${say(tabLabels[asked.tab])}`, `工作台：${say(tabLabels[asked.tab])}`)}
			</a>
			{previous && (
				<a rel="prev" href={letterAddress(previous, asked)}>
					{say('Previous', '上一封')}
				</a>
			)}
			{next && (
				<a rel="next" href={letterAddress(next, asked)}>
					{say('Next', '下一封')}
				</a>
			)}
			<DeskKeys place="letter" from={queryFor(asked)} />
		</nav>
	);
}

async function Opened({ req, letter, asked }: { req: PayloadRequest; letter: OpenLetter; asked: Asked }) {
	const say = await sayHere();
	const { slug, doc } = letter;
	const now = Date.now();
	const reader = await readerOf(req);
	const entry = entryOf(slug, doc);
	const isReport = slug === 'problem-reports' && has(req.user);
	const [others, colleagues, facts, removable] = await Promise.all([
		othersFrom(req.payload, entry.email, entry, reader),
		colleaguesFor(req, slug),
		deskFacts(req, slug, doc.id),
		isReport ? removableReport(req, doc.id) : undefined,
		markOpened(req, letter),
	]);
	const from = queryFor(asked);
	const about = aboutOf(slug, doc);
	return (
		<>
			<Around req={req} letter={letter} asked={asked} reader={reader} />
			<div className="desk-open">
				<article aria-labelledby="desk-from">
					<header className="desk-letter-head">
						<p>
							<span className={`desk-kind desk-kind-${entry.kind}`}>{say(letterKinds[entry.kind].label)}</span>{' '}
							<time dateTime={entry.received_at}>{fullMoment(Date.parse(entry.received_at), say)}</time>{' '}
							<Marks row={{ ...entry, assignee_name: null }} promises={reader.promises} now={now} />
						</p>
						<h1 id="desk-from">{whoOf(doc)}</h1>
						{(entry.organisation || about) && <p>{[entry.organisation, about].filter(Boolean).join(' · ')}</p>}
					</header>
					<Undelivered req={req} doc={doc} />
					<AlsoHere address={`/api/desk/${slug}/${doc.id}/here`} />
					<LetterText letter={letter} now={now} />
					{slug === 'contact-messages' && <MeetingOfLetter req={req} reference={entry.reference} />}
					<div className="desk-act">
						<DoneButton letter={letter} from={from} />
					</div>
					<section id="answer" aria-labelledby="desk-conversation">
						<h2 id="desk-conversation" className="desk-hidden">
							{say('Since then', '此后')}
						</h2>
						<FirstNote doc={doc} />
						<LetterAnswer collection={slug} id={doc.id} from={from} facts={facts ?? null} />
						<NoteForm letter={letter} colleagues={colleagues} from={from} />
					</section>
				</article>
				<aside aria-label={say('About this letter', '关于此信')}>
					{slug === 'applications' && <StageOfLetter req={req} doc={doc} />}
					<LetterWork letter={letter} colleagues={colleagues} from={from} me={reader.id} />
					<LetterFacts letter={letter} user={req.user} />
					<Others others={others} asked={asked} />
					<LetterRest letter={letter} from={from} mayRemove={Boolean(removable)} />
				</aside>
			</div>
		</>
	);
}

/** A visitor's message with its tools: `/admin/desk/{collection}/{id}`. */
export async function LetterView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	const segments = Array.isArray(props.params?.segments) ? props.params.segments : [];
	const letter = await findLetter(req, segments[1], segments[2]);
	return (
		<DeskPage {...props} at={`/admin/${segments.map(encodeURIComponent).join('/')}`}>
			{letter ? (
				<Opened req={req} letter={letter} asked={askedOf(queryOf(props.searchParams))} />
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
