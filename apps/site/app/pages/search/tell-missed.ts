import { call } from '../../client/wire.ts';

const told = new Set<string>();

/** Counts a search that found nothing, once a visit, for staff who look after what words stand for. */
export function tellMissed(keyword: string, language: string) {
	if (told.has(keyword)) return;
	told.add(keyword);
	call('missedSearch', { keyword, language }, { silent: true }).catch(() => undefined);
}
