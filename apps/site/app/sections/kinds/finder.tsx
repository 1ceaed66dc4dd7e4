import { addressOf, listAddress } from '../../destinations.ts';
import { finderWords } from '../../messages/finder.ts';
import { sectionWords } from '../../messages/sections.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { useSectionData } from '../section-data.ts';
import { TestChart } from '../test-chart.tsx';

const more = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

/** The Table of Tests, with its areas: pointing at one fades the others, and it leads to the finder with this answer. */
export function FinderSection({ section: { tone, title, intro } }: { section: SectionViewOf<'finder'> }) {
	const { areas, tests } = useSectionData();
	const words = useWords(finderWords);
	const { tests: chartWords } = useWords(sectionWords);
	const finder = addressOf({ name: 'Finder' });
	return (
		<Band tone={tone}>
			<h2 className="text-3xl">{title}</h2>
			{intro && <p className="lead mt-3 max-w-prose text-balance">{intro}</p>}
			<p className="mt-6 text-sm font-semibold">{words.questions.category}</p>
			<div className="overflow-x-auto">
				<TestChart
					areas={areas}
					tests={tests}
					link={({ slug, name }) => (
						<SiteLink
							to={`${finder}?for=${encodeURIComponent(slug)}`}
							className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
						>
							{name}
						</SiteLink>
					)}
				/>
			</div>
			<p className="mt-4 flex flex-wrap gap-x-8">
				<SiteLink to={finder} className={more}>
					{words.allQuestions}
				</SiteLink>
				<SiteLink to={`${listAddress('all')}?view=table`} className={more}>
					{chartWords.asTable}
				</SiteLink>
			</p>
		</Band>
	);
}
