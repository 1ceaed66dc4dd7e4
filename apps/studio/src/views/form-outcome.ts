import type { AdminViewServerProps } from 'payload';
import { answers } from '../server/kept-for-person.ts';
import { queryOf } from './query-of.ts';

/** What the form that a person sent last has done: the address holds the key of the words. */
export function formOutcome({
	initPageResult,
	searchParams,
}: Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>) {
	const query = queryOf(searchParams);
	const said = (name: string) => answers.find(query.get(name) ?? '', Number(initPageResult.req.user?.id));
	return { done: said('done'), problem: said('problem'), last: said('last') };
}
