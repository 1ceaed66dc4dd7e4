import type { Payload } from 'payload';
import type { Erasure } from '../payload-types.ts';

export const recentErasures = async (payload: Payload): Promise<Erasure[]> =>
	(await payload.find({ collection: 'erasures', sort: '-createdAt', limit: 20, depth: 1 })).docs;

const byWhom = ({ by }: Erasure) => (typeof by === 'object' && by ? by.name : 'a former colleague');

const onSite = ({ doneAt, onSite: count, lastError }: Erasure) =>
	doneAt
		? `the site deleted ${count ?? 0} on ${doneAt.slice(0, 10)}`
		: `the site has not answered yet and is asked again${lastError ? ` (${lastError})` : ''}`;

/** List of erasures: who deleted what, and whether the sites have done it too. */
export const Erasures = ({ erasures }: { erasures: Erasure[] }) =>
	erasures.length > 0 && (
		<section>
			<h2>Deleted so far</h2>
			<ul className="studio-list">
				{erasures.map((erasure) => (
					<li key={erasure.id}>
						{erasure.createdAt.slice(0, 10)}, {byWhom(erasure)}: {erasure.submissions} submissions here;{' '}
						{onSite(erasure)}
					</li>
				))}
			</ul>
		</section>
	);
