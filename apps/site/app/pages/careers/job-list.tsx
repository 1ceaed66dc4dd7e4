import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useHeadingOfPage } from '../../client/navigation/heading-of-page.ts';
import { useListView } from '../../client/navigation/list-view.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useLayout } from '../../client/use-shell.ts';
import { careersPageSize } from '../../constants.ts';
import { careersWords } from '../../messages/careers.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterAside } from '../../ui/filter-aside.tsx';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { readView, viewFields, writeView } from './address.ts';
import { countFilters, firstView, goToPage, searchJobs, showJob, type View } from './filters.ts';
import { JobFilters } from './job-filters.tsx';
import type { CareersData } from './loader.ts';
import { OpenPositions } from './open-positions.tsx';

/**
 * Scrolls to the job that the address names, or to the list's heading if the job is closed. Not for visitors who
 * return: their scroll position is restored.
 */
function useNamedJob(id: number | undefined) {
	const arrivedFor = useRef(id);
	useEffect(() => {
		const named = arrivedFor.current;
		if (named === undefined || location.hash || history.state?.scroll !== undefined || scrollY > 0) return;
		const place = document.getElementById(`job-${named}`) ?? document.getElementById('jobs-heading');
		place?.scrollIntoView({ behavior: 'instant' });
	}, []);
}

/** Open jobs need no data. */
const parts = { jobs: ({ open: _, ...filters }: View) => filters };

/** Filters, search and jobs. The visitor's choices are in the address; everything else follows from it. */
export function JobList({ data }: { data: CareersData }) {
	const { categories, locations, jobs, place, closed, shown } = data;
	const { catalogue } = useMessages();
	const words = useWords(careersWords);
	const layout = useLayout();
	const read = (query: string) => readView(query, place);
	const list = useListView(data, { route: 'Careers', read, write: writeView, parts });
	const { view, asked, to, change, retry } = list;
	const isPending = list.isPending('jobs');
	const hasFailed = list.hasFailed('jobs');
	useNamedJob(view.open[0]);
	const heading = useHeadingOfPage(parts.jobs(view), list.goingBack);
	const filters = <JobFilters view={view} change={change} categories={categories} locations={locations} />;
	return (
		<Band tone="pale" className="grid gap-x-12 gap-y-8 wide:grid-cols-[16rem_minmax(0,1fr)]">
			{layout === 'desktop' && <FilterAside>{filters}</FilterAside>}
			<section aria-labelledby="jobs-heading" aria-busy={isPending} className="min-w-0">
				<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h2 ref={heading} id="jobs-heading" tabIndex={-1} className="scroll-mt-28 text-3xl outline-none">
						{words.openPositions}
					</h2>
					<p role="status" className="text-sm text-ink-soft">
						{isPending ? words.loadingJobs : words.jobs(jobs.total)}
					</p>
				</div>
				{closed !== null && view.open.includes(closed) && (
					<p role="status" className="mb-5 rounded-card bg-white p-4 font-semibold">
						{words.closed}
					</p>
				)}
				<JobSearch view={view} keyword={asked.search} change={change} />
				{layout === 'mobile' && (
					<FilterSheet count={countFilters(view)} button={words.showJobs(jobs.total)}>
						{filters}
					</FilterSheet>
				)}
				<div className="my-4">{hasFailed && <LoadFailure retry={retry} />}</div>
				<OpenPositions
					jobs={jobs.items}
					open={view.open}
					onToggle={(id, isOpen) => change((current) => showJob(current, id, isOpen), { replace: true })}
				/>
				{jobs.items.length === 0 && !isPending && !hasFailed && (
					<EmptyState text={words.nothingFits}>
						<Link to={to(firstView)} state={stayInPlace} className={buttonClass('secondary')}>
							{catalogue.clearFilters}
						</Link>
					</EmptyState>
				)}
				<div className="mt-8">
					<Pagination
						page={shown.page}
						pages={Math.ceil(jobs.total / careersPageSize)}
						to={(page) => to(goToPage(view, page))}
						label={catalogue.pages}
					/>
				</div>
			</section>
		</Band>
	);
}

type JobSearchProps = {
	view: View;
	keyword: string;
	change: (transition: (view: View) => View, how?: { replace: boolean }) => void;
};

function JobSearch({ view, keyword, change }: JobSearchProps) {
	const words = useWords(careersWords);
	return (
		<SearchField
			name="search"
			label={words.searchJobs}
			placeholder={words.searchPlaceholder}
			keyword={keyword}
			onKeyword={(keyword, how) => change((current) => searchJobs(current, keyword), how)}
		>
			<HiddenFields fields={viewFields(searchJobs(view, ''))} />
		</SearchField>
	);
}
