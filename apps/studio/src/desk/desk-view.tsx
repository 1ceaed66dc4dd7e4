import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { queryOf } from '../views/query-of.ts';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { type Asked, askedOf, deskAddress, isFiltered, queryFor, tabLabels, tabs } from './asked.ts';
import { DeskFilters, SavedViews } from './desk-filters.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskPage } from './desk-page.tsx';
import { DeskRow } from './desk-row.tsx';
import { ManyBar } from './many-bar.tsx';
import { type Counts, choicesOf, countQueue, perPage, readerOf, readQueue } from './queue.ts';
import { savedViews } from './saved-views.ts';

const number = new Intl.NumberFormat('en');

const Tabs = ({ asked, counts }: { asked: Asked; counts: Counts }) => {
	const say = use(sayHere());
	return (
		<nav className="desk-tabs" aria-label={say('Queues', '队列')}>
			{tabs
				.filter((tab) => tab !== 'spam' || counts.spam > 0 || asked.tab === 'spam')
				.map((tab) => (
					<a
						key={tab}
						href={deskAddress({ ...asked, tab, page: 1 })}
						aria-current={tab === asked.tab ? 'page' : undefined}
					>
						{say(tabLabels[tab])} <span>{number.format(counts[tab])}</span>
					</a>
				))}
		</nav>
	);
};

const empty: Record<Asked['tab'], Said> = {
	new: { en: 'Nothing new. Everything has been taken up.', zh: '没有新来信，均已处理。' },
	mine: { en: 'Nothing is waiting for you.', zh: '没有等待您处理的来信。' },
	all: { en: 'Nobody has written yet.', zh: '还没有人来信。' },
	done: { en: 'Nothing is done yet.', zh: '还没有已完成的来信。' },
	spam: { en: 'No spam.', zh: '没有垃圾信息。' },
};

function Pages({ asked, total }: { asked: Asked; total: number }) {
	const say = use(sayHere());
	const last = Math.ceil(total / perPage);
	if (last <= 1) return null;
	const from = (asked.page - 1) * perPage + 1;
	return (
		<nav className="desk-pages" aria-label={say('Pages', '分页')}>
			{asked.page > 1 && (
				<a href={deskAddress({ ...asked, page: asked.page - 1 })} rel="prev">
					{say('Newer', '较新')}
				</a>
			)}
			<span>
				{say(
					`${number.format(from)}–${number.format(Math.min(total, from + perPage - 1))} of ${number.format(total)}`,
					`第 ${number.format(from)}–${number.format(Math.min(total, from + perPage - 1))} 封，共 ${number.format(total)} 封`,
				)}
			</span>
			{asked.page < last && (
				<a href={deskAddress({ ...asked, page: asked.page + 1 })} rel="next">
					{say('Older', '较早')}
				</a>
			)}
		</nav>
	);
}

async function Queue({ req, asked }: { req: PayloadRequest; asked: Asked }) {
	const say = await sayHere();
	const { payload } = req;
	const reader = await readerOf(req);
	const [first, counts, choices, views] = await Promise.all([
		readQueue(payload, asked, reader),
		countQueue(payload, asked, reader),
		choicesOf(payload, reader),
		savedViews(req),
	]);
	const last = Math.max(1, Math.ceil(counts[asked.tab] / perPage));
	// An old address may name a page that is no longer there.
	const rows = asked.page > last ? await readQueue(payload, { ...asked, page: last }, reader) : first;
	const now = Date.now();
	return (
		<>
			<header className="desk-head">
				<h1>{say('Desk', '工作台')}</h1>
				{reader.kinds.includes('application') && (
					<a href="/admin/desk/applications">{say('Applications by stage', '求职申请（按阶段）')}</a>
				)}
				<DeskKeys place="list" from={queryFor(asked)} />
			</header>
			<DeskFilters asked={asked} choices={choices} reader={reader} />
			<SavedViews asked={asked} views={views} />
			<Tabs asked={asked} counts={counts} />
			{rows.length === 0 ? (
				<p className="desk-empty">
					{isFiltered(asked) ? say('Nothing here is like that.', '没有符合条件的来信。') : say(empty[asked.tab])}
				</p>
			) : (
				<>
					<ManyBar from={queryFor(asked)} />
					<ol className="desk-list">
						{rows.map((row) => (
							<DeskRow key={row.reference} row={row} asked={asked} times={reader.times} me={reader.id} now={now} />
						))}
					</ol>
				</>
			)}
			<Pages asked={{ ...asked, page: Math.min(asked.page, last) }} total={counts[asked.tab]} />
		</>
	);
}

/** All messages from visitors in one list, as far as the user may read them. */
export async function DeskView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	const { kinds } = await readerOf(req);
	return (
		<DeskPage {...props} at="/admin/desk">
			{kinds.length > 0 ? (
				<Queue req={req} asked={askedOf(queryOf(props.searchParams))} />
			) : (
				<>
					<h1>{say('Desk', '工作台')}</h1>
					<p>
						{say(
							'What visitors send is read by the roles Sales, Recruiter and Quality, and by administrators.',
							'访客发来的内容由销售、招聘和质量角色以及管理员阅读。',
						)}
					</p>
				</>
			)}
		</DeskPage>
	);
}
