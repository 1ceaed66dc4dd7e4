import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import type { Release } from '../payload-types.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseChanges } from './release-changes.tsx';
import { itemsOf, problemsOf } from './release-items.ts';
import { standingOf } from './standing.ts';

const Facts = ({ release }: { release: Release }) => (
	<>
		<p>
			<strong>{standingOf(release)}</strong>. Made by {release.makerName}.
			{release.liveAt && ` Live since ${release.liveAt.slice(0, 16).replace('T', ' ')} UTC (${release.liveBy}).`}
			{release.takenBackAt &&
				` Taken back ${release.takenBackAt.slice(0, 16).replace('T', ' ')} UTC (${release.takenBackBy}).`}
		</p>
		{release.note && <p>{release.note}</p>}
		{release.failure && <p role="alert">It did not go live as scheduled: {release.failure}</p>}
	</>
);

async function Items({ req, release }: { req: PayloadRequest; release: Release }) {
	const items = itemsOf(release);
	const problems = problemsOf(release) ?? [];
	const removeAt = release.state === 'open' ? `/api/release/${release.id}/remove` : null;
	if (items.length === 0) return <p>Nothing yet: open an item, change it, and choose this release beside its form.</p>;
	return items.map((item) => (
		<ReleaseChanges
			key={item.key}
			req={req}
			item={item}
			problem={problems.find(({ key }) => key === item.key)}
			removeAt={removeAt}
		/>
	));
}

/** One release: what is in it, what is wrong with it, and what can be done. */
export async function ReleaseView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const segments = Array.isArray(props.params?.segments) ? props.params.segments : [];
	const id = Number(segments[1]);
	const { done, problem } = saidTo(props);
	const release = has(req.user, 'editor', ...overseers)
		? await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true })
		: null;
	return (
		<StudioPage {...props} at={`/admin/releases/${id}`} className="studio-releases">
			<p>
				<a href="/admin/releases">All releases</a>
			</p>
			<h1>{release ? release.name : 'Release'}</h1>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{release ? (
				<>
					<Facts release={release} />
					<ReleaseActions req={req} release={release} />
					<h2>Changes in it: {itemsOf(release).length}</h2>
					<Items req={req} release={release} />
				</>
			) : (
				<p>There is no such release, or it is not yours to see.</p>
			)}
		</StudioPage>
	);
}
