import type { Payload } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { standingOf } from './standing.ts';

/** Scheduled, overdue and open releases. */
export async function ReleasesCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const where = { state: { in: ['open', 'scheduled'] } };
	const { docs } = await payload.find({ collection: 'releases', where, sort: ['at', '-id'], limit: 20, depth: 0 });
	if (docs.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="releases-card">
			<h2 id="releases-card">{say('Releases', '发布批次')}</h2>
			<ul className="studio-list">
				{docs.map((release) => (
					<li key={release.id}>
						<a href={`/admin/releases/${release.id}`}>{release.name}</a>: {standingOf(release, say)}
						{release.failure && ` (${release.failure})`}
					</li>
				))}
			</ul>
		</section>
	);
}
