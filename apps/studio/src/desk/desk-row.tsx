import { use } from 'react';
import { messageKinds } from '../inbox/message-kinds.ts';
import { dayInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { type Asked, addressIn } from './asked.ts';
import { manyForm } from './many-bar.tsx';
import { daysAway, fullMoment, shortMoment } from './moments.ts';
import type { Row } from './queue.ts';
import { dueOf, type ResponseTimes } from './response-times.ts';

const initials = (name: string) =>
	name
		.split(/\s+/)
		.map(([letter = '']) => letter)
		.slice(0, 2)
		.join('')
		.toUpperCase();

/** Marks of a row: overdue, due soon, put aside, back, done or suspected spam. */
export function Marks({ row, times, now }: { row: Row; times: ResponseTimes; now: number }) {
	const say = use(sayHere());
	const due = dueOf(row, times);
	const isOpen = row.status === 'new' || row.status === 'in-progress';
	const followUp = row.follow_up_at ? Date.parse(row.follow_up_at) : undefined;
	const isWaitedFor = isOpen && (!row.handled_at || row.due_at);
	return (
		<>
			{isWaitedFor && due !== undefined && due < now && (
				<span className="desk-mark desk-late">
					{say(`Overdue since ${dayInWords(due, say)}`, `自 ${dayInWords(due, say)} 起逾期`)}
				</span>
			)}
			{isWaitedFor && due !== undefined && due >= now && due - now < 86_400_000 && (
				<span className="desk-mark">{say(`Due ${daysAway(due, now, say)}`, `${daysAway(due, now, say)}到期`)}</span>
			)}
			{isOpen && followUp !== undefined && (
				<span className="desk-mark">
					{followUp <= now
						? say('Back today', '今天回到工作台')
						: say(`Until ${dayInWords(followUp, say)}`, `至 ${dayInWords(followUp, say)}`)}
				</span>
			)}
			{row.status === 'done' && <span className="desk-mark">{say('Done', '已完成')}</span>}
			{row.suspected && row.status !== 'spam' && (
				<span className="desk-mark">{say('Perhaps a machine', '疑似机器')}</span>
			)}
		</>
	);
}

interface RowProps {
	row: Row;
	asked: Asked;
	times: ResponseTimes;
	/** Id of the current user. */
	me: number;
	now: number;
}

/** A row as in a mail program: sender, subject, first words, time, assignee. */
export function DeskRow({ row, asked, times, me, now }: RowProps) {
	const say = use(sayHere());
	const received = Date.parse(row.received_at);
	const isUnread = !row.opened_at;
	return (
		<li className={isUnread ? 'desk-item desk-unread' : 'desk-item'}>
			<input
				className="desk-tick"
				type="checkbox"
				name="reference"
				value={row.reference}
				form={manyForm}
				aria-label={say(`Tick ${row.who}`, `勾选 ${row.who}`)}
			/>
			<span className={`desk-kind desk-kind-${row.kind}`}>{say(messageKinds[row.kind].label)}</span>
			<a className="desk-who" href={addressIn(asked, row.reference)} data-desk-letter={row.reference}>
				{isUnread && <span className="desk-hidden">{say('Unread: ', '未读：')}</span>}
				{row.who}
			</a>
			<span className="desk-firm">{row.organization}</span>
			<span className="desk-words">
				{row.about && <b>{row.about}</b>}
				{row.about && row.opening && <span aria-hidden="true"> – </span>}
				{row.opening}
			</span>
			<span className="desk-marks">
				<Marks row={row} times={times} now={now} />
			</span>
			<span className="desk-whose">
				{row.assignee_name && (
					<abbr
						title={row.assignee === me ? say('Yours', '归您') : row.assignee_name}
						className={row.assignee === me ? 'desk-mine' : ''}
					>
						{initials(row.assignee_name)}
					</abbr>
				)}
			</span>
			<time dateTime={new Date(received).toISOString()} title={fullMoment(received, say)}>
				{shortMoment(received, now, say)}
			</time>
		</li>
	);
}
