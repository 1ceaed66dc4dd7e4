import { call } from '../../client/wire/wire.ts';

const told = new Set<string>();

/**
 * Counts a search whose answer was seen, and the first time that one of its results is opened: once a visit each, for
 * staff who look after what words stand for.
 */
export function tellSeen(keyword: string, language: string, opened: 0 | 1) {
	const seen = opened + keyword;
	if (told.has(seen)) return;
	told.add(seen);
	call('searchSeen', { keyword, language, opened }, { silent: true }).catch(() => undefined);
}
