import type { Payload } from 'payload';
import { use } from 'react';
import type { Erasure } from '../payload-types.ts';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';

export const recentErasures = async (payload: Payload): Promise<Erasure[]> =>
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
export const Erasures = ({ erasures }: { erasures: Erasure[] }) => {
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
