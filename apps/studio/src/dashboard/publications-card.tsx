import type { FailedPublication } from '../schedule/failed-publications.ts';
import type { PlannedPublication } from '../schedule/planned-publications.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const time = (iso: string) => <time dateTime={iso}>{day.format(new Date(iso))} UTC</time>;

/** What goes live by itself, and what should have. */
export const PublicationsCard = ({
	planned,
	failed,
}: {
	planned: PlannedPublication[];
	failed: FailedPublication[];
}) => (
	<section className="studio-chart">
		<h2>Scheduled publications</h2>
		{failed.length > 0 && (
			<>
				<h3>Failed: {failed.length}</h3>
				<ul className="studio-list">
					{failed.map(({ id, type, title, path, reason, failedAt }) => (
						<li key={id}>
							<a href={path}>{title}</a> was not {type}ed, {time(failedAt)}: {reason}
						</li>
					))}
				</ul>
			</>
		)}
		<h3>Planned: {planned.length}</h3>
		<ul className="studio-list">
			{planned.map(({ id, type, title, path, at }) => (
				<li key={id}>
					<a href={path}>{title}</a>: {type}, {time(at)}
				</li>
			))}
		</ul>
	</section>
);
