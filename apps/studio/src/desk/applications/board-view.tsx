import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has } from '../../access/roles.ts';
import { settings } from '../../settings.ts';
import { queryOf } from '../../views/query-of.ts';
import { StudioPage } from '../../views/studio-page.tsx';
import { sayHere } from '../../words/say-here.ts';
import { Board } from './board.tsx';
import { applicantTemplates, appliedJobs, cardsOf, mostCards } from './board-facts.ts';

async function Applications({ req, job }: { req: PayloadRequest; job: number }) {
	const say = await sayHere();
	const [cards, jobs, templates] = await Promise.all([cardsOf(req, job), appliedJobs(req), applicantTemplates(req)]);
	return (
		<>
			<form method="get" className="board-filter">
				<label htmlFor="board-job">{say('Job', '职位')}</label>
				<select id="board-job" name="job" defaultValue={job || ''}>
					<option value="">{say('All jobs', '所有职位')}</option>
					{jobs.map(({ id, title, count }) => (
						<option key={id} value={id}>
							{title} ({count})
						</option>
					))}
				</select>
				<button type="submit">{say('Show', '显示')}</button>
				<a href="/admin/collections/messages?where[or][0][and][0][kind][equals]=application">
					{say('All as a list', '以列表显示全部')}
				</a>
			</form>
			{cards.length === mostCards && (
				<p>
					{say(`These are the newest ${mostCards}; the list has all.`, `这是最新的 ${mostCards} 份；列表中有全部。`)}
				</p>
			)}
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
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const job = Math.trunc(Number(queryOf(props.searchParams).get('job'))) || 0;
	return (
		<StudioPage {...props} at="/admin/desk/applications" className="board-page">
			<h1>{say('Applications', '求职申请')}</h1>
			{has(req.user, 'recruiter') ? (
				<Applications req={req} job={job} />
			) : (
				<p>{say('Only recruiters and administrators see applications.', '只有招聘人员和管理员能看到求职申请。')}</p>
			)}
		</StudioPage>
	);
}
