import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import type { Release } from '../payload-types.ts';
import { formOutcome } from '../views/form-outcome.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseChanges } from './release-changes.tsx';
import { itemsOf, problemsOf } from './release-items.ts';
import { standingOf } from './standing.ts';

const Facts = ({ release }: { release: Release }) => {
	const say = use(sayHere());
	return (
		<>
			<p>
				<strong>{standingOf(release, say)}</strong>
				{say(`. Made by ${release.makerName}.`, `。创建者：${release.makerName}。`)}
				{release.liveAt &&
					say(
						` Live since ${momentInWords(release.liveAt, say)} (${release.liveBy}).`,
						`自 ${momentInWords(release.liveAt, say)} 起上线（${release.liveBy}）。`,
					)}
				{release.takenBackAt &&
					say(
						` Taken back ${momentInWords(release.takenBackAt, say)} (${release.takenBackBy}).`,
						`于 ${momentInWords(release.takenBackAt, say)} 撤回（${release.takenBackBy}）。`,
					)}
			</p>
			{release.note && <p>{release.note}</p>}
			{release.failure && (
				<p role="alert">
					{say(`It did not go live as scheduled: ${release.failure}`, `未能按计划上线：${release.failure}`)}
				</p>
			)}
		</>
	);
};

async function Items({ req, release }: { req: PayloadRequest; release: Release }) {
	const say = await sayHere();
	const items = itemsOf(release);
	const problems = problemsOf(release) ?? [];
	const removeAt = release.state === 'open' ? `/api/release/${release.id}/remove` : null;
	if (items.length === 0)
		return (
			<p>
				{say(
					'Nothing yet: open an item, change it, and choose this release beside its form.',
					'还没有内容：打开一项内容，修改它，然后在表单旁选择此发布批次。',
				)}
			</p>
		);
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

/** One release: its contents, its problems and the available actions. */
export async function ReleaseView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	const segments = Array.isArray(props.params?.segments) ? props.params.segments : [];
	const id = Number(segments[1]);
	const { done, problem } = formOutcome(props);
	const release = has(req.user, 'editor', ...overseers)
		? await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true })
		: null;
	return (
		<StudioPage {...props} at={`/admin/releases/${id}`} className="studio-releases">
			<p>
				<a href="/admin/releases">{say('All releases', '所有发布批次')}</a>
			</p>
			<h1>{release ? release.name : say('Release', '发布批次')}</h1>
			{done && <p role="status">{done}</p>}
			{problem && <p role="alert">{problem}</p>}
			{release ? (
				<>
					<Facts release={release} />
					<ReleaseActions req={req} release={release} />
					<h2>{say(`Changes in it: ${itemsOf(release).length}`, `其中的变更：${itemsOf(release).length}`)}</h2>
					<Items req={req} release={release} />
				</>
			) : (
				<p>{say('There is no such release, or it is not yours to see.', '没有这个发布批次，或者您无权查看。')}</p>
			)}
		</StudioPage>
	);
}
