import { addressOf } from '../../destinations.ts';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ArrowLink } from '../../sections/actions.tsx';
import { ArticleCard } from '../../sections/article-card.tsx';
import { Band } from '../../ui/band.tsx';
import type { ArticleCard as Card } from '../../visit.ts';

/** Three articles on the same subject, and a link to all articles. */
export function Related({ articles }: { articles: readonly Card[] }) {
	const words = useWords(newsroomWords);
	if (articles.length === 0) return null;
	return (
		<div className="no-print">
			<Band tone="pale">
				<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
					<h2 className="text-3xl">{words.related}</h2>
					<ArrowLink to={addressOf({ name: 'Resources' })}>{words.allNews}</ArrowLink>
				</div>
				<ul className="grid gap-x-8 gap-y-10 wide:sm:grid-cols-3">
					{articles.map((article) => (
						<li key={article.slug}>
							<ArticleCard article={article} />
						</li>
					))}
				</ul>
			</Band>
		</div>
	);
}
