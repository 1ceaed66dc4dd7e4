import type { To } from 'react-router';
import { newsroomWords } from '../../messages/newsroom.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Tag } from '../../ui/tag.tsx';
import { pickTab, type View } from './view.ts';

const tabs = ['all', 'articles'] as const;

export function BlogTabs({ view, to }: { view: View; to: (view: View) => To }) {
	const words = useWords(newsroomWords);
	return (
		<nav aria-label={words.tabs}>
			<ul className="flex flex-wrap gap-2">
				{tabs.map((tab) => (
					<li key={tab}>
						<Tag to={to(pickTab(view, tab))} chosen={view.tab === tab}>
							{words[tab]}
						</Tag>
					</li>
				))}
			</ul>
		</nav>
	);
}
