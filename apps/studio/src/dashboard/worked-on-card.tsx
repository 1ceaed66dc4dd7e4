import type { Payload, SanitizedPermissions, TypedUser } from 'payload';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import { workedOnLast } from './for-you.ts';

interface Props {
	payload: Payload;
	user: TypedUser;
	permissions: SanitizedPermissions | undefined;
}

/** Links to the items that the user worked on last. */
export async function WorkedOnCard({ payload, user, permissions }: Props) {
	const say = await sayHere();
	const items = await workedOnLast(payload, user, permissions, say);
	if (items.length === 0) return null;
	return (
		<section className="studio-chart" aria-labelledby="worked-on">
			<h2 id="worked-on">{say('What you worked on last', '您最近处理的内容')}</h2>
			<ul className="studio-list">
				{items.map(({ title, kind, href, at, isUnsaved }) => (
					<li key={`${href} ${at}`}>
						<a href={href}>{title}</a>
						{title !== kind && ` (${kind})`}, <time dateTime={at}>{momentInWords(at, say)}</time>
						{isUnsaved && <strong>{say(', not saved yet', '，尚未保存')}</strong>}
					</li>
				))}
			</ul>
		</section>
	);
}
