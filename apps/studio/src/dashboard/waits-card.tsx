import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { waitingTime } from '../approval/waiting-time.ts';
import { readerOf, readQueue } from '../desk/queue.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { sayHere } from '../words/say-here.ts';
import { NewsList } from './news-list.tsx';
import { overdueMessages, toApprove, unreadNews, waitingMessages } from './waiting.ts';

interface Handed {
	href: string;
	who: string;
	about: string;
	/** The colleague who assigned it. */
	by: string;
}

const most = 8;

/** The user's open messages that a colleague assigned to them, newest first. */
async function handedTo(payload: Payload, user: TypedUser): Promise<Handed[]> {
	const mine = await readQueue(payload, { tab: 'mine', words: '', page: 1 }, await readerOf({ payload, user }));
	if (mine.length === 0) return [];
	const items = sql.join(
		mine.map(({ slug, id }) => sql`(${slug}::text, ${String(id)}::text)`),
		sql`, `,
	);
	const { rows } = await payload.db.drizzle.execute<{ kind: string; item: string; person: number; name: string }>(sql`
		select distinct on (kind, item) kind, item, person, name from trail.changes
		where (kind, item) in (${items}) and changes @> '[{"path": "assignee"}]' order by kind, item, id desc`);
	const handing = new Map(rows.map(({ kind, item, person, name }) => [`${kind} ${item}`, { person, name }]));
	return mine
		.flatMap(({ slug, id, reference, who, about }) => {
			const by = handing.get(`${slug} ${id}`);
			if (!by?.person || by.person === Number(user.id)) return [];
			return { href: messageAddress(reference), who, about, by: by.name };
		})
		.slice(0, most);
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
	return count === 0 ? null : (
		<div>
			<h3>
				{title} <span className="studio-badge">{count}</span>
			</h3>
			<ul className="studio-waits">{children}</ul>
		</div>
	);
}

/** The open work of a person, each part only while there is something in it. */
export async function WaitsCard({ payload, user }: { payload: Payload; user: TypedUser }) {
	const [say, messages, overdue, approvals, news] = await Promise.all([
		sayHere(),
		waitingMessages(payload, user),
		overdueMessages(payload, user),
		toApprove(payload, user),
		unreadNews(payload, user),
	]);
	const handed = messages.mine > 0 ? await handedTo(payload, user) : [];
	// The list behind it has those of colleagues, too.
	const late = overdue.all;
	const figures = [
		{
			value: late,
			label: say(late === 1 ? 'answer is overdue' : 'answers are overdue', '封回复逾期'),
			href: '/admin/desk?tab=all&age=overdue',
			isLate: true,
		},
		{
			value: messages.mine,
			label: say(messages.mine === 1 ? 'letter is yours' : 'letters are yours', '封信由您处理'),
			href: '/admin/desk?tab=mine',
		},
		{
			value: messages.new,
			label: say(messages.new === 1 ? 'letter nobody has taken' : 'letters nobody has taken', '封信无人处理'),
			href: '/admin/desk?tab=new',
		},
	].filter(({ value }) => value > 0);
	if (figures.length + approvals.length + news.mentions.length + news.refusals.length === 0)
		return <p className="studio-nothing-waits">{say('Nothing waits for you.', '没有等待您处理的事项。')}</p>;
	return (
		<section className="studio-chart" aria-labelledby="waits-for-you">
			<h2 id="waits-for-you">{say('Waits for you', '等待您处理')}</h2>
			{figures.length > 0 && (
				<div className="studio-figures">
					{figures.map(({ value, label, href, isLate }) => (
						<a key={href} href={href} data-late={isLate}>
							<strong>{value}</strong> {label}
						</a>
					))}
				</div>
			)}
			<NewsList {...news} />
			<Part title={say('Handed to you', '转交给您')} count={handed.length}>
				{handed.map(({ href, who, about, by }) => (
					<li key={href}>
						<span>
							<a href={href}>{who}</a>
							{about && `, ${about}`}
							{say(`, by ${by}`, `，由 ${by} 转交`)}
						</span>
					</li>
				))}
			</Part>
			<Part title={say('Waiting for your approval', '等待您审批')} count={approvals.length}>
				{approvals.map(({ id, title, proposerName, createdAt }) => (
					<li key={id}>
						<span>
							<a href={`/admin/approvals#proposal-${id}`}>{title}</a>
							{say(
								`: ${proposerName}, for ${waitingTime(createdAt, say)}`,
								`：${proposerName}，已等待 ${waitingTime(createdAt, say)}`,
							)}
						</span>
					</li>
				))}
			</Part>
		</section>
	);
}
