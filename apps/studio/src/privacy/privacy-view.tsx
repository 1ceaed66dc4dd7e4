import type { AdminViewServerProps, Payload } from 'payload';
import { use } from 'react';
import { has } from '../access/roles.ts';
import { kindName } from '../server/newest-items.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { aboutPerson } from './about-person.ts';
import { Erasures, recentErasures } from './erasures.tsx';
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
