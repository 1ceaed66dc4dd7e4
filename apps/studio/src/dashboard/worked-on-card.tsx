import { use } from 'react';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';
import type { WorkedOn } from './for-you.ts';

/** Links to the items that the user worked on last. */
export const WorkedOnCard = ({ items }: { items: WorkedOn[] }) => {
	const say = use(sayHere());
	return (
		<section className="studio-chart" aria-labelledby="worked-on">
			<h2 id="worked-on">{say('What you worked on last', '您最近处理的内容')}</h2>
			{items.length === 0 ? (
				<p>{say('Nothing yet. What you change is found here again.', '暂无。您更改的内容会出现在这里。')}</p>
			) : (
				<ul className="studio-list">
					{items.map(({ title, kind, href, at, isUnsaved }) => (
						<li key={`${href} ${at}`}>
							<a href={href}>{title}</a>
							{title !== kind && ` (${kind})`}, <time dateTime={at}>{momentInWords(at, say)}</time>
							{isUnsaved && <strong>{say(', not saved yet', '，尚未保存')}</strong>}
						</li>
					))}
				</ul>
			)}
		</section>
	);
};
