import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has } from '../../access/roles.ts';
import { settings } from '../../settings.ts';
import { queryOf } from '../../views/query-of.ts';
import { StudioPage } from '../../views/studio-page.tsx';
import { Board } from './board.tsx';
import { appliedJobs, cardsOf, letterTemplates, mostCards } from './board-facts.ts';

async function Applications({ req, job }: { req: PayloadRequest; job: number }) {
	const [cards, jobs, templates] = await Promise.all([cardsOf(req, job), appliedJobs(req), letterTemplates(req)]);
	return (
		<>
			<form method="get" className="board-filter">
				<label htmlFor="board-job">Job</label>
				<select id="board-job" name="job" defaultValue={job || ''}>
					<option value="">All jobs</option>
					{jobs.map(({ id, title, count }) => (
						<option key={id} value={id}>
							{title} ({count})
						</option>
					))}
				</select>
				<button type="submit">Show</button>
				<a href="/admin/collections/applications">All as a list</a>
			</form>
			{cards.length === mostCards && <p>These are the newest {mostCards}; the list has all.</p>}
			<Board
				key={job}
				cards={cards}
				templates={templates.map(({ id, name }) => ({ id, name }))}
				hasMailServer={Boolean(settings.mail.smtpUrl)}
				isOfOneJob={job > 0}
				now={Date.now()}
			/>
		</>
	);
}

/** Applications by stage: columns to drag between, or one stage at a time on a phone. */
export function BoardView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const job = Math.trunc(Number(queryOf(props.searchParams).get('job'))) || 0;
	return (
		<StudioPage {...props} at="/admin/desk/applications" className="board-page">
			<h1>Applications</h1>
			{has(req.user, 'recruiter') ? (
				<Applications req={req} job={job} />
			) : (
				<p>Only recruiters and administrators see applications.</p>
			)}
		</StudioPage>
	);
}
