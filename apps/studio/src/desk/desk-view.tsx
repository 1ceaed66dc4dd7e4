import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { queryOf } from '../views/query-of.ts';
import { type Asked, askedOf, deskAddress, isFiltered, queryFor, tabLabels, tabs } from './asked.ts';
import { DeskFilters, SavedViews } from './desk-filters.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskPage } from './desk-page.tsx';
import { DeskRow } from './desk-row.tsx';
import { type Counts, choicesOf, countDesk, perPage, readDesk } from './read-desk.ts';
import { readerOf } from './reader-of.ts';
import { savedViews } from './saved-views.ts';

const number = new Intl.NumberFormat('en');

const Tabs = ({ asked, counts }: { asked: Asked; counts: Counts }) => (
	<nav className="desk-tabs" aria-label="Queues">
		{tabs
			.filter((tab) => tab !== 'spam' || counts.spam > 0 || asked.tab === 'spam')
			.map((tab) => (
				<a
					key={tab}
					href={deskAddress({ ...asked, tab, page: 1 })}
					aria-current={tab === asked.tab ? 'page' : undefined}
				>
					{tabLabels[tab]} <span>{number.format(counts[tab])}</span>
				</a>
			))}
	</nav>
);

const empty: Record<Asked['tab'], string> = {
	new: 'Nothing new. Everything has been taken up.',
	mine: 'Nothing is waiting for you.',
	all: 'Nobody has written yet.',
	done: 'Nothing is done yet.',
	spam: 'No spam.',
};

function Pages({ asked, total }: { asked: Asked; total: number }) {
	const last = Math.ceil(total / perPage);
	if (last <= 1) return null;
	const from = (asked.page - 1) * perPage + 1;
	return (
		<nav className="desk-pages" aria-label="Pages">
			{asked.page > 1 && (
				<a href={deskAddress({ ...asked, page: asked.page - 1 })} rel="prev">
					Newer
				</a>
			)}
			<span>
				{number.format(from)}–{number.format(Math.min(total, from + perPage - 1))} of {number.format(total)}
			</span>
			{asked.page < last && (
				<a href={deskAddress({ ...asked, page: asked.page + 1 })} rel="next">
					Older
				</a>
			)}
		</nav>
	);
}

async function Queue({ req, asked }: { req: PayloadRequest; asked: Asked }) {
	const { payload } = req;
	const reader = await readerOf(req);
	const [rows, counts, choices, views] = await Promise.all([
		readDesk(payload, asked, reader),
		countDesk(payload, asked, reader),
		choicesOf(payload, reader),
		savedViews(req),
	]);
	const now = Date.now();
	return (
		<>
			<header className="desk-head">
				<h1>Desk</h1>
				<DeskKeys place="list" from={queryFor(asked)} />
			</header>
			<DeskFilters asked={asked} choices={choices} reader={reader} />
			<SavedViews asked={asked} views={views} />
			<Tabs asked={asked} counts={counts} />
			{rows.length === 0 ? (
				<p className="desk-empty">{isFiltered(asked) ? 'Nothing here is like that.' : empty[asked.tab]}</p>
			) : (
				<ol className="desk-list">
					{rows.map((row) => (
						<DeskRow
							key={`${row.slug}-${row.record}`}
							row={row}
							asked={asked}
							promises={reader.promises}
							me={reader.id}
							now={now}
						/>
					))}
				</ol>
			)}
			<Pages asked={asked} total={counts[asked.tab]} />
		</>
	);
}

/** Everything that visitors send, in one queue, as far as each colleague may read it. */
export async function DeskView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const { slugs } = await readerOf(req);
	return (
		<DeskPage {...props} at="/admin/desk">
			{slugs.length > 0 ? (
				<Queue req={req} asked={askedOf(queryOf(props.searchParams))} />
			) : (
				<>
					<h1>Desk</h1>
					<p>What visitors send is read by the roles Sales, Recruiter and Quality, and by administrators.</p>
				</>
			)}
		</DeskPage>
	);
}
