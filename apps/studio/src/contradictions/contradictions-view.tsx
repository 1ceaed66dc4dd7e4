import type { AdminViewServerProps, Payload } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { findContradictions } from './find-contradictions.ts';

async function Contradictions({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const all = await findContradictions(payload);
	if (!all)
		return (
			<p role="alert">
				{say('The rules gave no answer. Load the page again.', '规则检查未返回结果。请重新加载页面。')}
			</p>
		);
	if (all.length === 0)
		return <p>{say('The published content contradicts itself nowhere.', '已发布的内容没有相互矛盾之处。')}</p>;
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('Rule', '规则')}</th>
					<th scope="col">{say('What contradicts it', '矛盾之处')}</th>
				</tr>
			</thead>
			<tbody>
				{all.map(({ rule, sentence, found }) => (
					<tr key={rule}>
						<th scope="row">{say(sentence.en, sentence.cn)}</th>
						<td>
							<ul className="studio-list">
								{found.map((place) => (
									<li key={place}>{place}</li>
								))}
							</ul>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Lists every contradiction of the published content, by rule. */
export function ContradictionsView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	return (
		<StudioPage {...props} at="/admin/contradictions">
			<h1>{say('Contradictions', '内容矛盾')}</h1>
			<p>
				{say(
					'What the published content says in two places must agree. Of uploaded files only their day is known.',
					'已发布内容在不同位置的说法须一致。上传的文件仅比对日期。',
				)}
			</p>
			{has(req.user, 'editor', ...overseers) ? (
				<Contradictions payload={req.payload} />
			) : (
				<p>
					{say(
						'Only editors, regulatory, quality and administrators see them.',
						'只有编辑、法规、质量角色和管理员可以查看。',
					)}
				</p>
			)}
		</StudioPage>
	);
}
