import type { Payload } from 'payload';
import { currentSnapshot } from './current.ts';

/** Published in the studio, yet not on the site as it stands: what, and why. */
export async function NotOnSiteCard({ payload }: { payload: Payload }) {
	const list = [...(await currentSnapshot(payload)).values()].flatMap(({ notOnSite }) => notOnSite);
	if (list.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="not-on-site">
			<h2 id="not-on-site">Not on the site</h2>
			<ul className="studio-list">
				{list.map(({ slug, id, title, reason, hasFormer }) => (
					<li key={`${slug}/${id}`}>
						<a href={id ? `/admin/collections/${slug}/${id}` : `/admin/globals/${slug}`}>{title}</a>: {reason}{' '}
						{hasFormer && 'The version before it is shown instead.'}
					</li>
				))}
			</ul>
		</section>
	);
}
