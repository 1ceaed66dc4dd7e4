import { call } from '../../client/wire/wire.ts';

const told = new Set<string>();

/**
 * Counts a search whose answer was shown, and the first opened result, each once per visit. Staff use the counts to
 * maintain synonyms.
 */
export function tellSeen(keyword: string, language: string, opened: 0 | 1) {
	const seen = opened + keyword;
	if (told.has(seen)) return;
	told.add(seen);
	call('searchSeen', { keyword, language, opened }, { silent: true }).catch(() => undefined);
}
