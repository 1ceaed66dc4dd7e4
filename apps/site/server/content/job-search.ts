import type { Content } from './content.ts';
import { findableJobs } from './findable-jobs.ts';
import { remember } from './remember.ts';
import { indexOf } from './search-index.ts';
import { clausesOf } from './search-query.ts';
import { rank } from './search-ranking.ts';
import { fold, stem, typedWords } from './words.ts';

const jobIndex = remember(1, (content: Content, _key: 'jobs') => indexOf(findableJobs(content, String), content));

/** What every entry of the list is. */
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

/** `Part-time` is one word beside the parts that something has and the time that it takes. */
const asOneWord = (keyword: string) => fold(keyword).replace(/\b(full|part)[\s-]+time\b/g, '$1time');

/** The positions that a keyword is about, by their numbers: its words, their beginnings, small typos and what they stand for; null where it asks for any. */
export function jobsAbout(content: Content, keyword: string): ReadonlySet<number> | null {
	const words = typedWords(asOneWord(keyword)).filter((word) => !ofAny.has(stem(word)));
	if (words.length === 0) return null;
	const index = jobIndex(content, 'jobs');
	const places = rank(index, clausesOf(words.slice(0, mostWords), index));
	return new Set(places.flatMap((place) => index.all[place]?.id ?? []));
}
