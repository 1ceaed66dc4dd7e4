import type { PayloadRequest } from 'payload';
import { isGlobal } from '../server/config-of.ts';
import { ChangeTable } from '../trail/change-table.tsx';
import { differences } from '../trail/differences.ts';
import { nameOfKind } from '../trail/kinds.ts';
import { nameRelations } from '../trail/name-relations.ts';
import { sayHere } from '../words/say-here.ts';
import type { ReleaseItem, ReleaseProblem } from './release-items.ts';
import { fieldsOf } from './subjects.ts';

const placeOf = ({ kind, item }: ReleaseItem, isOfGlobal: boolean) =>
	isOfGlobal ? `/admin/globals/${kind}` : item === null ? null : `/admin/collections/${kind}/${item}`;

type Props = { req: PayloadRequest; item: ReleaseItem; problem?: ReleaseProblem; removeAt: string | null };

/** One item of a release: its changed fields before and after, and its problem. */
export async function ReleaseChanges({ req, item, problem, removeAt }: Props) {
	const say = await sayHere();
	const { key, kind, title, isNew, values, before, addedByName } = item;
	const fields = fieldsOf(req.payload, kind).filter(({ name }) => name in values);
	const changes = await nameRelations(req, differences(fields, before, values, { path: '', label: '', say }));
	const place = placeOf(item, isGlobal(req.payload, kind));
	return (
		<section className="studio-note" aria-labelledby={`item-${key}`}>
			<h3 id={`item-${key}`}>
				{place ? <a href={place}>{title}</a> : title} <small>{nameOfKind(req.payload, kind, say)}</small>
			</h3>
			{problem && <p role="alert">{problem.reason}</p>}
			<p>
				{isNew ? say('New on the site.', '网站上新增。') : say('Changes what is on the site.', '更改网站上的内容。')}
				{say(` Added by ${addedByName}.`, `由 ${addedByName} 添加。`)}
			</p>
			<details>
				<summary>
					{say(`${changes.length} ${changes.length === 1 ? 'field' : 'fields'}`, `${changes.length} 个字段`)}
				</summary>
				<ChangeTable
					className="studio-trail"
					changes={changes}
					headings={[say('Before', '之前'), say('In the release', '发布批次中')]}
				/>
			</details>
			{removeAt && (
				<form method="post" action={removeAt}>
					<input type="hidden" name="key" value={key} />
					<button
						type="submit"
						className="studio-secondary"
						aria-label={say(`Remove ${title} from the release`, `将 ${title} 从发布批次中移除`)}
					>
						{say('Remove', '移除')}
					</button>
				</form>
			)}
		</section>
	);
}
