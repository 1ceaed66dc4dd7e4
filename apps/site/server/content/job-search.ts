import type { Content } from './content.ts';
import { findableJobs } from './findable-jobs.ts';
import { remember } from './remember.ts';
import { indexOf } from './search-index.ts';
import { clausesOf } from './search-query.ts';
import { rank } from './search-ranking.ts';
import { fold, stem, typedWords } from './words.ts';

const jobIndex = remember(1, (content: Content, _key: 'jobs') => indexOf(findableJobs(content, String), content));

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
export function jobsAbout(content: Content, keyword: string): ReadonlySet<number> | null {
	const words = typedWords(asOneWord(keyword)).filter((word) => !ofAny.has(stem(word)));
	if (words.length === 0) return null;
	const index = jobIndex(content, 'jobs');
	const places = rank(index, clausesOf(words.slice(0, mostWords), index));
	return new Set(places.flatMap((place) => index.all[place]?.id ?? []));
}
