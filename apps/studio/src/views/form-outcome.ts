import type { AdminViewServerProps } from 'payload';
import { answers } from '../server/kept-for-person.ts';
import { queryOf } from './query-of.ts';

/** The result of the user's last form; the address holds the key of the text. */
export function formOutcome({
	initPageResult,
	searchParams,
}: Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'>) {
	const query = queryOf(searchParams);
	const said = (name: string) => answers.find(query.get(name) ?? '', Number(initPageResult.req.user?.id));
	return { done: said('done'), problem: said('problem'), last: said('last') };
}
