import type { AdminViewServerProps, Payload } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import type { Erasure } from '../payload-types.ts';
import { kindName } from '../server/newest-items.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { aboutPerson } from './about-person.ts';
import { searchedPersons } from './searched-persons.ts';

/** Export and deletion by person, for administrators. */
export async function PrivacyView(props: AdminViewServerProps) {
	const say = await sayHere();
	const { req } = props.initPageResult;
	const asked = queryOf(props.searchParams);
	const email = searchedPersons.find(asked.get('person') ?? '', Number(req.user?.id)) ?? '';
	const deleted = asked.get('deleted');
	const isAllowed = has(req.user);
	const found = isAllowed && email ? await aboutPerson(req.payload, email) : undefined;
	return (
		<StudioPage {...props} at="/admin/privacy">
			<h1>{say('Privacy requests', '隐私请求')}</h1>
			{isAllowed ? (
				<>
					<p>
						{say(
							'Find everything that a person sent us, hand it over, or delete it for good.',
							'查找某人发给我们的所有内容，交给本人或永久删除。',
						)}
					</p>
					{deleted && (
						<p role="status">
							{say(
								`${deleted} submissions were deleted, with their emails and files.`,
								`已删除 ${deleted} 项提交，包括其电子邮件和文件。`,
							)}
						</p>
					)}
					<form method="post" action="/api/privacy/find" className="studio-form">
						<label>
							{say('Email address ', '电子邮箱地址')}
							<input type="email" name="email" required defaultValue={email} />
						</label>
						<button type="submit">{say('Find', '查找')}</button>
					</form>
					{found && (
						<Found
							payload={req.payload}
							email={email}
							counts={Object.entries(found).map(([name, docs]) => [name, docs.length])}
						/>
					)}
					<Erasures erasures={await recentErasures(req.payload)} />
				</>
			) : (
				<p>{say('Only administrators work on privacy requests.', '只有管理员处理隐私请求。')}</p>
			)}
		</StudioPage>
	);
}

function Found({ payload, email, counts }: { payload: Payload; email: string; counts: [string, number][] }) {
	const say = use(sayHere());
	return (
		<>
			<ul>
				{counts.map(([name, count]) => (
					<li key={name}>
						{kindName(payload, name, say)}
						{say(': ', '：')}
						{count}
					</li>
				))}
			</ul>
			{counts.some(([name, count]) => name === 'problem-reports' && count > 0) && (
				<p>
					{say(
						'Problem reports are handed over with the rest, and never deleted: the law on medical devices wants them kept for years. Tell the person so.',
						'问题报告与其他内容一并交出，但从不删除：医疗器械法规要求保存多年。请告知本人。',
					)}
				</p>
			)}
			<form method="post" action="/api/privacy/export" className="studio-form">
				<input type="hidden" name="email" value={email} />
				<button type="submit">{say('Download everything about this person', '下载此人的全部内容')}</button>
			</form>
			<form method="post" action="/api/privacy/delete" className="studio-form">
				<input type="hidden" name="email" value={email} />
				<label>
					<input type="checkbox" required />
					{say(
						' Delete everything about this person but problem reports; it cannot be undone',
						'删除此人除问题报告外的全部内容；无法撤销',
					)}
				</label>
				<button type="submit">{say('Delete', '删除')}</button>
			</form>
		</>
	);
}

const recentErasures = async (payload: Payload): Promise<Erasure[]> =>
	(await payload.find({ collection: 'erasures', sort: '-createdAt', limit: 20, depth: 1 })).docs;

const byWhom = ({ by }: Erasure, say: Say) =>
	typeof by === 'object' && by ? by.name : say('a former colleague', '一位前同事');

const onSite = ({ doneAt, onSite: count, lastError }: Erasure, say: Say) =>
	doneAt
		? say(
				`the site deleted ${count ?? 0} on ${doneAt.slice(0, 10)}`,
				`网站已于 ${doneAt.slice(0, 10)} 删除 ${count ?? 0} 项`,
			)
		: say(
				`the site has not answered yet and is asked again${lastError ? ` (${lastError})` : ''}`,
				`网站尚未响应，会再次请求${lastError ? ` (${lastError})` : ''}`,
			);

/** List of erasures: who deleted what, and whether the sites have done it too. */
const Erasures = ({ erasures }: { erasures: Erasure[] }) => {
	const say = use(sayHere());
	return (
		erasures.length > 0 && (
			<section>
				<h2>{say('Deleted so far', '迄今已删除')}</h2>
				<ul className="studio-list">
					{erasures.map((erasure) => (
						<li key={erasure.id}>
							{say(
								`${erasure.createdAt.slice(0, 10)}, ${byWhom(erasure, say)}: ${erasure.submissions} submissions here; ${onSite(erasure, say)}`,
								`${erasure.createdAt.slice(0, 10)}，${byWhom(erasure, say)}：此处 ${erasure.submissions} 项提交；${onSite(erasure, say)}`,
							)}
						</li>
					))}
				</ul>
			</section>
		)
	);
};
