import { use } from 'react';
import type { FailedPublication } from '../schedule/failed-publications.ts';
import type { PlannedPublication } from '../schedule/planned-publications.ts';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';

const Time = ({ at }: { at: string }) => <time dateTime={at}>{momentInWords(at, use(sayHere()))}</time>;

const acts = { publish: { en: 'publish', zh: '发布' }, unpublish: { en: 'unpublish', zh: '取消发布' } } as const;

/** Planned publications, and those that failed. */
export const PublicationsCard = ({
	planned,
	failed,
}: {
	planned: PlannedPublication[];
	failed: FailedPublication[];
}) => {
	const say = use(sayHere());
	return (
		<section className="studio-chart">
			<h2>{say('Scheduled publications', '预约发布')}</h2>
			{failed.length > 0 && (
				<>
					<h3>{say(`Failed: ${failed.length}`, `失败：${failed.length}`)}</h3>
					<ul className="studio-list">
						{failed.map(({ id, type, title, path, reason, failedAt }) => (
							<li key={id}>
								<a href={path}>{title}</a>
								{say(` was not ${type}ed, `, `${acts[type].zh}失败，`)}
								<Time at={failedAt} />: {reason}
							</li>
						))}
					</ul>
				</>
			)}
			<h3>{say(`Planned: ${planned.length}`, `已计划：${planned.length}`)}</h3>
			<ul className="studio-list">
				{planned.map(({ id, type, title, path, at }) => (
					<li key={id}>
						<a href={path}>{title}</a>: {say(acts[type])}, <Time at={at} />
					</li>
				))}
			</ul>
		</section>
	);
};
