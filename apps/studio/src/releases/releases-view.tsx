import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { itemsOf } from './release-items.ts';
import { standingOf } from './standing.ts';

async function All({ req }: { req: PayloadRequest }) {
	const { docs } = await req.payload.find({ collection: 'releases', sort: '-updatedAt', limit: 200, depth: 0 });
	if (docs.length === 0) return <p>There is none yet. Name the first one below.</p>;
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">Release</th>
					<th scope="col">Where it stands</th>
					<th scope="col">Changes</th>
					<th scope="col">Made by</th>
				</tr>
			</thead>
			<tbody>
				{docs.map((release) => (
					<tr key={release.id}>
						<th scope="row">
							<a href={`/admin/releases/${release.id}`}>{release.name}</a>
						</th>
						<td>{standingOf(release)}</td>
						<td>{itemsOf(release).length}</td>
						<td>{release.makerName}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const NewRelease = () => (
	<form method="post" action="/api/release" className="studio-lots-form">
		<h2>New release</h2>
		<label htmlFor="release-name">Name</label>
		<input id="release-name" type="text" name="name" required maxLength={200} />
		<label htmlFor="release-note">Note for colleagues</label>
		<textarea id="release-note" name="note" rows={3} maxLength={5000} />
		<button type="submit">Make it</button>
	</form>
);

/** All releases, the one that was changed last first. */
export function ReleasesView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const { done, problem } = saidTo(props);
	return (
		<StudioPage {...props} at="/admin/releases" className="studio-releases">
			<h1>Releases</h1>
			<p>Changes of several items that go on the site at one moment, and can be taken back together.</p>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<>
					<All req={req} />
					<NewRelease />
				</>
			) : (
				<p>Only who publishes content sees releases.</p>
			)}
		</StudioPage>
	);
}
