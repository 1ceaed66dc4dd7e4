import type { Payload } from 'payload';
import { failedPublications } from '../schedule/failed-publications.ts';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';

/** Scheduled publications that failed, until they are done in another way. */
export async function FailedCard({ payload }: { payload: Payload }) {
	const [say, failed] = await Promise.all([sayHere(), failedPublications(payload)]);
	if (failed.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="failed-publications">
			<h2 id="failed-publications">
				{say('Scheduled, but failed', '预约失败')} <span className="studio-badge">{failed.length}</span>
			</h2>
			<ul className="studio-list">
				{failed.map(({ id, type, title, path, reason, failedAt }) => (
					<li key={id}>
						<a href={path}>{title}</a>
						{type === 'publish'
							? say(' was not published, ', '发布失败，')
							: say(' was not unpublished, ', '取消发布失败，')}
						<time dateTime={failedAt}>{momentInWords(failedAt, say)}</time>: {reason}
					</li>
				))}
			</ul>
		</section>
	);
}
