import { addressOf } from '../../destinations.ts';
import { finderWords } from '../../messages/finder.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { useSectionData } from '../section-data.ts';

/** The first question of the finder in a low band. An answer leads to the other questions. */
export function FinderSection({ section: { tone, title, intro } }: { section: SectionViewOf<'finder'> }) {
	const { areas } = useSectionData();
	const words = useWords(finderWords);
	const finder = addressOf({ name: 'Finder' });
	return (
		<Band tone={tone} low className="grid gap-x-12 gap-y-5 desktop:lg:grid-cols-[18rem_minmax(0,1fr)]">
			<div>
				<h2 className="text-2xl">{title}</h2>
				{intro && <p className="mt-2 text-sm opacity-85">{intro}</p>}
			</div>
			<div>
				<p id="finder-question" className="mb-3 text-sm font-semibold">
					{words.questions.category}
				</p>
				<ul aria-labelledby="finder-question" className="flex flex-wrap gap-2">
					{areas.map(({ slug, name }) => (
						<li key={slug}>
							<SiteLink
								to={`${finder}?for=${encodeURIComponent(slug)}`}
								className="inline-flex min-h-11 items-center rounded-full border border-ink/20 bg-white px-4 py-1 text-sm font-semibold text-ink transition-colors duration-200 hover:border-teal hover:text-teal"
							>
								{name}
							</SiteLink>
						</li>
					))}
					<li>
						<SiteLink
							to={finder}
							className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
						>
							{words.allQuestions}
							<Icon name="arrow" className="size-4" />
						</SiteLink>
					</li>
				</ul>
			</div>
		</Band>
	);
}
