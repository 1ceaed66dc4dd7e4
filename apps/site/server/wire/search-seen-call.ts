import { plainLine } from '@site/contract/plain-text';
import { longestCountedSearch, type SearchOutcome } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import type { Content } from '../content/content.ts';
import { dayOf } from '../content/dates.ts';
import { search } from '../content/search.ts';
import { typedWords } from '../content/words.ts';
import type { Journal } from '../intake/journal.ts';
import { recordSearch } from '../intake/search-rows.ts';
import { invalid, ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { language, text } from './fields.ts';

const yesOrNo = z
	.literal(['', '0', '1', 0, 1])
	.nullish()
	.transform((value) => Number(value ?? 0) === 1);
const takes = z.object({ keyword: text, language, opened: yesOrNo });

/** Normalizes the words so that spelling variants count as one. Texts with an email address are not counted. */
function countedWords(keyword: string): string | undefined {
	const words = plainLine(keyword.normalize('NFKC')).toLowerCase();
	const isCounted = words.length <= longestCountedSearch && !words.includes('@') && typedWords(words).length > 0;
	return isCounted ? words : undefined;
}

/** The server checks whether there are results; the browser only reports whether one was opened, which needs results. */
function outcomeOf(isFound: boolean, isOpened: boolean): SearchOutcome | undefined {
	if (isFound) return isOpened ? 'opened' : 'shown';
	return isOpened ? undefined : 'missed';
}

/**
 * Counts the outcome of a search, for staff who maintain synonyms and texts. The response never says whether it was
 * counted.
 */
export async function countSearch(
	fields: Fields,
	{ content, journal, now }: { content: Content; journal: Journal; now: number },
): Promise<WireAnswer<unknown>> {
	const { keyword, language, opened } = checked(takes, fields);
	if (keyword === '') return invalid(language, 'requiredField', { fields: ['keyword'] });
	const words = countedWords(keyword);
	if (words === undefined) return ok(null);
	const { total } = search(content, { keyword: words, language, page: 1, pageSize: 1, all: true });
	const outcome = outcomeOf(total > 0, opened);
	if (outcome) await recordSearch(journal, { words, language, outcome, day: dayOf(new Date(now)), askedAt: now });
	return ok(null);
}
