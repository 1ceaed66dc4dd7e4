import { type Asked, letterAddress } from './asked.ts';
import { letterKinds } from './letter-kinds.ts';
import { dayOf, daysAway, fullMoment, shortMoment } from './moments.ts';
import { dueOf, type Promises } from './promises.ts';
import type { Row } from './read-desk.ts';

const initials = (name: string) =>
	name
		.split(/\s+/)
		.map(([letter = '']) => letter)
		.slice(0, 2)
		.join('')
		.toUpperCase();

/** What is special about it just now: overdue, back on its day, put aside, or perhaps from a machine. */
export function Marks({ row, promises, now }: { row: Row; promises: Promises; now: number }) {
	const due = dueOf(row, promises);
	const isOpen = row.state === 'new' || row.state === 'open';
	const followUp = row.follow_up_at ? Date.parse(row.follow_up_at) : undefined;
	const isWaitedFor = isOpen && (!row.handled_at || row.due_at);
	return (
		<>
			{isWaitedFor && due !== undefined && due < now && (
				<span className="desk-mark desk-late">Overdue since {dayOf(due)}</span>
			)}
			{isWaitedFor && due !== undefined && due >= now && due - now < 86_400_000 && (
				<span className="desk-mark">Due {daysAway(due, now)}</span>
			)}
			{isOpen && followUp !== undefined && (
				<span className="desk-mark">{followUp <= now ? 'Back today' : `Until ${dayOf(followUp)}`}</span>
			)}
			{row.state === 'done' && <span className="desk-mark">Done</span>}
			{row.suspected && row.state !== 'spam' && <span className="desk-mark">Perhaps a machine</span>}
		</>
	);
}

interface RowProps {
	row: Row;
	asked: Asked;
	promises: Promises;
	/** The person who looks at it. */
	me: number;
	now: number;
}

/** A letter in the queue reads as mail does: who, what about, first words, when, whose. */
export function DeskRow({ row, asked, promises, me, now }: RowProps) {
	const received = Date.parse(row.received_at);
	const isUnread = !row.opened_at;
	return (
		<li className={isUnread ? 'desk-item desk-unread' : 'desk-item'}>
			<span className={`desk-kind desk-kind-${row.kind}`}>{letterKinds[row.kind].label}</span>
			<a className="desk-who" href={letterAddress(row, asked)} data-desk-letter={`${row.slug}/${row.record}`}>
				{isUnread && <span className="desk-hidden">Unread: </span>}
				{row.who}
			</a>
			<span className="desk-firm">{row.organisation}</span>
			<span className="desk-words">
				{row.about && <b>{row.about}</b>}
				{row.about && row.opening && <span aria-hidden="true"> – </span>}
				{row.opening}
			</span>
			<span className="desk-marks">
				<Marks row={row} promises={promises} now={now} />
			</span>
			<span className="desk-whose">
				{row.assignee_name && (
					<abbr
						title={row.assignee === me ? 'Yours' : row.assignee_name}
						className={row.assignee === me ? 'desk-mine' : ''}
					>
						{initials(row.assignee_name)}
					</abbr>
				)}
			</span>
			<time dateTime={new Date(received).toISOString()} title={fullMoment(received)}>
				{shortMoment(received, now)}
			</time>
		</li>
	);
}
