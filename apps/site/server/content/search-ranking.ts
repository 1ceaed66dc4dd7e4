import type { SearchKind } from '@site/contract/wire';
import type { Findable } from './findable.ts';
import { type SearchIndex, standing } from './search-index.ts';
import { placeIn, worthIn } from './search-postings.ts';
import type { Alternative, Clause } from './search-query.ts';
import { namesWork } from './search-work-words.ts';
import { isChinese } from './words.ts';

/** Among equal matches, products come first. */
const likelihood: Record<SearchKind, number> = {
	product: 1.3,
	event: 1,
	article: 1,
	document: 1,
	question: 0.7,
	page: 0.8,
	job: 0.7,
};

/**
 * A query put as a question most likely seeks a question, the more of its title it covers the likelier; an entry that
 * only belongs to the same product answers something else.
 */
const likelyAnswer = (isQuestion: boolean, best: number, titleShare: number) => {
	if (best < standing.title) return likelihood.question / 2;
	return isQuestion ? likelihood.question * (1 + titleShare) : likelihood.question;
};

/** Weight of a title that the query covers completely. */
const coveredTitle = 2;
/** An entry that lacks a word is still shown if it is better than all complete matches by this factor. */
const forLack = 0.6;
/** Weight of a discontinued product: similar ones in production come first. */
const forDiscontinued = 0.6;
/** Weight of an optional word. */
const forHelp = 0.3;

/** For each entry: the clause's score, its share of the title, and the best place it occurs in. */
type Marks = { score: Float64Array; title: Float64Array; standing: Float64Array };

function noteAlternative(
	{ all, postings, titleLengths }: SearchIndex,
	{ words, worth }: Alternative,
	marks: Marks,
): void {
	const lists = words.flatMap((word) => postings.of(word) ?? []);
	const last = lists.at(-1);
	if (!last || lists.length < words.length) return;
	const rarities = lists.map((list) => (Math.log(1 + all.length / list.length) * worth) / words.length);
	const lengths = isChinese(words.at(-1) ?? '') ? titleLengths.cn : titleLengths.en;
	const reached = lists.map(() => 0);
	for (const posting of last) {
		const place = placeIn(posting);
		const value = worthIn(posting);
		const points = pointsAt(place, lists, rarities, reached);
		if (points === 0) continue;
		raise(marks.score, place, points);
		raise(marks.standing, place, value);
		if (value >= standing.title) raise(marks.title, place, (worth * words.length) / (lengths[place] || 1));
	}
}

/**
 * Score of all words together in an entry; 0 if it lacks one. Entries are visited in order, so `reached` only moves
 * forward.
 */
function pointsAt(
	place: number,
	lists: readonly Uint32Array[],
	rarities: readonly number[],
	reached: number[],
): number {
	let points = 0;
	for (let word = 0; word < lists.length; word++) {
		const list = lists[word];
		let at = reached[word] ?? 0;
		while (list && at < list.length && placeIn(list[at] ?? 0) < place) at++;
		reached[word] = at;
		const posting = list?.[at];
		if (posting === undefined || placeIn(posting) !== place) return 0;
		points += (rarities[word] ?? 0) * worthIn(posting);
	}
	return points;
}

function raise(values: Float64Array, place: number, value: number): void {
	if (value > (values[place] ?? 0)) values[place] = value;
}

/** Reuses the arrays of the previous clause. */
function noteClause(index: SearchIndex, { alternatives }: Clause, marks: Marks): void {
	for (const values of [marks.score, marks.title, marks.standing]) values.fill(0);
	for (const alternative of alternatives) noteAlternative(index, alternative, marks);
}

/**
 * Entries that satisfy every required clause, best first; if there are none, those that satisfy the most. An entry that
 * lacks one is included only if it is clearly better. If a word is unknown, entries that merely mention the others are
 * no match. Jobs come last unless the query is about work.
 */
export function rank(index: SearchIndex, clauses: readonly Clause[], isQuestion = false): number[] {
	const { all } = index;
	const none = () => new Float64Array(all.length);
	const sum = { satisfied: none(), score: none(), title: none(), standing: none() };
	const marks: Marks = { score: none(), title: none(), standing: none() };
	let hasUnknown = false;
	let isAboutWork = namesWork(clauses);
	for (const clause of clauses) {
		const { required } = clause;
		noteClause(index, clause, marks);
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
		const titleShare = Math.min(1, sum.title[place] ?? 0);
		const covered = 1 + coveredTitle * titleShare;
		const { kind = 'page', isDiscontinued = false } = all[place] ?? {};
		const likely =
			kind === 'question' ? likelyAnswer(isQuestion, sum.standing[place] ?? 0, titleShare) : likelihood[kind];
		const available = isDiscontinued ? forDiscontinued : 1;
		const value = (sum.score[place] ?? 0) * covered * likely * available * forLack ** lacks;
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
	let isTitle = false;
	for (let place = 0; place < all.length; place++) {
		const here = standings[place] ?? 0;
		if (here < standing.belongsTo) continue;
		if (all[place]?.kind !== 'job') return false;
		isTitle ||= here >= standing.title;
	}
	return isTitle;
}

/** Sorts score and entry as one plain number: a comparison function takes milliseconds for many results. */
function bestFirst(places: readonly number[], score: Float64Array): number[] {
	const room = 2 ** 21;
	const keys = Float64Array.from(places, (place) => place - Math.round((score[place] ?? 0) * 1e4) * room).sort();
	return Array.from(keys, (key) => ((key % room) + room) % room);
}
