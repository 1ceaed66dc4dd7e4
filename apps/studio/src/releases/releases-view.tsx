import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { formOutcome } from '../views/form-outcome.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { itemsOf } from './release-items.ts';
import { standingOf } from './standing.ts';

async function All({ req }: { req: PayloadRequest }) {
	const say = await sayHere();
	const { docs } = await req.payload.find({ collection: 'releases', sort: '-updatedAt', limit: 200, depth: 0 });
	if (docs.length === 0)
		return <p>{say('There is none yet. Name the first one below.', '还没有。请在下面为第一个命名。')}</p>;
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('Release', '发布批次')}</th>
					<th scope="col">{say('Where it stands', '状态')}</th>
					<th scope="col">{say('Changes', '变更')}</th>
					<th scope="col">{say('Made by', '创建者')}</th>
				</tr>
			</thead>
			<tbody>
				{docs.map((release) => (
					<tr key={release.id}>
						<th scope="row">
							<a href={`/admin/releases/${release.id}`}>{release.name}</a>
						</th>
						<td>{standingOf(release, say)}</td>
						<td>{itemsOf(release).length}</td>
						<td>{release.makerName}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const NewRelease = () => {
	const say = use(sayHere());
	return (
		<form method="post" action="/api/release" className="studio-lots-form">
			<h2>{say('New release', '新的发布批次')}</h2>
			<label htmlFor="release-name">{say('Name', '名称')}</label>
			<input id="release-name" type="text" name="name" required maxLength={200} />
			<label htmlFor="release-note">{say('Note for colleagues', '给同事的备注')}</label>
			<textarea id="release-note" name="note" rows={3} maxLength={5000} />
			<button type="submit">{say('Make it', '创建')}</button>
		</form>
	);
};

/** All releases, the most recently changed first. */
export function ReleasesView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const { done, problem } = formOutcome(props);
	return (
		<StudioPage {...props} at="/admin/releases" className="studio-releases">
			<h1>{say('Releases', '发布批次')}</h1>
			<p>
				{say(
					'Changes of several items that go on the site at one moment, and can be taken back together.',
					'在同一时刻上线、并可一同撤回的多项变更。',
				)}
			</p>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<>
					<All req={req} />
					<NewRelease />
				</>
			) : (
				<p>{say('Only who publishes content sees releases.', '只有发布内容的人才能看到发布批次。')}</p>
			)}
		</StudioPage>
	);
}
