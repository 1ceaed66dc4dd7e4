import type { Payload } from 'payload';
import { sayHere } from '../words/say-here.ts';
import { currentSnapshot } from './current.ts';

/** Lists content that is published in the studio but not on the site, with reasons. */
export async function NotOnSiteCard({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const list = [...(await currentSnapshot(payload)).values()].flatMap(({ notOnSite }) => notOnSite);
	if (list.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="not-on-site">
			<h2 id="not-on-site">{say('Not on the site', '不在网站上')}</h2>
			<ul className="studio-list">
				{list.map(({ slug, id, title, reason, hasFormer }) => (
					<li key={`${slug}/${id}`}>
						<a href={id ? `/admin/collections/${slug}/${id}` : `/admin/globals/${slug}`}>{title}</a>: {reason}{' '}
						{hasFormer && say('The version before it is shown instead.', '网站改为显示之前的版本。')}
					</li>
				))}
			</ul>
		</section>
	);
}
