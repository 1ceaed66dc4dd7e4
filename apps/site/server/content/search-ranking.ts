import type { SearchKind } from '@site/contract/wire';
import type { Findable } from './findable.ts';
import { type SearchIndex, standing } from './search-index.ts';
import { placeIn, worthIn } from './search-postings.ts';
import type { Alternative, Clause } from './search-query.ts';
import { namesWork } from './search-work-words.ts';
import { isChinese } from './words.ts';

/** Between equals, visitors look for a product. */
const likelihood: Record<SearchKind, number> = {
	product: 1.3,
	event: 1,
	article: 1,
	document: 1,
	question: 0.7,
	page: 0.8,
	job: 0.7,
};

/** A query that is itself a question most likely looks for one; what only belongs to the same product answers another. */
const likelyAnswer = (isQuestion: boolean, best: number) => {
	if (best < standing.title) return likelihood.question / 2;
	return isQuestion ? 2 * likelihood.question : likelihood.question;
};

/** How much a title counts that the query covers altogether. */
const coveredTitle = 2;
/** What lacks a word stands in where it is that much better than all that has every word. */
const forLack = 0.6;
/** A word that is not required still helps to rank. */
const forHelp = 0.3;

/** What a clause is worth in each entry, which share of its title it is, and how prominently it stands there. */
type Marks = { score: Float64Array; title: Float64Array; standing: Float64Array };

function noteAlternative(
	{ all, postings, titleLengths }: SearchIndex,
	{ words, worth }: Alternative,
	marks: Marks,
): void {
	const lists = words.flatMap((word) => postings.of(word) ?? []);
	if (lists.length < words.length) return;
	const isOne = words.length === 1;
	const points = isOne ? marks.score : new Float64Array(all.length);
	const present = isOne ? null : new Uint8Array(all.length);
	lists.forEach((list, at) => {
		const rarity = (Math.log(1 + all.length / list.length) * worth) / words.length;
		const lengths = isChinese(words[at] ?? '') ? titleLengths.cn : titleLengths.en;
		for (const posting of list) {
			const place = placeIn(posting);
			const value = worthIn(posting);
			if (!present) {
				raise(points, place, rarity * value);
			} else {
				if (present[place] !== at) continue;
				present[place] = at + 1;
				points[place] = (points[place] ?? 0) + rarity * value;
				if (at + 1 < words.length) continue;
				raise(marks.score, place, points[place] ?? 0);
			}
			raise(marks.standing, place, value);
			if (value >= standing.title) raise(marks.title, place, (worth * words.length) / (lengths[place] || 1));
		}
	});
}

function raise(values: Float64Array, place: number, value: number): void {
	if (value > (values[place] ?? 0)) values[place] = value;
}

function marksOf(index: SearchIndex, { alternatives }: Clause): Marks {
	const none = () => new Float64Array(index.all.length);
	const marks: Marks = { score: none(), title: none(), standing: none() };
	for (const alternative of alternatives) noteAlternative(index, alternative, marks);
	return marks;
}

/**
 * Entries that satisfy every required clause, best first; where none does, those that satisfy the most. Something that
 * lacks one is among them only where it is clearly better than all of them. Where a word is unknown altogether, what
 * only mentions the others is no answer. Jobs come last unless the words are about work.
 */
export function rank(index: SearchIndex, clauses: readonly Clause[], isQuestion = false): number[] {
	const { all } = index;
	const none = () => new Float64Array(all.length);
	const sum = { satisfied: none(), score: none(), title: none(), standing: none() };
	let hasUnknown = false;
	let isAboutWork = namesWork(clauses);
	for (const { required, ...clause } of clauses) {
		const marks = marksOf(index, { required, ...clause });
		let occurs = false;
		for (let place = 0; place < all.length; place++) {
			const points = marks.score[place] ?? 0;
			if (points === 0) continue;
			occurs = true;
			sum.score[place] = (sum.score[place] ?? 0) + points * (required ? 1 : forHelp);
			sum.title[place] = (sum.title[place] ?? 0) + (marks.title[place] ?? 0);
			if (!required) continue;
			raise(sum.standing, place, marks.standing[place] ?? 0);
			sum.satisfied[place] = (sum.satisfied[place] ?? 0) + 1;
		}
		isAboutWork ||= required && namesJobs(all, marks.standing);
		if (required && !occurs) hasUnknown = true;
	}
	const leastStanding = hasUnknown ? standing.belongsTo : standing.text;
	const isCandidate = (place: number) => (sum.standing[place] ?? 0) >= leastStanding;
	let most = 0;
	for (let place = 0; place < all.length; place++) {
		if (isCandidate(place)) most = Math.max(most, sum.satisfied[place] ?? 0);
	}
	let best = 0;
	const candidates: number[] = [];
	for (let place = 0; place < all.length; place++) {
		if (!isCandidate(place)) continue;
		const lacks = most - (sum.satisfied[place] ?? 0);
		const covered = 1 + coveredTitle * Math.min(1, sum.title[place] ?? 0);
		const kind = all[place]?.kind ?? 'page';
		const likely = kind === 'question' ? likelyAnswer(isQuestion, sum.standing[place] ?? 0) : likelihood[kind];
		const value = (sum.score[place] ?? 0) * covered * likely * forLack ** lacks;
		sum.score[place] = value;
		candidates.push(place);
		if (lacks === 0) best = Math.max(best, value);
	}
	const kept = candidates.filter((place) => sum.satisfied[place] === most || (sum.score[place] ?? 0) > best);
	if (isAboutWork) return bestFirst(kept, sum.score);
	const isJob = (place: number) => all[place]?.kind === 'job';
	const others = kept.filter((place) => !isJob(place));
	return [...bestFirst(others, sum.score), ...bestFirst(kept.filter(isJob), sum.score)];
}

/** True for words that name jobs and nothing else, such as `engineer`. */
function namesJobs(all: readonly Findable[], standings: Float64Array): boolean {
	const names = (place: number, least: number) => (standings[place] ?? 0) >= least;
	const isJob = ({ kind }: Findable) => kind === 'job';
	return (
		all.some((entry, place) => isJob(entry) && names(place, standing.title)) &&
		!all.some((entry, place) => !isJob(entry) && names(place, standing.belongsTo))
	);
}

/** Sorted as plain numbers, score and place in one: a comparing function costs milliseconds where much is found. */
function bestFirst(places: readonly number[], score: Float64Array): number[] {
	const room = 2 ** 21;
	const keys = Float64Array.from(places, (place) => place - Math.round((score[place] ?? 0) * 1e4) * room).sort();
	return Array.from(keys, (key) => ((key % room) + room) % room);
}
