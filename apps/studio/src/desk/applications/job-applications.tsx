import type { UIFieldServerProps } from 'payload';
import { has } from '../../access/roles.ts';
import { sayHere } from '../../words/say-here.ts';

/** Beside a job, for those who read applications: their number, and a link to them. */
export async function JobApplications({ id, req }: UIFieldServerProps) {
	const say = await sayHere();
	if (!id || !has(req.user, 'recruiter')) return null;
	const ofJob = [
		{ kind: { equals: 'application' } },
		{ itemKind: { equals: 'job' } },
		{ itemId: { equals: Number(id) } },
	];
	const count = async (...more: object[]) =>
		(await req.payload.count({ collection: 'messages', where: { and: [...ofJob, ...more] } as never })).totalDocs;
	const [all, fresh] = await Promise.all([count(), count({ stage: { equals: 'new' } })]);
	return (
		<div className="field-type">
			<p className="field-label">{say('Applications', '求职申请')}</p>
			{all === 0 ? (
				<p className="answer-help">{say('None yet.', '暂无。')}</p>
			) : (
				<a href={`/admin/desk/applications?job=${id}`}>
					{say(all === 1 ? '1 application' : `${all} applications`, `${all} 份求职申请`)}
					{fresh > 0 && say(`, ${fresh} new`, `，${fresh} 份新的`)}
				</a>
			)}
		</div>
	);
}
