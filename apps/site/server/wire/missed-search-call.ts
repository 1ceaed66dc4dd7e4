import { plainLine } from '@site/contract/plain-text';
import { longestCountedSearch } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import type { Content } from '../content/content.ts';
import { dayOf } from '../content/dates.ts';
import { searchHits } from '../content/search.ts';
import { typedWords } from '../content/words.ts';
import type { Journal } from '../intake/journal.ts';
import { recordMissedSearch } from '../intake/search-rows.ts';
import { ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { language, text } from './fields.ts';

const takes = z.object({ keyword: text, language });

/** The same words count as one, however they were typed. Nobody's address is counted. */
function countedWords(keyword: string): string | undefined {
	const words = plainLine(keyword.normalize('NFKC')).toLowerCase();
	const isCounted = words.length <= longestCountedSearch && !words.includes('@') && typedWords(words).length > 0;
	return isCounted ? words : undefined;
}

/** Counts a search that finds nothing, for staff who look after synonyms; what finds something is answered alike. */
export async function countMissedSearch(
	fields: Fields,
	{ content, journal, now }: { content: Content; journal: Journal; now: number },
): Promise<WireAnswer<null>> {
	const { keyword, language } = checked(takes, fields);
	const words = countedWords(keyword);
	if (words !== undefined && searchHits(content, words).length === 0) {
		await recordMissedSearch(journal, { words, language, day: dayOf(new Date(now)), askedAt: now });
	}
	return ok(null);
}
