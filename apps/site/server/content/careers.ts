import type { EmploymentType, Job } from '@site/contract/careers';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { findableJobs } from './findable-jobs.ts';
import { plainText } from './html.ts';
import { htmlInLanguage } from './localise.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { passage } from './passage.ts';
import { rememberOnce } from './remember.ts';
import { indexOf } from './search-index.ts';
import { clausesOf } from './search-query.ts';
import { rank } from './search-ranking.ts';
import { fold, stem, typedWords } from './words.ts';

const jobIndex = rememberOnce((content: Content) => indexOf(findableJobs(content, String), content));

/** Words that describe every job, so they do not narrow a search. */
const ofAny: ReadonlySet<string> = new Set([
	'job',
	'position',
	'vacancy',
	'open',
	'role',
	'career',
	'职位',
	'招聘',
	'工作',
	'岗位',
]);
const mostWords = 8;

/** `Part-time` becomes one word, so that it does not match every "part" and "time". */
const asOneWord = (keyword: string) => fold(keyword).replace(/\b(full|part)[\s-]+time\b/g, '$1time');

/** Ids of the jobs that match a keyword: by words, prefixes, small typos and synonyms. Null if the keyword means any job. */
function jobsAbout(content: Content, keyword: string): ReadonlySet<number> | null {
	const words = typedWords(asOneWord(keyword)).filter((word) => !ofAny.has(stem(word)));
	if (words.length === 0) return null;
	const index = jobIndex(content);
	const places = rank(index, clausesOf(words.slice(0, mostWords), index));
	return new Set(places.flatMap((place) => index.all[place]?.id ?? []));
}

export type NamedOption = { id: number; name: string };
export type JobView = {
	id: number;
	title: string;
	content: string;
	postedOn: string;
	postedText: string;
	employment: EmploymentType | null;
	category: NamedOption | null;
	locations: NamedOption[];
};

const named = (entries: readonly { id: number; name: Text }[], language: Language): NamedOption[] =>
	entries.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));

export const jobCategories = (content: Content, language: Language) => named(content.snapshot.jobCategories, language);
export const jobLocations = (content: Content, language: Language) => named(content.snapshot.jobLocations, language);

const newestFirst = rememberOnce(({ snapshot }: Content) =>
	[...snapshot.jobs].sort((a, b) => b.postedOn.localeCompare(a.postedOn) || b.id - a.id),
);

/**
 * Open positions. Of several categories or locations any may match; of a keyword every word has to, itself or by a
 * synonym.
 */
export const jobs = (
	content: Content,
	{ language, page, pageSize, ...filter }: JobFilter & Paging & { language: Language },
): Page<JobView> => pageOf(wantedJobs(content, filter), { page, pageSize }, (job) => jobView(content, job, language));

/** The page of the list with this job; null if the list does not contain it. */
export function pageOfJob(
	content: Content,
	{ id, pageSize, ...filter }: JobFilter & { id: number; pageSize: number },
): number | null {
	const at = wantedJobs(content, filter).findIndex((job) => job.id === id);
	return at < 0 ? null : Math.floor(at / pageSize) + 1;
}

type JobFilter = { categories?: readonly number[]; locations?: readonly number[]; keyword?: string };

function wantedJobs(content: Content, { categories = [], locations = [], keyword = '' }: JobFilter) {
	const about = jobsAbout(content, keyword);
	return newestFirst(content).filter(
		({ id, categoryId, locationIds }) =>
			(categories.length === 0 || categories.includes(categoryId)) &&
			(locations.length === 0 || locationIds.some((place) => locations.includes(place))) &&
			(!about || about.has(id)),
	);
}

/** One open position, or null. Only jobs in the United States ask for US papers. */
export function job(
	content: Content,
	{ id, language }: { id: number; language: Language },
): (JobView & { isInUnitedStates: boolean }) | null {
	const found = content.snapshot.jobs.find((each) => each.id === id);
	if (!found) return null;
	const places = content.snapshot.jobLocations.filter((place) => found.locationIds.includes(place.id));
	const isInUnitedStates = places.some(({ country = 'US' }) => country === 'US');
	return { ...jobView(content, found, language), isInUnitedStates };
}

/** For search engines: the title of a position and the beginning of its text. */
export function jobHead(content: Content, query: { id: number; language: Language }) {
	const found = job(content, query);
	return found && { id: found.id, title: found.title, summary: passage([plainText(found.content)], undefined) };
}

const jobView = ({ snapshot }: Content, job: Job, language: Language): JobView => ({
	id: job.id,
	title: inLanguage(job.title, language),
	content: htmlInLanguage(job.content, language),
	postedOn: job.postedOn,
	postedText: dayText(job.postedOn, language),
	employment: job.employment,
	category: named(snapshot.jobCategories, language).find(({ id }) => id === job.categoryId) ?? null,
	locations: named(
		snapshot.jobLocations.filter(({ id }) => job.locationIds.includes(id)),
		language,
	),
});
